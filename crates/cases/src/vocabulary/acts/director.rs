//! Acts concerning the director, choices that the Laws give a player, and the end of the play, the board or the round.

use super::{ActForm, SentenceCondition, VerbWords, also, when};

pub(super) const VERBS: &[VerbWords] = &[
    VerbWords::new("attention", "arbitro").line(
        ActForm::new(
            "richiama l'attenzione, chiama l'Arbitro",
            "draws attention, calls the director",
        )
        .usual()
        .narrated("{who} richiama l'attenzione: Arbitro!", "{who} draws attention: Director!")
        .heard(&[
            also(
                "{who} richiama l'attenzione e chiama l'arbitro",
                "{who} draws attention and calls the director",
            ),
            also("{who} protesta", "{who} protests"),
        ]),
    ),
    VerbWords::new("speaks_of_irregularity", "segnala")
        .line(
            ActForm::new("segnala un'irregolarità a parole", "speaks of an irregularity")
                .narrated("{who} segnala l'irregolarità.", "{who} speaks of the irregularity.")
                .heard(&[
                    also("{who} richiama l'attenzione", "{who} draws attention"),
                    also("{who} se ne accorge", "{who} points it out"),
                    also("{who} segnala la renonce", "{who} points out the revoke"),
                    also("{who} avverte {whom} della renonce", "{who} tells {whom} of the revoke"),
                    also("{who} avverte della renonce", "{who} warns {whom} of the revoke"),
                ]),
        )
        .manual(
            "parla di un'irregolarità, senza chiamare l'Arbitro",
            "speaks of an irregularity, without calling the director",
        ),
    VerbWords::new("calls_director", "chiama_arbitro")
        .line(
            ActForm::new("chiama l'Arbitro senza dire altro", "only calls the director")
                .narrated("{who} chiama l'Arbitro.", "{who} calls the director.")
                .heard(&[
                    also("{who} chiama arbitro", "{who} calls director"),
                    also("{who} fa chiamare l'arbitro", "{who} summons the director"),
                ]),
        )
        .manual(
            "chiama l'Arbitro, senza parlare dell'irregolarità",
            "calls the director, without speaking of the irregularity",
        ),
    VerbWords::new("was_told", "arbitro_ha_detto").line(
        ActForm::new(
            "l'Arbitro gli aveva detto come fare",
            "had been told by the director what to do",
        )
        .narrated(
            "L'Arbitro aveva già detto a {who} come fare.",
            "The director had already told {who} what to do.",
        )
        .heard(&[
            also("l'arbitro[ gli] dice a {who} di giocare", "the director tells {who} to play on"),
            also("l'arbitro dice a {who} di proseguire", "the director tells {who} to go on"),
            also(
                "l'arbitro ha detto a {who} di proseguire",
                "{who} was told by the director to play on",
            ),
        ]),
    ),
    VerbWords::new("chooses", "sceglie").line(
        ActForm::new("sceglie fra ciò che gli spetta", "chooses among the options open to him")
            .usual()
            .special(&[
                when(
                    &[SentenceCondition::Word("require")],
                    "{who} richiede {suit}.",
                    "{who} requires {suit}.",
                ),
                when(
                    &[SentenceCondition::Word("forbid")],
                    "{who} proibisce {suit}.",
                    "{who} forbids {suit}.",
                ),
                when(
                    &[SentenceCondition::Word("refuse")],
                    "{who} non accetta.",
                    "{who} does not accept.",
                ),
                when(
                    &[SentenceCondition::Word("free")],
                    "{who} non richiede né proibisce nulla.",
                    "{who} neither requires nor forbids anything.",
                ),
            ])
            .narrated("{who} {what}.", "{who} {what}.")
            .heard(&[
                when(
                    &[SentenceCondition::Word("accept")],
                    "{who} accetta l'attacco",
                    "{who} accepts the lead",
                ),
                when(
                    &[SentenceCondition::Word("accept")],
                    "{who} accetta la giocata",
                    "{who} accepts the play",
                ),
                when(&[SentenceCondition::Word("accept")], "{who} accetta", "{who} accepts it"),
                when(&[SentenceCondition::Word("refuse")], "{who} rifiuta", "{who} refuses"),
                when(
                    &[SentenceCondition::Word("refuse")],
                    "{who} non accetta l'attacco",
                    "{who} does not accept the lead",
                ),
                when(
                    &[SentenceCondition::Word("refuse")],
                    "{who} rifiuta l'attacco",
                    "{who} refuses the lead",
                ),
                when(
                    &[SentenceCondition::Word("require")],
                    "{who} chiede l'attacco a {suit}",
                    "{who} asks for a {suit} lead",
                ),
                when(
                    &[SentenceCondition::Word("require")],
                    "{who} vuole l'attacco a {suit}",
                    "{who} requires a {suit} lead",
                ),
                when(
                    &[SentenceCondition::Word("forbid")],
                    "{who} vieta {suit}",
                    "{who} forbids a {suit} lead",
                ),
                when(
                    &[SentenceCondition::Word("forbid")],
                    "{who} proibisce l'attacco a {suit}",
                    "{who} bars a {suit} lead",
                ),
            ]),
    ),
    VerbWords::new("ends", "finisce").line(
        ActForm::new("qualcosa finisce: gioco, board, turno", "something ends: play, board, round")
            .special(&[
                when(
                    &[SentenceCondition::Word("play")],
                    "Il gioco finisce[ ({who:other})].",
                    "The play ends[ ({who:other})].",
                ),
                when(
                    &[SentenceCondition::Word("board")],
                    "Le quattro mani tornano nel board[ ({who:other})].",
                    "The four hands go back into the board[ ({who:other})].",
                ),
                when(
                    &[SentenceCondition::Word("next-board")],
                    "{who} fa una chiamata nel board successivo.",
                    "{who} calls on the next board.",
                ),
                when(
                    &[SentenceCondition::Word("round")],
                    "Il turno finisce[ ({who:other})].",
                    "The round ends[ ({who:other})].",
                ),
                when(
                    &[SentenceCondition::Word("correction-period")],
                    "Il periodo di correzione scade[ ({who:other})].",
                    "The correction period ends[ ({who:other})].",
                ),
            ]),
    ),
];
