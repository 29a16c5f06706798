//! `arbitro stage code`: prints a room's code, which is read aloud in that room.

use clap::ArgMatches;

use crate::cli::shell::{Failure, OutputFormat, Shell};
use crate::render::doc::Doc;
use crate::render::text::say;
use arbitro_exam::marking::StageManager;

use super::folder::{StageFolder, ask_manager};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let folder = StageFolder::named(shell, matches)?;
    let room = matches.get_one::<String>("room").map_or("", |room| room.trim()).to_lowercase();
    let manager = &mut StageManager::new(&folder);
    let asks = ask_manager(shell, manager, |manager| manager.stage())?.stage.room.code;
    let words = &shell.words;
    if !asks {
        return Err(shell.failure(say!(words, "stage-no-code")));
    }
    let Some(code) = ask_manager(shell, manager, |manager| manager.room_code_for(&room))? else {
        return Err(shell.failure(say!(words, "stage-free-code")));
    };
    let room = if room.is_empty() { "none".to_owned() } else { room };
    let text = say!(words, "stage-code", room = room, code = code);
    shell.document(Doc::default().text(text), OutputFormat::Text)
}
