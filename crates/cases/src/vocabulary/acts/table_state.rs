//! Statements about the table before the events; they are not acts.

use arbitro_laws::record::acts::{ActDetail, ActVerb, ValueKind};
use arbitro_laws::record::words::WordList;

use super::{ActForm, VerbWords};

const GRADE: ActDetail = ActDetail::new("grade", ValueKind::Word(WordList::Grades));
const BEFORE_AUCTION: ActDetail = ActDetail::new("before_auction", ValueKind::Flag);
const SEEN: ActDetail = ActDetail::new("seen", ValueKind::Seats);
const LED: ActDetail = ActDetail::new("led", ValueKind::Flag);

const HOLDS: &ActVerb = &ActVerb::new("holds", ValueKind::Holding);
const PENALTY: &ActVerb = &ActVerb::new("penalty", ValueKind::Card).with(&[GRADE]);
const EXPOSED: &ActVerb =
    &ActVerb::new("exposed", ValueKind::Card).with(&[LED, BEFORE_AUCTION, SEEN]);
const WON: &ActVerb = &ActVerb::new("won", ValueKind::Card);

pub(super) const VERBS: &[VerbWords] = &[
    VerbWords::of(HOLDS, "ha").line(ActForm::new("ha in mano queste carte", "holds these cards")),
    VerbWords::of(PENALTY, "penalizzata")
        .line(ActForm::new("ha una carta penalizzata", "has a penalty card")),
    VerbWords::of(EXPOSED, "esposta").line(ActForm::new(
        "ha esposto una carta in licita o prima",
        "exposed a card in or before the auction",
    )),
    VerbWords::of(WON, "vinta")
        .line(ActForm::new("ha vinto la presa precedente", "won the last trick")),
];
