//! What several sentences tell in short: facts on which their clauses turn.

mod designations;
mod exposed_cards;

pub use designations::*;
pub use exposed_cards::*;

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

pub const fn has_not_faced_it(clause: &'static str) -> SentenceWording {
    because(
        clause,
        ["{by} non ha ancora scoperto {card}", "{by} non avesse ancora scoperto {card}"],
        ["{by} has not yet faced the {card}", "{by} had not yet faced the {card}"],
    )
}

pub const fn left_the_lead_free(clause: &'static str) -> SentenceWording {
    because(
        clause,
        ["{declarer} ha lasciato libero l'attacco", "{declarer} avesse lasciato libero l'attacco"],
        ["{declarer} left the lead free", "{declarer} had left the lead free"],
    )
}

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

pub const CHOSE_BY_EXPLANATION: SentenceWording = because(
    "47E2(a)",
    [
        "{by} ha scelto {card} in base alla spiegazione di {declarer}",
        "{by} avesse scelto {card} in base alla spiegazione di {declarer}",
    ],
    [
        "{by} chose the {card} because of {declarer}'s explanation",
        "{by} had chosen the {card} because of {declarer}'s explanation",
    ],
);

pub const CHOSE_REGARDLESS: SentenceWording = because(
    "47F2",
    [
        "{by} ha scelto {card} senza badare alla spiegazione di {declarer}",
        "{by} avesse scelto {card} senza badare alla spiegazione di {declarer}",
    ],
    [
        "{by} chose the {card} regardless of {declarer}'s explanation",
        "{by} had chosen the {card} regardless of {declarer}'s explanation",
    ],
);

pub const TOLD_HIS_PLACE: SentenceWording = because(
    "47E1",
    [
        "{next} aveva detto a {declarer} che era {place}",
        "{next} avesse detto a {declarer} che era {place}",
    ],
    [
        "{next} had told {declarer} that he was {place}",
        "{next} had told {declarer} that he was {place}",
    ],
);

pub const ROUND_HAD_ENDED: SentenceWording = because(
    "64B5",
    ["il turno era già terminato", "il turno fosse già terminato"],
    ["the round had already ended", "the round had already ended"],
);

pub const MISCOUNTED_BY_THEMSELVES: SentenceWording = because(
    "12B2",
    [
        "{by} e {partner} hanno sbagliato da soli a contare le carte di {dummy}",
        "{by} e {partner} avessero sbagliato da soli a contare le carte di {dummy}",
    ],
    [
        "{by} and {partner} miscounted {dummy}'s cards by themselves",
        "{by} and {partner} had miscounted {dummy}'s cards by themselves",
    ],
);

pub const DECLARER_HAS_AGREED: SentenceWording = because(
    "68D",
    [
        "{declarer} ha accettato senza passare al board successivo",
        "{declarer} avesse accettato senza passare al board successivo",
    ],
    [
        "{declarer} has agreed without going on to the next board",
        "{declarer} had agreed without going on to the next board",
    ],
);

pub const AGREED_FOR_GOOD: SentenceWording = because(
    "63A3",
    [
        "{by} ha accettato la richiesta di {speaker}, e la sua linea ha poi chiamato nel board successivo",
        "{by} avesse accettato la richiesta di {speaker}, e la sua linea avesse poi chiamato nel board successivo",
    ],
    [
        "{by} agreed to {speaker}'s claim, and his side then called on the next board",
        "{by} had agreed to {speaker}'s claim, and his side had then called on the next board",
    ],
);

pub const OTHER_FOLLOWED: SentenceWording = because(
    "",
    ["{other} ha risposto al seme", "{other} avesse risposto al seme"],
    ["{other} followed suit", "{other} had followed suit"],
);
