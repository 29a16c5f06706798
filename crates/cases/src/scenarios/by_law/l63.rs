//! Law 63: when a revoke is established.

mod inquiry;
mod sentences;

use super::card_choices::may_think_it_gone;
use super::l61::{goes_on, next_cards};
use super::prelude::*;
use super::scenes::{
    NextCards, RevokeScene, cast_player, revoke_scene, trick_ends_with, tricks_to_come, unasked,
};
use arbitro_laws::record::spoken::CallMeans;
use sentences::*;

pub const SCENARIOS: &[&Scenario] = &[&ESTABLISHED, &NAMES_NEXT, &inquiry::DID_HE_AGREE];

/// What becomes of the card of a revoke while play goes on.
pub const OF_REVOKE_CARD: &[&[AspectKind]] =
    &[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]];

/// The ruling, asked again with other options if the words of a set tell its key.
pub const RULING_AGAIN: &[QuestionSubject] = &[Ruling, Ruling, Ruling];

static ESTABLISHED: Scenario =
    scenario(63, "established", &["renonce"], established).tricks(4..=11).aspects(OF_REVOKE_CARD);

static NAMES_NEXT: Scenario =
    scenario(63, "names-next", &["renonce", "carta nominata"], names_next)
        .tricks(2..=11)
        .asks(RULING_AGAIN)
        .aspects(OF_REVOKE_CARD);

/// Adds a revoke by the player whose turn it is, who has played a card of the suit led and holds at most two more. Casts
/// `by`, `partner` and the player who led, `leader`.
pub fn revokes(story: &mut Story<'_>) -> Option<RevokeScene> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    let it = revoke_scene(story, by)?;
    story.require(may_think_it_gone(story, by))?;
    cast_leader(story)?;
    cast!(story, by, partner = by.partner());
    let ruffs = Some(it.played_card.suit) == story.trumps();
    story.plays(by, it.played_card);
    story.add_sentence(if ruffs { RUFFS } else { DISCARDS });
    Some(it)
}

/// Casts the player who led to the trick in progress as `leader`, with the words to be added if he led from dummy.
pub fn cast_leader(story: &mut Story<'_>) -> Option<()> {
    let leader = story.position.trick?.leader();
    cast_player(story, ["leader", "from_leader"], leader);
    Some(())
}

/// Plays the trick of a revoke to its end; no question is about the next two cards.
pub fn trick_ends(story: &mut Story<'_>) -> Option<NextCards> {
    let next = trick_ends_with(story, WON_BY)?;
    cast!(story, lead = unasked(next.lead), answer = unasked(next.answer));
    Some(next)
}

/// Adds a revoke in a trick that the opponents win, by a side that normally wins at most this many tricks afterwards, and
/// none, the first, or both of the next cards. Casts the player of the winning hand as `speaker`; returns the player of the
/// revoke and him.
fn opponents_win(story: &mut Story<'_>, tricks: u8, cards: &[usize]) -> Option<(Seat, Seat)> {
    let by = revokes(story)?.by;
    let next = trick_ends(story)?;
    let winner = next.winner;
    story.require(winner.side() != by.side() && tricks_to_come(story, by.side()) <= tricks)?;
    let speaker = story.player_of(winner);
    story.cast("speaker", speaker);
    let cards = cards[story.choose(cards.len())];
    goes_on(story, next, cards, next_cards(by, winner));
    Some((by, speaker))
}

/// A player revokes in a trick that the opponents win; play may go on, and one of the sides may claim or concede before
/// the revoke is noticed.
fn established(story: &mut Story<'_>) -> Option<()> {
    let (by, speaker) = opponents_win(story, 2, &[0, 1, 2])?;
    let said = story.choose(3);
    match said {
        0 => {}
        1 => {
            story.add_event(speaker, Act::Claims(None));
            story.add_event(by, Act::Agrees);
            // Agreement is complete when his side calls on the next board.
            story.add_event(by, Act::Ends(EndedPhase::NextBoard));
        }
        _ => story.add_event(by, Act::Concedes(None)),
    }
    story.call_director(speaker);
    story.add_sentence([NOTICES, CLAIMS_AND_NOTICES, CONCEDES_AND_NOTICES][said]);
    untold(story, "won-later", Answer::YES)
}

/// The last player to a trick revokes and his side wins it; its player names, or leads, the card for the next trick, or
/// does neither, before the revoke is noticed.
fn names_next(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() == 3)?;
    let best = story.position.trick?.winning_card(story.trumps())?.0;
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes(story)?;
    story.opponent_of(by);
    let next = trick_ends(story)?;
    let winner = next.winner;
    story.require(winner.side() == by.side())?;
    // A defender whose partner is to lead after the correction would leave declarer a choice.
    story.require(!story.is_defender(by) || (winner == by && best != by.partner()))?;
    let of_dummy = winner == story.dummy();
    let course = story.choose(3);
    match course {
        1 if of_dummy => story.calls(SpokenCall::naming(next.lead)),
        1 => {
            let call = SpokenCall { means: CallMeans::OwnCard, ..SpokenCall::naming(next.lead) };
            story.add_event(winner, Act::Calls(call));
        }
        2 => story.leads(winner, next.lead),
        _ => {}
    }
    let lines = if of_dummy {
        [THINKS_OF_CALL, CALLS_LEAD, DUMMY_LEADS]
    } else {
        [THINKS_OF_LEAD, NAMES_LEAD, LEADS_NEXT]
    };
    story.add_sentence(lines[course]);
    if story.either() {
        story.corrects(by, right, wrong);
        story.add_sentence(HE_OWNS_UP);
    } else {
        story.noticed_by_opponent_of(by);
        story.add_sentence(OPPONENT_SEES);
    }
    untold(story, "won-later", Answer::YES)
}

/// The trick of a revoke is over.
pub const WON_BY: SentenceWordings = &[
    text("La presa va a {winner}.", "The trick goes to {winner}."),
    text("{winner} vince la presa.", "{winner} wins the trick."),
    text("Fa la presa {winner}.", "It is {winner} who wins the trick."),
];
