//! What may, must or may not be done: the rows, and which row each act has.

use crate::record::duty::Duty;
use crate::record::event::Inspection;

use super::Act;
use super::row::Form::{Card, Cards, Exact, Hand, Plain, Suit};
use super::row::{About, Row, Slots, row, rows};

rows! { ACTS of Act;
    PLAY = row(
        "play [{hand} ]{card}", Card(Act::Play),
        "giocare {card of hand}",
        "play {card of hand}",
    ).about(About::Hand);
    PLAY_WHEN_LEGAL = row(
        "play [{hand} ]{card} when legal", Card(Act::PlayWhenLegal),
        "giocare {card of hand} alla prima occasione legale",
        "play {card of hand} at the first legal opportunity",
    ).passing();
    PLAY_SMALL_BEFORE = row(
        "play small before [{hand} ]{card}", Card(Act::PlaySmallBefore),
        "giocare prima di {card of hand} un'altra carta di quel seme inferiore al dieci",
        "play another card of that suit below the ten before {card of hand}",
    );
    CHANGE_TO = row(
        "change to [{hand} ]{card}", Exact(Act::ChangeTo),
        "giocare invece {card of hand}",
        "play {card of hand} instead",
    );
    WITHDRAW = row(
        "withdraw [{hand} ]{card}", Card(Act::Withdraw),
        "ritirare {card of hand}",
        "withdraw {card of hand}",
    ).passing();
    WITHDRAW_UNASKED = row(
        "withdraw unasked [{hand} ]{card}", Card(Act::WithdrawUnasked),
        "ritirare {card of hand} di sua iniziativa",
        "take back {card of hand} of his own accord",
    );
    DESIGNATE_ANY = row(
        "designate {of}", Hand(Act::DesignateAny),
        "chiamare qualunque carta legale di {of}",
        "call any legal card from {of}'s hand",
    );
    DESIGNATE = row(
        "designate {of} {cards}", Cards(Act::Designate),
        "dire quale carta gioca[ {hand}] fra {cards}",
        "say which card [{own!}he plays][{hand} plays] among {cards}",
    );
    FOLLOW_SUIT = row(
        "follow suit [{hand} ]{suit}", Suit(Act::FollowSuit),
        "rispondere a {suit}[ dalla mano di {hand}]",
        "follow suit in {suit}[ from {hand}'s hand]",
    );
    LEAD_CARD = row("lead card [{hand} ]{card}", Card(Act::LeadCard),
        "attaccare con {card of hand}", "lead {card of hand}").about(About::Hand);
    LEAD_FROM = row(
        "lead from {of}", Hand(Act::LeadFrom),
        "attaccare [{own!}dalla sua mano][dalla mano di {hand}]",
        "lead from [{own!}his own hand][{hand}'s hand]",
    );
    OPENING_LEAD = row(
        "make opening lead", Plain(Act::OpeningLead),
        "fare l'attacco iniziale",
        "make the opening lead",
    ).passing();
    PLAY_SECOND = row(
        "play second from {of}", Hand(Act::PlaySecond),
        "giocare la seconda carta [{own!}dalla sua mano][dalla mano di {hand}]",
        "play the second card from [{own!}his own hand][{hand}'s hand]",
    );
    ACCEPT = row(
        "accept [{hand} ]{card}", Card(Act::Accept),
        "accettare {card of hand}",
        "accept {card of hand}",
    );
    REFUSE = row(
        "refuse [{hand} ]{card}", Card(Act::Refuse),
        "rifiutare {card of hand}",
        "refuse {card of hand}",
    );
    SPREAD_DUMMY = row(
        "spread dummy", Plain(Act::SpreadDummy),
        "stendere le sue carte, come morto",
        "spread his cards as dummy",
    );
    SPREAD_HAND = row(
        "spread hand", Plain(Act::SpreadHand),
        "stendere la mano e diventare il morto",
        "spread the hand and become dummy",
    );
    RESTRICT_LEAD = row(
        "restrict lead {of} {suit}", Suit(Act::RestrictLead),
        "richiedere o proibire {suit} a {of}, quando attaccherà",
        "require or forbid {suit} when {of} comes to lead",
    ).about(About::Nothing);
    RESTRICT_PLAY = row(
        "restrict play {of}", Hand(Act::RestrictPlay),
        "limitare la scelta di {of} in questa presa",
        "restrict what {of} plays to this trick",
    ).about(About::Nothing);
    NAME_FORBIDDEN_SUIT = row(
        "name forbidden suit for {of}", Hand(Act::NameForbiddenSuit),
        "nominare un altro seme e proibire a {of} di giocarne",
        "name another suit and forbid {of} to play it",
    );
    NAME_REQUIRED_SUIT = row(
        "name required suit for {of}", Hand(Act::NameRequiredSuit),
        "nominare un altro seme e chiedere a {of} di giocarne",
        "name another suit and require {of} to play it",
    );
    IMPOSE_HIGHEST = row(
        "impose on {of} highest {suit}", Suit(|of, suit| Act::Impose(of, Duty::Highest(suit))),
        "imporre a {of} la sua carta più alta a {suit}",
        "require {of}'s highest card in {suit}",
    ).about(About::Nothing);
    IMPOSE_LOWEST = row(
        "impose on {of} lowest {suit}", Suit(|of, suit| Act::Impose(of, Duty::Lowest(suit))),
        "imporre a {of} la sua carta più bassa a {suit}",
        "require {of}'s lowest card in {suit}",
    ).about(About::Nothing);
    IMPOSE_PLAY = row(
        "impose on {of} suit {suit}", Suit(|of, suit| Act::Impose(of, Duty::Play(suit))),
        "imporre a {of} di giocare una carta di {suit}",
        "require {of} to play {suit}",
    ).about(About::Nothing);
    IMPOSE_NOT_PLAY = row(
        "impose on {of} no suit {suit}", Suit(|of, suit| Act::Impose(of, Duty::NotPlay(suit))),
        "proibire a {of} di giocare una carta di {suit}",
        "forbid {of} to play {suit}",
    ).about(About::Nothing);
    IMPOSE_LEAD = row(
        "impose on {of} lead {suit}", Suit(|of, suit| Act::Impose(of, Duty::Lead(suit))),
        "imporre a {of} di attaccare a {suit}",
        "require {of} to lead {suit}",
    ).about(About::Nothing);
    IMPOSE_NOT_LEAD = row(
        "impose on {of} no lead {suit}", Suit(|of, suit| Act::Impose(of, Duty::NotLead(suit))),
        "proibire a {of} di attaccare a {suit}",
        "forbid {of} to lead {suit}",
    ).about(About::Nothing);
    IMPOSE_FOLLOW = row(
        "impose on {of} follow {suit}", Suit(|of, suit| Act::Impose(of, Duty::Follow(suit))),
        "imporre a {of} di rispondere a {suit}",
        "require {of} to follow in {suit}",
    ).about(About::Nothing);
    LEAD_SUIT = row(
        "lead suit [{hand} ]{suit}", Suit(Act::LeadSuit),
        "attaccare a {suit}[ dalla mano di {hand}][{forbidden!} finché rimane in presa]",
        "lead {suit}[ from {hand}'s hand][{forbidden!} for as long as he keeps the lead]",
    );
    LEAD_ANY = row(
        "lead any card[ {hand}]", Hand(Act::LeadAny),
        "attaccare con qualsiasi carta[ dalla mano di {hand}]",
        "lead any card[ from {hand}'s hand]",
    );
    LEAD_BEFORE_CHOICE = row(
        "lead before choice[ {hand}]", Hand(Act::LeadBeforeChoice),
        "attaccare[ dalla mano di {hand}] prima che il dichiarante abbia scelto",
        "lead[ from {hand}'s hand] before declarer has chosen",
    );
    PLAY_HIGHEST = row(
        "play highest [{hand} ]{suit}", Suit(Act::PlayHighest),
        "giocare la sua carta più alta a {suit}[ dalla mano di {hand}]",
        "play the highest card held in {suit}[ from {hand}'s hand]",
    );
    PLAY_LOWEST = row(
        "play lowest [{hand} ]{suit}", Suit(Act::PlayLowest),
        "giocare la sua carta più bassa a {suit}[ dalla mano di {hand}]",
        "play the lowest card held in {suit}[ from {hand}'s hand]",
    );
    PLAY_SUIT = row(
        "play suit [{hand} ]{suit}", Suit(Act::PlaySuit),
        "giocare una carta di {suit}[ dalla mano di {hand}]",
        "play {suit}[ from {hand}'s hand]",
    );
    PLAY_ANY = row(
        "play any card[ {hand}]", Hand(Act::PlayAny),
        "giocare qualsiasi carta per il resto legale[ dalla mano di {hand}]",
        "play any card that is otherwise legal[ from {hand}'s hand]",
    );
    TAKE_UP_CARDS = row(
        "take up cards", Plain(Act::TakeUpCards),
        "riprendere in mano le carte che ha scoperto",
        "take up the cards that he has faced",
    );
    PICK_UP = row(
        "pick up [{hand} ]{card}", Card(Act::PickUp),
        "riprendere in mano {card of hand}",
        "pick up {card of hand}",
    ).passing();
    LEAVE_FACED = row(
        "leave faced [{hand} ]{card}", Card(Act::LeaveFaced),
        "lasciare {card of hand} scopert{o/a} sul tavolo davanti a sé",
        "leave {card of hand} face up on the table",
    ).passing();
    SUPPLY_CARD = row(
        "supply card[ {hand}]", Hand(Act::SupplyCard),
        "aggiungere la carta che manca alla presa[ dalla mano di {hand}]",
        "add the card that the trick lacks[ from {hand}'s hand]",
    );
    ASK_IF_VOID = row(
        "ask if void {of}", Hand(Act::AskIfVoid),
        "chiedere a {of} se non ha carte del seme",
        "ask {of} whether he is void in the suit",
    ).about(About::Nothing).passing();
    DRAW_ATTENTION = row(
        "draw attention", Plain(Act::DrawAttention),
        "richiamare l'attenzione su un'irregolarità",
        "draw attention to an irregularity",
    ).passing();
    PREVENT_IRREGULARITY = row(
        "prevent irregularity", Plain(Act::PreventIrregularity),
        "cercare di prevenire un'irregolarità",
        "try to prevent an irregularity",
    ).passing();
    CHOOSE_LEADING_HAND = row(
        "choose leading hand", Plain(Act::ChooseLeadingHand),
        "dire da quale mano attacca il dichiarante",
        "say from which hand declarer leads",
    );
    INSPECT_TRICK = row(
        "inspect trick", Plain(Act::Inspect(Inspection::LastTrick)),
        "far riscoprire le quattro carte della presa",
        "have the four cards of the trick faced again",
    ).passing();
    INSPECT_OWN = row(
        "inspect own", Plain(Act::Inspect(Inspection::OwnCard)),
        "guardare la sua ultima carta",
        "look at his last card",
    ).passing();
    INSPECT_QUITTED = row(
        "inspect quitted", Plain(Act::Inspect(Inspection::Quitted)),
        "guardare le prese già coperte",
        "look at quitted tricks",
    ).passing();
    PLAY_ON = row(
        "play on", Plain(Act::PlayOn),
        "continuare a giocare dopo la richiesta",
        "play on after the claim",
    ).passing();
    PASS = row(
        "pass", Plain(Act::Pass),
        "dire passo al suo prossimo turno",
        "pass at his next turn",
    );
    CORRECT_EXPLANATION = row(
        "correct explanation", Plain(Act::CorrectExplanation),
        "chiamare subito l'Arbitro e correggere la spiegazione",
        "call the director at once and correct the explanation",
    ).passing();
    CORRECT_BEFORE_LEAD = row(
        "correct explanation before lead", Plain(Act::CorrectExplanationBeforeLead),
        "chiamare l'Arbitro e correggere la spiegazione prima che l'attacco sia scoperto",
        "call the director and correct the explanation before the opening lead is faced",
    );
    CORRECT_LATER = row(
        "correct explanation later", Plain(Act::CorrectExplanationLater),
        "correggere la spiegazione, ma solo alla fine del gioco",
        "correct the explanation, but only after the play",
    );
    ASK_EXPLANATION = row(
        "ask explanation", Plain(Act::AskExplanation),
        "chiedere spiegazioni agli avversari",
        "ask the opponents for an explanation",
    ).passing();
    STATE_LINE = row(
        "state line", Plain(Act::StateLine),
        "dire subito in quale ordine giocherà le sue carte",
        "say at once in which order he will play his cards",
    );
    REPEAT_STATEMENT = row("repeat statement", Plain(Act::RepeatStatement),
        "ripetere ciò che ha detto quando ha richiesto", "repeat what he said when he claimed");
    CONSULT = row("consult", Plain(Act::Consult), "consultarsi", "consult each other");
    CHANGE_CALL = row("change call", Plain(Act::ChangeCall),
        "cambiare la sua chiamata", "change the call made");
    CALL_DIRECTOR = row("call director", Plain(Act::CallDirector),
        "chiamare subito l'Arbitro", "call the director at once");
}

