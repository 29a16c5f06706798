//! What can be told in two ways, told in one.

use super::event::{Act, Event};
use super::record::Record;
use super::spoken::Spoken;

impl Record {
    /// The same record in its plainest telling: declarer, who at once asks for another card of dummy's in the place of
    /// the one that he has just called, says more of his call. `None`: it is told so already.
    pub fn plainly(&self) -> Option<Box<Record>> {
        let mut plain: Option<Box<Record>> = None;
        for (index, told) in self.events.windows(2).enumerate() {
            let [call, event] = told else { continue };
            if let Some(act) = self.change_of_call(call, event) {
                plain.get_or_insert_with(|| Box::new(self.clone())).events[index + 1].act = act;
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
