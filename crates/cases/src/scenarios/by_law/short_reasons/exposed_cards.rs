//! What several sentences on cards that are seen tell in short.

use crate::scenarios::story::{SentenceWording, because};

pub const CHOSE_ONE: SentenceWording = because(
    "51A",
    ["{declarer} ha scelto {one}", "{declarer} avesse scelto {one}"],
    ["{declarer} chose the {one}", "{declarer} had chosen the {one}"],
);

pub const CHOSE_TWO: SentenceWording = because(
    "51A",
    ["{declarer} ha scelto {two}", "{declarer} avesse scelto {two}"],
    ["{declarer} chose the {two}", "{declarer} had chosen the {two}"],
);

pub const HAS_NOT_CHOSEN_BETWEEN: SentenceWording = because(
    "",
    [
        "{declarer} non ha ancora scelto fra {one} e {two}",
        "{declarer} non avesse ancora scelto fra {one} e {two}",
    ],
    [
        "{declarer} has not yet chosen between the {one} and the {two}",
        "{declarer} had not yet chosen between the {one} and the {two}",
    ],
);

pub const HELD_AGAINST_THE_TABLE: SentenceWording = because(
    "45C2(a)",
    [
        "{declarer} ha tenuto {card} scopert{o/a} a contatto del tavolo",
        "{declarer} avesse tenuto {card} scopert{o/a} a contatto del tavolo",
    ],
    [
        "{declarer} held the {card} face up against the table",
        "{declarer} had held the {card} face up against the table",
    ],
);

pub const KNOCKED_BY_DECLARER: SentenceWording = because(
    "50",
    [
        "{by} ha fatto cadere {card} perché urtato da {declarer}",
        "{by} avesse fatto cadere {card} perché urtato da {declarer}",
    ],
    [
        "{by} dropped the {card} because {declarer} knocked him",
        "{by} had dropped the {card} because {declarer} knocked him",
    ],
);

pub const NOT_KNOCKED: SentenceWording = because(
    "49",
    [
        "{by} ha fatto cadere {card} senza essere urtato",
        "{by} avesse fatto cadere {card} senza essere urtato",
    ],
    [
        "{by} dropped the {card} without being knocked",
        "{by} had dropped the {card} without being knocked",
    ],
);

pub const NOT_KNOWN_IF_PARTNER_COULD_SEE: SentenceWording = because(
    "49",
    [
        "non è accertato se {partner} poteva vedere {card}",
        "non fosse accertato se {partner} poteva vedere {card}",
    ],
    [
        "it is not known whether {partner} could see the {card}",
        "it were not known whether {partner} could see the {card}",
    ],
);

pub const NOT_KNOWN_IF_SHOWN_ON_PURPOSE: SentenceWording = because(
    "50B",
    [
        "non è accertato se {by} ha mostrato {card} di proposito",
        "non fosse accertato se {by} ha mostrato {card} di proposito",
    ],
    [
        "it is not known whether {by} meant to show the {card}",
        "it were not known whether {by} meant to show the {card}",
    ],
);

/// The clause that does not apply then is found by comparison.
pub const PARTNER_COULD_NOT_SEE: SentenceWording = because(
    "",
    ["{partner} non poteva vedere {card}", "{partner} non avesse potuto vedere {card}"],
    ["{partner} could not see the {card}", "{partner} could not have seen the {card}"],
);

pub const fn partner_could_see(clause: &'static str) -> SentenceWording {
    because(
        clause,
        ["{partner} poteva vedere {card}", "{partner} avesse potuto vedere {card}"],
        ["{partner} could see the {card}", "{partner} could have seen the {card}"],
    )
}

pub const SAID_HE_PLAYED_IT: SentenceWording = because(
    "45C4(a)",
    ["{declarer} ha detto che giocava {card}", "{declarer} avesse detto che giocava {card}"],
    ["{declarer} said that he played the {card}", "{declarer} had said that he played the {card}"],
);

pub const SHOWN_ON_PURPOSE: SentenceWording = because(
    "50B",
    ["{by} ha mostrato {card} di proposito", "{by} avesse mostrato {card} di proposito"],
    ["{by} showed the {card} on purpose", "{by} had shown the {card} on purpose"],
);

pub const DROPPED_BY_ACCIDENT: SentenceWording = because(
    "50B",
    ["{by} ha fatto cadere {card} senza volerlo", "{by} avesse fatto cadere {card} senza volerlo"],
    ["{by} dropped the {card} by accident", "{by} had dropped the {card} by accident"],
);

pub const SAID_HE_HAS_FIRST: SentenceWording = because(
    "49",
    ["{by} ha detto di avere {first}", "{by} avesse detto di avere {first}"],
    ["{by} said that he has the {first}", "{by} had said that he has the {first}"],
);

pub const SAID_HE_HAS_SECOND: SentenceWording = because(
    "49",
    ["{by} ha detto di avere {second}", "{by} avesse detto di avere {second}"],
    ["{by} said that he has the {second}", "{by} had said that he has the {second}"],
);

pub const DROPPED_CARELESSLY: SentenceWording = because(
    "50B",
    [
        "{by} ha fatto cadere {card} per propria disattenzione",
        "{by} avesse fatto cadere {card} per propria disattenzione",
    ],
    [
        "{by} dropped the {card} through his own carelessness",
        "{by} had dropped the {card} through his own carelessness",
    ],
);

pub const KNOCKED_BY_STRANGER: SentenceWording = because(
    "50",
    [
        "{by} ha fatto cadere {card} perché urtato da un estraneo",
        "{by} avesse fatto cadere {card} perché urtato da un estraneo",
    ],
    [
        "{by} dropped the {card} because an outsider bumped him",
        "{by} had dropped the {card} because an outsider bumped him",
    ],
);
