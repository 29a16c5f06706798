//! What several sentences on the call of a card tell in short.

use crate::scenarios::story::{SentenceWording, because};

pub const CALLED_ANOTHER: SentenceWording = because(
    "45D",
    [
        "{declarer} aveva chiamato {called}, non {put}",
        "{declarer} avesse chiamato {called}, non {put}",
    ],
    [
        "{declarer} had called the {called}, not the {put}",
        "{declarer} had called the {called}, not the {put}",
    ],
);

pub const NAMED_IT: SentenceWording = because(
    "49",
    ["{by} ha detto di avere {named}", "{by} avesse detto di avere {named}"],
    ["{by} said that he has the {named}", "{by} had said that he has the {named}"],
);

pub const NAMED_NO_OTHER: SentenceWording = because(
    "",
    ["{by} non ha nominato nessun'altra carta", "{by} non avesse nominato nessun'altra carta"],
    ["{by} named no other card", "{by} had named no other card"],
);

pub const DID_NOT_STOP_TO_THINK: SentenceWording = because(
    "45C4(b)",
    [
        "prima di chiedere {other} {declarer} non si è fermato a pensare",
        "prima di chiedere {other} {declarer} non si fosse fermato a pensare",
    ],
    [
        "before asking for the {other} {declarer} did not stop to think",
        "before asking for the {other} {declarer} had not stopped to think",
    ],
);

pub const STOPPED_TO_THINK: SentenceWording = because(
    "45C4(b)",
    [
        "prima di chiedere {other} {declarer} si è fermato a pensare",
        "prima di chiedere {other} {declarer} si fosse fermato a pensare",
    ],
    [
        "before asking for the {other} {declarer} stopped to think",
        "before asking for the {other} {declarer} had stopped to think",
    ],
);

pub const CALL_WAS_A_SLIP: SentenceWording = because(
    "45C4(b)",
    [
        "{declarer} ha chiamato {first} per un lapsus",
        "{declarer} avesse chiamato {first} per un lapsus",
    ],
    [
        "{declarer} called the {first} by a slip of the tongue",
        "{declarer} had called the {first} by a slip of the tongue",
    ],
);

pub const CALL_WAS_NO_SLIP: SentenceWording = because(
    "45C4(a)",
    ["non era stato un lapsus chiamare {first}", "non fosse stato un lapsus chiamare {first}"],
    [
        "calling the {first} was no slip of the tongue",
        "calling the {first} had been no slip of the tongue",
    ],
);

pub const ONLY_CHANGED: SentenceWording = because(
    "45E2",
    [
        "{declarer} voleva solo cambiare {first} con {card}",
        "{declarer} avesse solo voluto cambiare {first} con {card}",
    ],
    [
        "{declarer} only wanted to change the {first} for the {card}",
        "{declarer} had only wanted to change the {first} for the {card}",
    ],
);
