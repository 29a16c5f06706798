//! The ends of a record, each heard under the answers of a path.

use std::rc::Rc;

use crate::ruling::decided::RuledDecision;
use crate::ruling::fact::{Answer, FactQuestion};
use crate::ruling::hearing::{Hearing, RulingInput};
use crate::ruling::trace::TraceEntry;
use crate::table::{Incident, Table};

use super::{Contradiction, HearingEnd, Inquiry, InquirySetup, RuleSet};

/// A hearing that has come to the end of the record.
#[derive(Clone, Copy)]
pub(crate) struct HearingAtEnd<'h, 'm> {
    pub(crate) table: &'h Table<'m>,
    pub(crate) decisions: &'h [RuledDecision],
    /// The reasoning on each incident.
    pub(crate) traces: &'h [&'h [TraceEntry]],
}

impl<'m> Hearing<'m> {
    pub(super) fn at_end<'h>(&'h self, traces: &'h [&'h [TraceEntry]]) -> HearingAtEnd<'h, 'm> {
        HearingAtEnd { table: &self.table, decisions: &self.decisions, traces }
    }
}

/// Hears the record under each of these lists of answers, and returns for each list that leads to the end its number, and
/// what `read` makes of the end. Lists share the hearing as far as the first question that they answer differently. A
/// question without an answer gets its first reply: the answers of a path of the ruling leave only questions without
/// effect on its decisions.
///
/// # Errors
///
/// Returns [`Contradiction`] if two decisions contradict each other.
pub(crate) fn hear_each_to_end<T>(
    rule_set: RuleSet,
    input: RulingInput<'_>,
    paths: &[Vec<(FactQuestion, Answer)>],
    read: &dyn Fn(HearingAtEnd<'_, '_>) -> T,
) -> Result<Vec<(usize, T)>, Contradiction> {
    let plain = input.record.canonical();
    let input = RulingInput { record: plain.as_deref().unwrap_or(input.record), ..input };
    let mut inquiry = Inquiry::new(rule_set, &InquirySetup::default());
    let mut ends = Vec::with_capacity(paths.len());
    let numbered: Vec<_> = (0..).zip(paths.iter().map(Vec::as_slice)).collect();
    let hearing = Box::new(Hearing::new(input, false));
    inquiry.hear_paths(hearing, None, &mut Vec::new(), &numbered, &mut |number, end| {
        ends.push((number, read(end)));
    })?;
    ends.sort_by_key(|(number, _)| *number);
    Ok(ends)
}

impl<'m> Inquiry<'m> {
    /// Hears the record from `hearing` on, or from its pending incident, under the answers of each numbered path, and
    /// tells each end. The paths agree in all answers that have been asked for so far, which the hearing assumes.
    fn hear_paths(
        &mut self,
        mut hearing: Box<Hearing<'m>>,
        mut pending: Option<Incident>,
        traces: &mut Vec<Rc<[TraceEntry]>>,
        paths: &[(usize, &[(FactQuestion, Answer)])],
        tell: &mut dyn FnMut(usize, HearingAtEnd<'_, 'm>),
    ) -> Result<(), Contradiction> {
        let heard_before = traces.len();
        while let Some(incident) = pending.take().or_else(|| hearing.next_incident()) {
            let before = hearing.clone();
            let mut end = self.hear(&mut hearing, &incident)?;
            if matches!(end, HearingEnd::NoSnapshot) {
                hearing = before.clone();
                hearing.keep_snapshots();
                end = self.hear(&mut hearing, &incident)?;
                hearing.drop_snapshots();
            }
            let HearingEnd::Asks((question, options)) = end else {
                traces.push(std::mem::take(&mut hearing.trace).into());
                continue;
            };
            let reply = |path: &[(FactQuestion, Answer)]| {
                let answered = path.iter().find(|(asked, _)| *asked == question);
                answered.map_or(Answer::nth(0), |(_, answer)| *answer)
            };
            for answer in (0..options).map(Answer::nth) {
                let with_it = paths.iter().filter(|(_, path)| reply(path) == answer);
                let with_it: Vec<_> = with_it.copied().collect();
                if !with_it.is_empty() {
                    let mut hearing = before.clone();
                    hearing.assumed.push((question, answer));
                    self.hear_paths(hearing, Some(incident), traces, &with_it, tell)?;
                }
            }
            traces.truncate(heard_before);
            return Ok(());
        }
        let all: Vec<&[TraceEntry]> = traces.iter().map(|trace| &trace[..]).collect();
        for (number, _) in paths {
            tell(*number, hearing.at_end(&all));
        }
        traces.truncate(heard_before);
        Ok(())
    }
}
