//! `arbitro appeal`: prints the report on a candidate's answer to one question.

use clap::ArgMatches;

use crate::cli::args::format_of;
use crate::cli::shell::{Failure, Shell};
use crate::cli::stage::folder::{StageFolder, ask_manager, report_notices, stage_manager};
use crate::render::marking::appeal::appeal;
use arbitro_exam::marking::StageManager;

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let folder = StageFolder::named(shell, matches)?;
    let argument = |name: &str| matches.get_one::<String>(name).map_or("", String::as_str);
    let (candidate, question) = (argument("candidate"), argument("question"));
    let hear = |manager: &mut StageManager<'_>| manager.hear_appeal(candidate, question);
    let appealed = ask_manager(shell, &mut stage_manager(&folder), hear)?;
    shell.document(&appeal(&shell.words, &appealed), format_of(matches))?;
    report_notices(shell, &appealed.notices)
}
