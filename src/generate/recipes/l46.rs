//! Law 46: incomplete or erroneous calls of cards from dummy.

use crate::bridge::Hand;
use crate::generate::recipe::{Recipe, recipe};
use crate::generate::story::{Line, Story};
use crate::ruling::text;
use crate::vocabulary::Act;
use crate::vocabulary::spoken::{Manner, Phrase, Spoken};

pub const RECIPES: &[&Recipe] = &[&INCOMPLETE];

static INCOMPLETE: Recipe = recipe(46, "incomplete", &["morto", "chiamata incompleta"], incomplete);

/// Dummy is on lead, and declarer leaves out suit or rank.
fn incomplete(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    story.needs(story.turn() == Some(dummy) && story.led().is_none())?;
    let low = story.pick(story.hand(dummy))?;
    let cards = story.suit(dummy, low.suit);
    story.needs(cards.len() >= 3 && cards.lowest(low.suit) == Some(low))?;
    let high = cards.iter().next()?;
    let meant = story.pick(cards.without(low).without(high))?;
    for (slot, card) in [("low", low), ("high", high), ("meant", meant)] {
        story.cast(slot, card);
    }
    story.tells(ON_LEAD);
    let suit = Some(low.suit);
    let said = match story.choose(4) {
        0 => Phrase { suit, ..Phrase::default() },
        1 => Phrase { suit, manner: Some(Manner::High), ..Phrase::default() },
        2 => Phrase { suit, manner: Some(Manner::Low), ..Phrase::default() },
        _ => Phrase { manner: Some(Manner::Any), ..Phrase::default() },
    };
    story.calls(Spoken::of(said));
    story.tells(CALLS);
    story.does(story.declarer(), Act::Pleads(Hand::EMPTY.with(meant)));
    story.tells(PLEADS);
    story.finds("incontrovertible", NO_DOUBT, DOUBT)?;
    Some(())
}

const ON_LEAD: Line = &[
    text("{dummy}, il morto, è in presa.", "{dummy}, dummy, is on lead."),
    text("La mano è al morto.", "The lead is in dummy."),
    text("Si attacca dal morto.", "Dummy is to lead."),
];

const CALLS: Line = &[
    text("{declarer} dice {call} e nient'altro.", "{declarer} says {call} and nothing else."),
    text(
        "{declarer}, che guarda le sue carte, dice soltanto {call}.",
        "{declarer}, who is looking at his cards, just says {call}.",
    ),
    text(
        "Al compagno {declarer} dice {call}, senza altro.",
        "To his partner {declarer} says {call}, no more.",
    ),
];

const PLEADS: Line = &[
    text(
        "A questo punto {declarer} dice che voleva {meant}.",
        "{declarer} then says that he wanted the {meant}.",
    ),
    text("{declarer} protesta: intendeva {meant}.", "{declarer} protests: he meant the {meant}."),
    text("«Ma io volevo {meant}», dice poi.", "'But I wanted the {meant},' he then says."),
];

const NO_DOUBT: Line = &[
    text(
        "Per l'Arbitro non c'è il minimo dubbio che intendesse quella carta.",
        "The director is left without the least doubt that he meant that card.",
    ),
    text(
        "L'Arbitro esamina il gioco e si convince, senza alcun dubbio, che voleva proprio quella carta.",
        "The director looks at the play and is satisfied, beyond any doubt, that he wanted that very card.",
    ),
];

const DOUBT: Line = &[
    text(
        "L'Arbitro crede possibile che la volesse, ma un dubbio gli resta.",
        "The director thinks it possible that he wanted it, but is left with a doubt.",
    ),
    text(
        "Per l'Arbitro la cosa è probabile, ma non fuori discussione.",
        "To the director that seems likely, but not beyond dispute.",
    ),
];
