//! The rows of the table of acts, and their details.

use super::{ActDetail, ActRequirement, ActVerb, DetailPresence, ValueKind};
use crate::record::event::{Act, AttentionManner, Choice, Facing, Gesture, PlayManner};
use crate::record::spoken::SpokenCall;
use crate::record::words::WordList;

const AT_ONCE: ActDetail = ActDetail::new("at_once", ValueKind::Flag);
const HIDDEN: ActDetail = ActDetail::new("hidden", ValueKind::Flag);
const UNBIDDEN: ActDetail =
    ActDetail { needs: &[ActRequirement::Dummy], ..ActDetail::new("unbidden", ValueKind::Flag) };
const WHERE: ActDetail = ActDetail::new("where", ValueKind::Word(WordList::Reaches));
const KEPT: ActDetail = ActDetail::new("kept", ValueKind::Flag);
const SEEN: ActDetail = ActDetail::new("seen", ValueKind::Seats);
const SEEN_UNASKED: ActDetail = ActDetail { presence: DetailPresence::Unasked, ..SEEN };
const BY_ACCIDENT: ActDetail = ActDetail::new("by_accident", ValueKind::Flag);
const JOSTLED: ActDetail = ActDetail::new("jostled", ValueKind::Flag);
const HAND: ActDetail = ActDetail::new("hand", ValueKind::Owner);
const CARD: ActDetail =
    ActDetail { presence: DetailPresence::Required, ..ActDetail::new("card", ValueKind::Card) };
const INSTEAD: ActDetail = ActDetail::new("instead", ValueKind::Card);
const OF: ActDetail = ActDetail::new("of", ValueKind::Card);
const SUIT: ActDetail = ActDetail {
    presence: DetailPresence::RequiredWithSuit,
    ..ActDetail::new("suit", ValueKind::Suit)
};
const SINGLE: ActDetail = ActDetail::new("single", ValueKind::Flag);
const POINTING_AT: ActDetail = ActDetail {
    needs: &[ActRequirement::NotDefender, ActRequirement::DummysCard],
    ..ActDetail::new("pointing_at", ValueKind::Card)
};
const TRICK: ActDetail = ActDetail {
    needs: &[ActRequirement::TrickEnded],
    ..ActDetail::new("trick", ValueKind::TrickNumber)
};
const TRICKS: ActDetail = ActDetail::new("tricks", ValueKind::Tricks);

/// The words said with an act that is not a call.
pub(super) const SAID: ActDetail = ActDetail::new("said", ValueKind::Said);

