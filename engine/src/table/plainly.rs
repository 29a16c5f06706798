//! What can be told in two ways, told in one.

use std::borrow::Cow;

use super::event::{Act, Event};
use super::record::Record;
use super::spoken::Spoken;

impl Record {
    /// The same record in its plainest telling: declarer, who at once asks for another card of dummy's in the place of
    /// the one that he has just called, says more of his call.
    pub fn plainly(&self) -> Cow<'_, Record> {
        let mut plain = Cow::Borrowed(self);
        for index in 1..self.events.len() {
            if let Some(act) = self.change_of_call(&self.events[index - 1], &self.events[index]) {
                plain.to_mut().events[index].act = act;
            }
        }
        plain
    }

    fn change_of_call(&self, call: &Event, event: &Event) -> Option<Act> {
        let Act::Calls(spoken) = call.act else { return None };
        let Act::Wants { hand, card, instead } = event.act else { return None };
        let instead = instead?.card()?;
        let of_dummy = hand == self.contract.dummy() && hand != event.by;
        let changes = of_dummy && event.by == call.by && spoken.said.card() == Some(card);
        changes.then(|| Act::Adds(Spoken::naming(instead)))
    }
}