impl Act {
    pub(super) fn row(self) -> &'static Row<Act> {
        match self {
            Act::Play(..) => &PLAY,
            Act::PlayWhenLegal(..) => &PLAY_WHEN_LEGAL,
            Act::PlaySmallBefore(..) => &PLAY_SMALL_BEFORE,
            Act::ChangeTo(..) => &CHANGE_TO,
            Act::Withdraw(..) => &WITHDRAW,
            Act::WithdrawUnasked(..) => &WITHDRAW_UNASKED,
            Act::DesignateAny(_) => &DESIGNATE_ANY,
            Act::Designate(..) => &DESIGNATE,
            Act::FollowSuit(..) => &FOLLOW_SUIT,
            Act::LeadCard(..) => &LEAD_CARD,
            Act::LeadFrom(_) => &LEAD_FROM,
            Act::OpeningLead => &OPENING_LEAD,
            Act::PlaySecond(_) => &PLAY_SECOND,
            Act::Accept(..) => &ACCEPT,
            Act::Refuse(..) => &REFUSE,
            Act::SpreadDummy => &SPREAD_DUMMY,
            Act::SpreadHand => &SPREAD_HAND,
            Act::RestrictLead(..) => &RESTRICT_LEAD,
            Act::RestrictPlay(_) => &RESTRICT_PLAY,
            Act::NameForbiddenSuit(_) => &NAME_FORBIDDEN_SUIT,
            Act::NameRequiredSuit(_) => &NAME_REQUIRED_SUIT,
            Act::Impose(_, Duty::Highest(_)) => &IMPOSE_HIGHEST,
            Act::Impose(_, Duty::Lowest(_)) => &IMPOSE_LOWEST,
            Act::Impose(_, Duty::Play(_)) => &IMPOSE_PLAY,
            Act::Impose(_, Duty::NotPlay(_)) => &IMPOSE_NOT_PLAY,
            Act::Impose(_, Duty::Lead(_)) => &IMPOSE_LEAD,
            Act::Impose(_, Duty::NotLead(_)) => &IMPOSE_NOT_LEAD,
            Act::Impose(_, Duty::Follow(_)) => &IMPOSE_FOLLOW,
            Act::LeadSuit(..) => &LEAD_SUIT,
            Act::LeadAny(_) => &LEAD_ANY,
            Act::LeadBeforeChoice(_) => &LEAD_BEFORE_CHOICE,
            Act::PlayHighest(..) => &PLAY_HIGHEST,
            Act::PlayLowest(..) => &PLAY_LOWEST,
            Act::PlaySuit(..) => &PLAY_SUIT,
            Act::PlayAny(_) => &PLAY_ANY,
            Act::TakeUpCards => &TAKE_UP_CARDS,
            Act::PickUp(..) => &PICK_UP,
            Act::LeaveFaced(..) => &LEAVE_FACED,
            Act::SupplyCard(_) => &SUPPLY_CARD,
            Act::AskIfVoid(_) => &ASK_IF_VOID,
            Act::DrawAttention => &DRAW_ATTENTION,
            Act::PreventIrregularity => &PREVENT_IRREGULARITY,
            Act::ChooseLeadingHand => &CHOOSE_LEADING_HAND,
            Act::Inspect(Inspection::LastTrick) => &INSPECT_TRICK,
            Act::Inspect(Inspection::OwnCard) => &INSPECT_OWN,
            Act::Inspect(Inspection::Quitted) => &INSPECT_QUITTED,
            Act::PlayOn => &PLAY_ON,
            Act::Pass => &PASS,
            Act::CorrectExplanation => &CORRECT_EXPLANATION,
            Act::CorrectExplanationBeforeLead => &CORRECT_BEFORE_LEAD,
            Act::CorrectExplanationLater => &CORRECT_LATER,
            Act::AskExplanation => &ASK_EXPLANATION,
            Act::StateLine => &STATE_LINE,
            Act::RepeatStatement => &REPEAT_STATEMENT,
            Act::Consult => &CONSULT,
            Act::ChangeCall => &CHANGE_CALL,
            Act::CallDirector => &CALL_DIRECTOR,
        }
    }

    pub(super) fn slots(self) -> Slots {
        match self {
            Act::Play(hand, card)
            | Act::PlayWhenLegal(hand, card)
            | Act::PlaySmallBefore(hand, card)
            | Act::Withdraw(hand, card)
            | Act::WithdrawUnasked(hand, card)
            | Act::Accept(hand, card)
            | Act::Refuse(hand, card)
            | Act::PickUp(hand, card)
            | Act::LeaveFaced(hand, card)
            | Act::LeadCard(hand, card) => Slots::of_card(hand, card),
            Act::ChangeTo(hand, card) => Slots::of_card(hand, card.into()),
            Act::Designate(hand, cards) => Slots::of_cards(hand, cards),
            Act::FollowSuit(hand, suit)
            | Act::RestrictLead(hand, suit)
            | Act::LeadSuit(hand, suit)
            | Act::PlayHighest(hand, suit)
            | Act::PlayLowest(hand, suit)
            | Act::PlaySuit(hand, suit) => Slots::of_suit(hand, suit),
            Act::Impose(of, duty) => Slots::of_suit(of, duty.suit()),
            Act::LeadFrom(hand)
            | Act::DesignateAny(hand)
            | Act::PlaySecond(hand)
            | Act::RestrictPlay(hand)
            | Act::NameForbiddenSuit(hand)
            | Act::NameRequiredSuit(hand)
            | Act::LeadAny(hand)
            | Act::LeadBeforeChoice(hand)
            | Act::PlayAny(hand)
            | Act::SupplyCard(hand)
            | Act::AskIfVoid(hand) => Slots::of_hand(hand),
            Act::OpeningLead
            | Act::TakeUpCards
            | Act::SpreadDummy
            | Act::SpreadHand
            | Act::DrawAttention
            | Act::PreventIrregularity
            | Act::ChooseLeadingHand
            | Act::Inspect(_)
            | Act::PlayOn
            | Act::Pass
            | Act::CorrectExplanation
            | Act::CorrectExplanationBeforeLead
            | Act::CorrectExplanationLater
            | Act::AskExplanation
            | Act::StateLine
            | Act::RepeatStatement
            | Act::Consult
            | Act::ChangeCall
            | Act::CallDirector => Slots::default(),
        }
    }
}