/// All acts: cards put on the table, calls, cards exposed, counted or found, cards taken back, words and looks,
/// dealings with the director, the choices of a player, and the ends of phases.
pub(super) const ROWS: &[ActVerb] = &[
    ActVerb::new("plays", ValueKind::Card)
        .with(&[AT_ONCE, HIDDEN, UNBIDDEN])
        .needs(&[ActRequirement::HisCard])
        .makes(|values| {
            let manner = match (values.is("at_once"), values.is("hidden"), values.is("unbidden")) {
                (_, true, _) => PlayManner::AtOnceHidden,
                (true, false, _) => PlayManner::AtOnce,
                (false, false, true) => PlayManner::Unbidden,
                (false, false, false) => PlayManner::Play,
            };
            Some(Act::Plays { card: values.card()?, manner })
        }),
    ActVerb::new("leads", ValueKind::Card)
        .needs(&[ActRequirement::HisCard])
        .makes(|values| Some(Act::Plays { card: values.card()?, manner: PlayManner::Lead })),
    ActVerb::new("leads_face_down", ValueKind::Card)
        .needs(&[ActRequirement::LeadNotFaced, ActRequirement::HisCard])
        .makes(|values| Some(Act::LeadsFaceDown(values.card()?))),
    ActVerb::new("faces_lead", ValueKind::Done)
        .needs(&[ActRequirement::LedFaceDown])
        .makes(|_| Some(Act::FacesLead)),
    ActVerb::new("spreads", ValueKind::CardsOrAll).with(&[SEEN_UNASKED, BY_ACCIDENT]).makes(
        |values| {
            let (seen, by_accident) = (values.seats("seen"), values.is("by_accident"));
            Some(Act::Spreads(Facing { cards: values.cards(), seen, by_accident }))
        },
    ),
    ActVerb::new("omits", ValueKind::Done).makes(|_| Some(Act::Omits)),
    ActVerb::new("turns_card", ValueKind::Done).makes(|_| Some(Act::TurnsCard)),
    ActVerb::new("calls", ValueKind::Call)
        .with(&[POINTING_AT])
        .needs(&[ActRequirement::NotDummy])
        .makes(|values| {
            let gesture = values.card_of("pointing_at");
            Some(Act::Calls(SpokenCall { gesture, ..values.spoken()? }))
        }),
    ActVerb::new("names_to_play", ValueKind::Card)
        .needs(&[ActRequirement::NotDummy, ActRequirement::HisCard])
        .makes(|values| Some(Act::Calls(SpokenCall::naming_own(values.card()?)?))),
    ActVerb::new("points_at", ValueKind::Card)
        .needs(&[ActRequirement::NotDummy, ActRequirement::NotDefender, ActRequirement::DummysCard])
        .makes(|values| Some(Act::Calls(SpokenCall::pointing_at(values.card()?)?))),
    ActVerb::new("points_at_suit", ValueKind::Suit)
        .needs(&[ActRequirement::NotDummy, ActRequirement::NotDefender])
        .makes(|values| Some(Act::Calls(SpokenCall::pointing_at_suit(values.about_suit()?)))),
    ActVerb::new("adds", ValueKind::Call)
        .needs(&[ActRequirement::Called])
        .makes(|values| Some(Act::Adds(values.spoken()?))),
    ActVerb::new("pleads", ValueKind::Cards).makes(|values| Some(Act::Pleads(values.cards()?))),
    ActVerb::new("designates", ValueKind::Card)
        .makes(|values| Some(Act::Designates(values.card()?))),
    ActVerb::new("touches", ValueKind::Card)
        .needs(&[ActRequirement::NotDefender, ActRequirement::DummysCard])
        .makes(|values| Some(Act::Touches(values.card()?))),
    ActVerb::new("shows", ValueKind::Card)
        .with(&[WHERE, KEPT, SEEN])
        .needs(&[ActRequirement::HisCard])
        .makes(|values| {
            let (reach, kept) = (values.word_of("where"), values.flag("kept"));
            Some(Act::Shows(Gesture {
                card: values.card()?,
                reach,
                kept,
                seen: values.seats("seen"),
            }))
        }),
    ActVerb::new("drops", ValueKind::Card)
        .with(&[SEEN, JOSTLED])
        .needs(&[ActRequirement::HisCard])
        .makes(|values| {
            let (seen, jostled) = (values.seats("seen"), values.is("jostled"));
            Some(Act::Drops { card: values.card()?, seen, jostled })
        }),
    ActVerb::new("names", ValueKind::Card)
        .needs(&[ActRequirement::HisCard])
        .makes(|values| Some(Act::Names(values.card()?))),
    ActVerb::new("names_card_of", ValueKind::Seat)
        .with(&[CARD])
        .makes(|values| Some(Act::NamesOf { hand: values.seat()?, card: values.card_of("card")? })),
    ActVerb::new("counts", ValueKind::Word(WordList::Tallies))
        .makes(|values| Some(Act::Counts(values.word()?))),
    ActVerb::new("finds", ValueKind::Card)
        .with(&[SEEN])
        .needs(&[ActRequirement::HisCard])
        .makes(|values| Some(Act::Finds { card: values.card()?, seen: values.seats("seen") })),
    ActVerb::new("has_foreign", ValueKind::Card)
        .makes(|values| Some(Act::HasForeign(values.card()?))),
    ActVerb::new("wants_back", ValueKind::Card)
        .with(&[HAND, INSTEAD])
        .needs(&[ActRequirement::WasPut])
        .makes(|values| {
            let (hand, instead) = (values.seat_of("hand")?, values.card_of("instead"));
            Some(Act::Wants { hand, card: values.card()?, instead })
        }),
    ActVerb::new("corrects", ValueKind::Card)
        .with(&[OF, HAND])
        .needs(&[ActRequirement::OldWasPut, ActRequirement::HisCard])
        .makes(|values| Some(Act::Corrects { card: values.card()?, of: values.card_of("of") })),
    ActVerb::new("explains", ValueKind::Word(WordList::Topics))
        .makes(|values| Some(Act::Explains(values.word()?))),
    ActVerb::new("amends", ValueKind::Word(WordList::Topics))
        .needs(&[ActRequirement::Explained])
        .makes(|values| Some(Act::Amends(values.word()?))),
    ActVerb::new("tells_turn", ValueKind::Seat)
        .makes(|values| Some(Act::TellsTurn(values.seat()?))),
    ActVerb::new("warns", ValueKind::Done)
        .needs(&[ActRequirement::Dummy])
        .makes(|_| Some(Act::Warns)),
    ActVerb::new("prevents", ValueKind::Seat).makes(|values| Some(Act::Prevents(values.seat()?))),
    ActVerb::new("asks", ValueKind::Word(WordList::Topics))
        .with(&[SINGLE])
        .makes(|values| Some(Act::Asks { topic: values.word()?, single: values.is("single") })),
    ActVerb::new("notices", ValueKind::Word(WordList::Topics))
        .needs(&[ActRequirement::Explained])
        .makes(|values| Some(Act::Notices(values.word()?))),
    ActVerb::new("remarks", ValueKind::Done).makes(|_| Some(Act::Remarks)),
    ActVerb::new("asks_if_void", ValueKind::Seat)
        .makes(|values| Some(Act::AsksIfVoid(values.seat()?))),
    ActVerb::new("speaks_of_trick", ValueKind::Done).makes(|_| Some(Act::SpeaksOfTrick)),
    ActVerb::new("claims", ValueKind::Done)
        .with(&[TRICKS])
        .makes(|values| Some(Act::Claims(values.tricks("tricks")))),
    ActVerb::new("concedes", ValueKind::Done)
        .with(&[TRICKS])
        .makes(|values| Some(Act::Concedes(values.tricks("tricks")))),
    ActVerb::new("says_tricks", ValueKind::TrickTotal)
        .makes(|values| Some(Act::SaysTricks(values.trick_total()?))),
    ActVerb::new("records_tricks", ValueKind::TrickTotal)
        .makes(|values| Some(Act::RecordsTricks(values.trick_total()?))),
    ActVerb::new("states_line", ValueKind::Done).makes(|_| Some(Act::StatesLine)),
    ActVerb::new("objects", ValueKind::Done).makes(|_| Some(Act::Objects)),
    ActVerb::new("asks_to_play_on", ValueKind::Done).makes(|_| Some(Act::AsksToPlayOn)),
    ActVerb::new("agrees", ValueKind::Done).makes(|_| Some(Act::Agrees)),
    ActVerb::new("mixes_cards", ValueKind::Done).makes(|_| Some(Act::MixesCards)),
    ActVerb::new("denies", ValueKind::Done).makes(|_| Some(Act::Denies)),
    ActVerb::new("looks_at", ValueKind::Seat).makes(|values| Some(Act::LooksAt(values.seat()?))),
    ActVerb::new("shows_hand", ValueKind::Seat)
        .makes(|values| Some(Act::ShowsHand(values.seat()?))),
    ActVerb::new("exchanges_hands", ValueKind::Done)
        .needs(&[ActRequirement::Dummy])
        .makes(|_| Some(Act::ExchangesHands)),
    ActVerb::new("says_turned_wrong", ValueKind::Seat).with(&[TRICK]).makes(|values| {
        Some(Act::SaysTurnedWrong { of: values.seat()?, trick: values.trick("trick") })
    }),
    ActVerb::new("inspects", ValueKind::Word(WordList::Inspections))
        .makes(|values| Some(Act::Inspects(values.word()?))),
    ActVerb::new("attention", ValueKind::Done)
        .makes(|_| Some(Act::DrawsAttention(AttentionManner::Both))),
    ActVerb::new("speaks_of_irregularity", ValueKind::Done)
        .makes(|_| Some(Act::DrawsAttention(AttentionManner::Words))),
    ActVerb::new("calls_director", ValueKind::Done)
        .makes(|_| Some(Act::DrawsAttention(AttentionManner::Call))),
    ActVerb::new("was_told", ValueKind::Done).makes(|_| Some(Act::WasTold)),
    ActVerb::new("chooses", ValueKind::Word(WordList::Choices)).with(&[SUIT]).makes(|values| {
        let choice: Choice = values.word()?;
        Some(Act::Chooses(values.suit("suit").map_or(choice, |suit| choice.with_suit(suit))))
    }),
    ActVerb::new("ends", ValueKind::Word(WordList::Closings))
        .makes(|values| Some(Act::Ends(values.word()?))),
];
