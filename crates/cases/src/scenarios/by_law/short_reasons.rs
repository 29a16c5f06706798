//! What sentences of several Laws tell in short: facts on which their clauses turn.

use crate::scenarios::story::{SentenceWording, because};

pub const ACCEPTS_HIS_LEAD: SentenceWording = because(
    "53A",
    ["{declarer} accetta l'attacco di {by}", "{declarer} avesse accettato l'attacco di {by}"],
    ["{declarer} accepts {by}'s lead", "{declarer} had accepted {by}'s lead"],
);

pub const ACCEPTS_WITHOUT_PLAYING: SentenceWording = because(
    "53A",
    [
        "{declarer} accetta l'attacco di {by}",
        "{declarer}, senza giocare, avesse accettato l'attacco di {by}",
    ],
    ["{declarer} accepts {by}'s lead", "{declarer}, without playing, had accepted {by}'s lead"],
);

pub const ALL_PLAY_ON: SentenceWording = because(
    "68D2(b)",
    [
        "tutti e quattro accettano di continuare a giocare",
        "tutti e quattro avessero accettato di continuare a giocare",
    ],
    ["all four agree to play on", "all four had agreed to play on"],
);

pub const fn both_played_on(clause: &'static str) -> SentenceWording {
    because(
        clause,
        [
            "alla presa seguente hanno già giocato {winner} e {second}",
            "alla presa seguente avessero già giocato {winner} e {second}",
        ],
        [
            "{winner} and {second} have already played to the next trick",
            "{winner} and {second} had already played to the next trick",
        ],
    )
}

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

pub const fn declarer_accepts_it(clause: &'static str) -> SentenceWording {
    because(
        clause,
        ["{declarer} accetta {card}", "{declarer} avesse accettato {card}"],
        ["{declarer} accepts the {card}", "{declarer} had accepted the {card}"],
    )
}

pub const DECLARER_HAS_NOT_PLAYED: SentenceWording = because(
    "",
    ["{declarer} non ha ancora giocato {from}", "{declarer} non avesse ancora giocato {from}"],
    ["{declarer} has not yet played {from}", "{declarer} had not yet played {from}"],
);

pub const fn declarer_has_played(clause: &'static str) -> SentenceWording {
    because(
        clause,
        ["{declarer} ha già giocato {from}", "{declarer} avesse già giocato {from}"],
        ["{declarer} has already played {from}", "{declarer} had already played {from}"],
    )
}

pub const fn every_play_wins(clause: &'static str) -> SentenceWording {
    because(
        clause,
        [
            "con ogni gioco normale {by} vinceva {sure} prese",
            "con ogni gioco normale {by} vincesse {sure} prese",
        ],
        [
            "by any normal play {by} would have won {sure} tricks",
            "by any normal play {by} would have won {sure} tricks",
        ],
    )
}

pub const fn forbade_the_lead(clause: &'static str) -> SentenceWording {
    because(
        clause,
        [
            "{declarer} ha proibito l'attacco a {suit}",
            "{declarer} avesse proibito l'attacco a {suit}",
        ],
        ["{declarer} forbade a lead in {suit}", "{declarer} had forbidden a lead in {suit}"],
    )
}

