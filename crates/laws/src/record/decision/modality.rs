//! The three modalities of a player's act: must, may, may not.

use crate::record::text::{Text, text};

use super::{Decision, DecisionAct, Party};

/// The modality of an act: required, allowed or forbidden.
pub(crate) struct Modality {
    pub code: &'static str,
    pub sentence: Text,
    pub made: fn(Party, DecisionAct) -> Decision,
    pub forbids: bool,
}

pub(super) static MUST: Modality = Modality {
    code: "{who} must {act}",
    sentence: text("{who} [{many!}devono][{one!}deve] {act}.", "{who} must {act}."),
    made: Decision::Must,
    forbids: false,
};

pub(super) static MAY: Modality = Modality {
    code: "{who} may {act}",
    sentence: text("{who} [{many!}possono][{one!}può] {act}.", "{who} may {act}."),
    made: Decision::May,
    forbids: false,
};

pub(super) static MAY_NOT: Modality = Modality {
    code: "{who} may not {act}",
    sentence: text("{both} [{many!}non possono][{one!}non può] {act}.", "{both} may not {act}."),
    made: Decision::MayNot,
    forbids: true,
};

pub(super) static MODALITIES: &[&Modality] = &[&MUST, &MAY_NOT, &MAY];
