//! Cards put on the table, or not.

use super::details::{AT_ONCE, HIDDEN, UNBIDDEN};
use super::{Form, Kind, Needs, VERB, Verb, When, form, say, when};
use crate::vocabulary::event::{Act, Manner};
use crate::vocabulary::text::text;

pub(super) const VERBS: &[Verb] = &[
    Verb {
        name: "plays",
        it: "gioca",
        about: Kind::Card,
        details: &[AT_ONCE, HIDDEN, UNBIDDEN],
        needs: &[Needs::HisCard],
        act: Some(|told| {
            let manner = if told.is("hidden") {
                Manner::AtOnceHidden
            } else if told.is("at_once") {
                Manner::AtOnce
            } else if told.is("unbidden") {
                Manner::Unbidden
            } else {
                Manner::Play
            };
            Some(Act::Plays { card: told.card()?, manner })
        }),
        forms: &[
            form(
                "gioca una carta",
                "plays a card",
                &[say("{who} gioca {card}.", "{who} plays {card}.")],
            )
            .usual(1),
            Form {
                says: &["at_once"],
                ..form(
                    "gioca insieme alla carta precedente",
                    "plays at the same time as the card before",
                    &[say(
                        "Nello stesso istante {who} gioca {card}.",
                        "At the same instant {who} plays {card}.",
                    )],
                )
                .usual(3)
            },
            Form {
                says: &["at_once", "hidden"],
                ..form(
                    "ne gioca un'altra coperta dalla prima",
                    "plays another hidden by the first",
                    &[say(
                        "Insieme, coperta dalla prima, {who} gioca {card}.",
                        "Together, hidden behind the first, {who} plays {card}.",
                    )],
                )
            },
            Form {
                says: &["unbidden"],
                needs: &[Needs::Dummy],
                ..form(
                    "mette giù una carta di sua iniziativa",
                    "puts down a card of his own accord",
                    &[say(
                        "Di sua iniziativa {who} mette giù {card}.",
                        "Of his own accord {who} puts out {card}.",
                    )],
                )
            },
        ],
        manual: text(
            "mette una carta sul tavolo; per la carta del morto `by` è il morto",
            "puts a card on the table; for dummy's card `by` is dummy",
        ),
        ..VERB
    },
    Verb {
        name: "leads",
        it: "attacca",
        about: Kind::Card,
        needs: &[Needs::HisCard],
        act: Some(|told| Some(Act::Plays { card: told.card()?, manner: Manner::Lead })),
        forms: &[form("attacca", "leads", &[say("{who} attacca {card}.", "{who} leads {card}.")])
            .usual(2)],
        manual: text("attacca", "leads"),
        ..VERB
    },
    Verb {
        name: "leads_face_down",
        it: "attacca_coperto",
        about: Kind::Card,
        needs: &[Needs::LeadNotFaced, Needs::HisCard],
        act: Some(|told| Some(Act::LeadsFaceDown(told.card()?))),
        forms: &[form(
            "attacca a carta coperta",
            "leads face down",
            &[say("{who} attacca coperto ({card}).", "{who} leads face down ({card}).")],
        )],
        manual: text("attacco iniziale coperto", "the opening lead, face down"),
        ..VERB
    },
    Verb {
        name: "faces_lead",
        it: "scopre_attacco",
        needs: &[Needs::LedFaceDown],
        act: Some(|_| Some(Act::FacesLead)),
        forms: &[form(
            "scopre l'attacco coperto",
            "faces the face-down lead",
            &[say("{who} scopre l'attacco.", "{who} faces the lead.")],
        )
        .usual(4)],
        manual: text("scopre l'attacco coperto", "faces the lead that was face down"),
        ..VERB
    },
    Verb {
        name: "spreads",
        it: "stende",
        about: Kind::CardsOrAll,
        act: Some(|told| Some(Act::Spreads(told.cards()))),
        forms: &[form(
            "stende o scopre le sue carte",
            "spreads or faces his cards",
            &[
                // A defender has no hand to spread.
                when(&[When::Defender], "{who} scopre {cards:and}.", "{who} faces {cards:and}."),
                say(
                    "{who} comincia a stendere la mano e scopre {cards:and}.",
                    "{who} begins to spread his hand and faces {cards:and}.",
                ),
                when(&[When::Dummy], "{who} stende il morto.", "{who} spreads dummy."),
                say("{who} scopre la sua mano.", "{who} faces his hand."),
            ],
        )],
        manual: text(
            "il morto si stende, o un giocatore scopre la sua mano; `spreads = [\"SA\"]`: ne ha \
             scoperte solo queste",
            "dummy is spread, or a player faces his hand; `spreads = [\"SA\"]`: he has faced only \
             these",
        ),
        ..VERB
    },
    Verb {
        name: "omits",
        it: "salta",
        act: Some(|_| Some(Act::Omits)),
        forms: &[form(
            "non gioca nella presa",
            "does not play to the trick",
            &[say(
                "{who} non gioca nella presa, e il gioco prosegue.",
                "{who} does not play to the trick, and play goes on.",
            )],
        )],
        manual: text("lascia passare il suo turno", "lets his turn pass"),
        ..VERB
    },
    Verb {
        name: "turns_card",
        it: "copre",
        act: Some(|_| Some(Act::TurnsCard)),
        forms: &[form(
            "copre la sua carta",
            "turns his card",
            &[say("{who} copre la sua carta.", "{who} turns his card.")],
        )],
        manual: text("copre la sua carta", "turns his card"),
        ..VERB
    },
];