pub const HAS_NOT_CHOSEN: SentenceWording = because(
    "",
    ["{declarer} non ha ancora scelto", "{declarer} non avesse ancora scelto"],
    ["{declarer} has not yet chosen", "{declarer} had not yet chosen"],
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

pub const fn has_not_faced_it(clause: &'static str) -> SentenceWording {
    because(
        clause,
        ["{by} non ha ancora scoperto {card}", "{by} non avesse ancora scoperto {card}"],
        ["{by} has not yet faced the {card}", "{by} had not yet faced the {card}"],
    )
}

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

pub const fn left_the_lead_free(clause: &'static str) -> SentenceWording {
    because(
        clause,
        ["{declarer} ha lasciato libero l'attacco", "{declarer} avesse lasciato libero l'attacco"],
        ["{declarer} left the lead free", "{declarer} had left the lead free"],
    )
}

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

pub const fn next_has_not_played(clause: &'static str) -> SentenceWording {
    because(
        clause,
        ["{next} non ha ancora giocato", "{next} non avesse ancora giocato"],
        ["{next} has not yet played", "{next} had not yet played"],
    )
}

pub const fn next_has_played_answer(clause: &'static str) -> SentenceWording {
    because(
        clause,
        ["{next} ha già giocato {answer}", "{next} avesse già giocato {answer}"],
        ["{next} has already played the {answer}", "{next} had already played the {answer}"],
    )
}

pub const NEXT_HAS_PLAYED_CARD: SentenceWording = because(
    "",
    ["{next} ha già giocato {card}", "{next} avesse già giocato {card}"],
    ["{next} has already played the {card}", "{next} had already played the {card}"],
);

pub const fn nobody_played_on(clause: &'static str) -> SentenceWording {
    because(
        clause,
        [
            "alla presa seguente nessuno ha ancora giocato",
            "alla presa seguente nessuno avesse ancora giocato",
        ],
        ["nobody has yet played to the next trick", "nobody had yet played to the next trick"],
    )
}

pub const fn nobody_told_his_turn(clause: &'static str) -> SentenceWording {
    because(
        clause,
        [
            "nessuno aveva detto a {by} che toccava a lui",
            "nessuno avesse detto a {by} che toccava a lui",
        ],
        ["nobody had told {by} that it was his turn", "nobody had told {by} that it was his turn"],
    )
}

pub const fn nobody_told_to_lead(clause: &'static str) -> SentenceWording {
    because(
        clause,
        ["nessuno aveva detto a {by} di attaccare", "nessuno avesse detto a {by} di attaccare"],
        ["nobody had told {by} to lead", "nobody had told {by} to lead"],
    )
}

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

pub const NOT_KNOWN_IF_TOLD_TO_LEAD: SentenceWording = because(
    "47E1",
    [
        "non è accertato se {declarer} aveva detto a {by} di attaccare",
        "non fosse accertato se {declarer} aveva detto a {by} di attaccare",
    ],
    [
        "it is not known whether {declarer} had told {by} to lead",
        "it were not known whether {declarer} had told {by} to lead",
    ],
);

pub const fn not_known_if_won_later(clause: &'static str) -> SentenceWording {
    because(
        clause,
        [
            "non si sa ancora se {by} e {partner} hanno poi vinto una presa",
            "non si sapesse ancora se {by} e {partner} hanno poi vinto una presa",
        ],
        [
            "it is not known yet whether {by} and {partner} later won a trick",
            "it were not known yet whether {by} and {partner} later won a trick",
        ],
    )
}

pub const fn only_winner_played_on(clause: &'static str) -> SentenceWording {
    because(
        clause,
        [
            "alla presa seguente ha giocato soltanto {winner}",
            "alla presa seguente avesse giocato soltanto {winner}",
        ],
        [
            "only {winner} has played to the next trick",
            "only {winner} had played to the next trick",
        ],
    )
}

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

pub const fn partner_has_not_played(clause: &'static str) -> SentenceWording {
    because(
        clause,
        ["{partner} non ha ancora giocato", "{partner} non avesse ancora giocato"],
        ["{partner} has not yet played", "{partner} had not yet played"],
    )
}

pub const PARTNER_OBJECTED: SentenceWording = because(
    "68B2",
    [
        "{partner} si è opposto subito alla concessione",
        "{partner} si fosse opposto subito alla concessione",
    ],
    [
        "{partner} at once objected to the concession",
        "{partner} had at once objected to the concession",
    ],
);

pub const REFUSES_HIS_LEAD: SentenceWording = because(
    "56",
    ["{declarer} rifiuta l'attacco di {by}", "{declarer} avesse rifiutato l'attacco di {by}"],
    ["{declarer} refuses {by}'s lead", "{declarer} had refused {by}'s lead"],
);

pub const fn required_the_lead(clause: &'static str) -> SentenceWording {
    because(
        clause,
        [
            "{declarer} ha richiesto l'attacco a {suit}",
            "{declarer} avesse richiesto l'attacco a {suit}",
        ],
        ["{declarer} required a lead in {suit}", "{declarer} had required a lead in {suit}"],
    )
}

pub const SAID_HE_PLAYED_IT: SentenceWording = because(
    "45C4(a)",
    ["{declarer} ha detto che giocava {card}", "{declarer} avesse detto che giocava {card}"],
    ["{declarer} said that he played the {card}", "{declarer} had said that he played the {card}"],
);

pub const SAME_CARDS_ANYWAY: SentenceWording = because(
    "12B1",
    [
        "{by} e {partner} avrebbero giocato le stesse carte comunque",
        "{by} e {partner} avessero giocato carte che avrebbero giocato comunque",
    ],
    [
        "{by} and {partner} would have played the same cards anyway",
        "{by} and {partner} had played cards that they would have played anyway",
    ],
);

pub const SHOWN_ON_PURPOSE: SentenceWording = because(
    "50B",
    ["{by} ha mostrato {card} di proposito", "{by} avesse mostrato {card} di proposito"],
    ["{by} showed the {card} on purpose", "{by} had shown the {card} on purpose"],
);

pub const TOLD_HIS_TURN: SentenceWording = because(
    "47E1",
    [
        "{declarer} aveva detto a {by} che toccava a lui",
        "{declarer} avesse detto a {by} che toccava a lui",
    ],
    [
        "{declarer} had told {by} that it was his turn",
        "{declarer} had told {by} that it was his turn",
    ],
);

pub const TOLD_TO_LEAD: SentenceWording = because(
    "47E1",
    ["{declarer} aveva detto a {by} di attaccare", "{declarer} avesse detto a {by} di attaccare"],
    ["{declarer} had told {by} to lead", "{declarer} had told {by} to lead"],
);

pub const fn won_later(clause: &'static str) -> SentenceWording {
    because(
        clause,
        [
            "{by} e {partner} hanno poi vinto almeno una presa",
            "{by} e {partner} avessero poi vinto almeno una presa",
        ],
        [
            "{by} and {partner} later won at least one trick",
            "{by} and {partner} had later won at least one trick",
        ],
    )
}

pub const WON_NOTHING_LATER: SentenceWording = because(
    "64B1",
    [
        "{by} e {partner} non hanno poi vinto nessuna presa",
        "{by} e {partner} non avessero poi vinto nessuna presa",
    ],
    ["{by} and {partner} later won no trick", "{by} and {partner} had later won no trick"],
);
