//! Cards put on the table, or not.

use super::details::{AT_ONCE, HIDDEN, UNBIDDEN};
use super::{Form, Kind, Needs, Verb, When, when};
use crate::vocabulary::event::{Act, Manner};

pub(super) const VERBS: &[Verb] = &[
    Verb::new("plays", "gioca", Kind::Card)
        .with(&[AT_ONCE, HIDDEN, UNBIDDEN])
        .needs(&[Needs::HisCard])
        .makes(|told| {
            let manner = match (told.is("at_once"), told.is("hidden"), told.is("unbidden")) {
                (_, true, _) => Manner::AtOnceHidden,
                (true, false, _) => Manner::AtOnce,
                (false, false, true) => Manner::Unbidden,
                (false, false, false) => Manner::Play,
            };
            Some(Act::Plays { card: told.card()?, manner })
        })
        .line(
            Form::new("gioca una carta", "plays a card")
                .usual(1)
                .told("{who} gioca {card}.", "{who} plays {card}."),
        )
        .manners(&[
            Form::new(
                "gioca insieme alla carta precedente",
                "plays at the same time as the card before",
            )
            .says(&["at_once"])
            .usual(3)
            .told(
                "Nello stesso istante {who} gioca {card}.",
                "At the same instant {who} plays {card}.",
            ),
            Form::new("ne gioca un'altra coperta dalla prima", "plays another hidden by the first")
                .says(&["at_once", "hidden"])
                .told(
                    "Insieme, coperta dalla prima, {who} gioca {card}.",
                    "Together, hidden behind the first, {who} plays {card}.",
                ),
            Form::new(
                "mette giù una carta di sua iniziativa",
                "puts down a card of his own accord",
            )
            .says(&["unbidden"])
            .needs(&[Needs::Dummy])
            .told(
                "Di sua iniziativa {who} mette giù {card}.",
                "Of his own accord {who} puts out {card}.",
            ),
        ])
        .manual(
            "mette una carta sul tavolo; per la carta del morto `by` è il morto",
            "puts a card on the table; for dummy's card `by` is dummy",
        ),
    Verb::new("leads", "attacca", Kind::Card)
        .needs(&[Needs::HisCard])
        .makes(|told| Some(Act::Plays { card: told.card()?, manner: Manner::Lead }))
        .line(
            Form::new("attacca", "leads")
                .usual(2)
                .told("{who} attacca {card}.", "{who} leads {card}."),
        ),
    Verb::new("leads_face_down", "attacca_coperto", Kind::Card)
        .needs(&[Needs::LeadNotFaced, Needs::HisCard])
        .makes(|told| Some(Act::LeadsFaceDown(told.card()?)))
        .line(
            Form::new("attacca a carta coperta", "leads face down")
                .told("{who} attacca coperto ({card}).", "{who} leads face down ({card})."),
        ),
    Verb::new("faces_lead", "scopre_attacco", Kind::Done)
        .needs(&[Needs::LedFaceDown])
        .makes(|_| Some(Act::FacesLead))
        .line(
            Form::new("scopre l'attacco coperto", "faces the face-down lead")
                .usual(4)
                .told("{who} scopre l'attacco.", "{who} faces the lead."),
        ),
    Verb::new("spreads", "stende", Kind::CardsOrAll)
        .makes(|told| Some(Act::Spreads(told.cards())))
        .line(
            Form::new("stende o scopre le sue carte", "spreads or faces his cards")
                .special(&[
                    // A defender has no hand to spread.
                    when(
                        &[When::Defender],
                        "{who} scopre {cards:and}.",
                        "{who} faces {cards:and}.",
                    ),
                    when(
                        &[],
                        "{who} comincia a stendere la mano e scopre {cards:and}.",
                        "{who} begins to spread his hand and faces {cards:and}.",
                    ),
                    when(&[When::Dummy], "{who} stende il morto.", "{who} spreads dummy."),
                ])
                .told("{who} scopre la sua mano.", "{who} faces his hand."),
        )
        .manual(
            "il morto si stende, o un giocatore scopre la sua mano; `spreads = [\"SA\"]`: ne ha \
             scoperte solo queste",
            "dummy is spread, or a player faces his hand; `spreads = [\"SA\"]`: he has faced only \
             these",
        ),
    Verb::new("omits", "salta", Kind::Done).makes(|_| Some(Act::Omits)).line(
        Form::new("non gioca nella presa", "does not play to the trick").told(
            "{who} non gioca nella presa, e il gioco prosegue.",
            "{who} does not play to the trick, and play goes on.",
        ),
    ),
    Verb::new("turns_card", "copre", Kind::Done).makes(|_| Some(Act::TurnsCard)).line(
        Form::new("copre la sua carta", "turns his card")
            .told("{who} copre la sua carta.", "{who} turns his card."),
    ),
];
