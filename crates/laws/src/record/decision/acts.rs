//! Acts of players in decisions: the rows, and the row of each act.

use crate::record::duty::Duty;
use crate::record::event::Inspection;

use super::DecisionAct;
use super::row::RowForm::{Card, Cards, Exact, Hand, Plain, Suit};
use super::row::{DecisionRow, DecisionSlots, RowSubject, row, rows};

rows! { ACTS of DecisionAct;
    PLAY = row(
        "play [{hand} ]{card}", Card(DecisionAct::Play),
        "giocare {card of hand}",
        "play {card of hand}",
    ).about(RowSubject::Hand);
    PLAY_WHEN_LEGAL = row(
        "play [{hand} ]{card} when legal", Card(DecisionAct::PlayWhenLegal),
        "giocare {card of hand} alla prima occasione legale",
        "play {card of hand} at the first legal opportunity",
    ).transient();
    PLAY_SMALL_BEFORE = row(
        "play small before [{hand} ]{card}", Card(DecisionAct::PlaySmallBefore),
        "giocare prima di {card of hand} un'altra carta di quel seme inferiore al dieci",
        "play another card of that suit below the ten before {card of hand}",
    );
    CHANGE_TO = row(
        "change to [{hand} ]{card}", Exact(DecisionAct::ChangeTo),
        "giocare invece {card of hand}",
        "play {card of hand} instead",
    );
    WITHDRAW = row(
        "withdraw [{hand} ]{card}", Card(DecisionAct::Withdraw),
        "ritirare {card of hand}",
        "withdraw {card of hand}",
    ).transient();
    WITHDRAW_UNASKED = row(
        "withdraw unasked [{hand} ]{card}", Card(DecisionAct::WithdrawUnasked),
        "ritirare {card of hand} di sua iniziativa",
        "take back {card of hand} of his own accord",
    );
    DESIGNATE_ANY = row(
        "designate {of}", Hand(DecisionAct::DesignateAny),
        "chiamare qualunque carta legale di {of}",
        "call any legal card from {of}'s hand",
    );
    DESIGNATE = row(
        "designate {of} {cards}", Cards(DecisionAct::Designate),
        "dire quale carta gioca[ {hand}] fra {cards}",
        "say which card [{own!}he plays][{hand} plays] among {cards}",
    );
    FOLLOW_SUIT = row(
        "follow suit [{hand} ]{suit}", Suit(DecisionAct::FollowSuit),
        "rispondere a {suit}[ dalla mano di {hand}]",
        "follow suit in {suit}[ from {hand}'s hand]",
    );
    LEAD_CARD = row("lead card [{hand} ]{card}", Card(DecisionAct::LeadCard),
        "attaccare con {card of hand}", "lead {card of hand}").about(RowSubject::Hand);
    LEAD_FROM = row(
        "lead from {of}", Hand(DecisionAct::LeadFrom),
        "attaccare [{own!}dalla sua mano][dalla mano di {hand}]",
        "lead from [{own!}his own hand][{hand}'s hand]",
    );
    OPENING_LEAD = row(
        "make opening lead", Plain(DecisionAct::OpeningLead),
        "fare l'attacco iniziale",
        "make the opening lead",
    ).transient();
    PLAY_SECOND = row(
        "play second from {of}", Hand(DecisionAct::PlaySecond),
        "giocare la seconda carta [{own!}dalla sua mano][dalla mano di {hand}]",
        "play the second card from [{own!}his own hand][{hand}'s hand]",
    );
    ACCEPT = row(
        "accept [{hand} ]{card}", Card(DecisionAct::Accept),
        "accettare {card of hand}",
        "accept {card of hand}",
    );
    REFUSE = row(
        "refuse [{hand} ]{card}", Card(DecisionAct::Refuse),
        "rifiutare {card of hand}",
        "refuse {card of hand}",
    );
    SPREAD_DUMMY = row(
        "spread dummy", Plain(DecisionAct::SpreadDummy),
        "stendere le sue carte, come morto",
        "spread his cards as dummy",
    );
    SPREAD_HAND = row(
        "spread hand", Plain(DecisionAct::SpreadHand),
        "stendere la mano e diventare il morto",
        "spread the hand and become dummy",
    );
    RESTRICT_LEAD = row(
        "restrict lead {of} {suit}", Suit(DecisionAct::RestrictLead),
        "richiedere o proibire {suit} a {of}, quando attaccherà",
        "require or forbid {suit} when {of} comes to lead",
    ).about(RowSubject::Nothing);
    RESTRICT_PLAY = row(
        "restrict play {of}", Hand(DecisionAct::RestrictPlay),
        "limitare la scelta di {of} in questa presa",
        "restrict what {of} plays to this trick",
    ).about(RowSubject::Nothing);
    NAME_FORBIDDEN_SUIT = row(
        "name forbidden suit for {of}", Hand(DecisionAct::NameForbiddenSuit),
        "nominare un altro seme e proibire a {of} di giocarne",
        "name another suit and forbid {of} to play it",
    );
    NAME_REQUIRED_SUIT = row(
        "name required suit for {of}", Hand(DecisionAct::NameRequiredSuit),
        "nominare un altro seme e chiedere a {of} di giocarne",
        "name another suit and require {of} to play it",
    );
    IMPOSE_HIGHEST = row(
        "impose on {of} highest {suit}", Suit(|of, suit| DecisionAct::Impose(of, Duty::Highest(suit))),
        "imporre a {of} la sua carta più alta a {suit}",
        "require {of}'s highest card in {suit}",
    ).about(RowSubject::Nothing);
    IMPOSE_LOWEST = row(
        "impose on {of} lowest {suit}", Suit(|of, suit| DecisionAct::Impose(of, Duty::Lowest(suit))),
        "imporre a {of} la sua carta più bassa a {suit}",
        "require {of}'s lowest card in {suit}",
    ).about(RowSubject::Nothing);
    IMPOSE_PLAY = row(
        "impose on {of} suit {suit}", Suit(|of, suit| DecisionAct::Impose(of, Duty::Play(suit))),
        "imporre a {of} di giocare una carta di {suit}",
        "require {of} to play {suit}",
    ).about(RowSubject::Nothing);
    IMPOSE_NOT_PLAY = row(
        "impose on {of} no suit {suit}", Suit(|of, suit| DecisionAct::Impose(of, Duty::NotPlay(suit))),
        "proibire a {of} di giocare una carta di {suit}",
        "forbid {of} to play {suit}",
    ).about(RowSubject::Nothing);
    IMPOSE_LEAD = row(
        "impose on {of} lead {suit}", Suit(|of, suit| DecisionAct::Impose(of, Duty::Lead(suit))),
        "imporre a {of} di attaccare a {suit}",
        "require {of} to lead {suit}",
    ).about(RowSubject::Nothing);
    IMPOSE_NOT_LEAD = row(
        "impose on {of} no lead {suit}", Suit(|of, suit| DecisionAct::Impose(of, Duty::NotLead(suit))),
        "proibire a {of} di attaccare a {suit}",
        "forbid {of} to lead {suit}",
    ).about(RowSubject::Nothing);
    IMPOSE_FOLLOW = row(
        "impose on {of} follow {suit}", Suit(|of, suit| DecisionAct::Impose(of, Duty::Follow(suit))),
        "imporre a {of} di rispondere a {suit}",
        "require {of} to follow in {suit}",
    ).about(RowSubject::Nothing);
    LEAD_SUIT = row(
        "lead suit [{hand} ]{suit}", Suit(DecisionAct::LeadSuit),
        "attaccare a {suit}[ dalla mano di {hand}][{forbidden!} finché rimane in presa]",
        "lead {suit}[ from {hand}'s hand][{forbidden!} for as long as he keeps the lead]",
    );
    LEAD_ANY = row(
        "lead any card[ {hand}]", Hand(DecisionAct::LeadAny),
        "attaccare con qualsiasi carta[ dalla mano di {hand}]",
        "lead any card[ from {hand}'s hand]",
    );
    LEAD_BEFORE_CHOICE = row(
        "lead before choice[ {hand}]", Hand(DecisionAct::LeadBeforeChoice),
        "attaccare[ dalla mano di {hand}] prima che il dichiarante abbia scelto",
        "lead[ from {hand}'s hand] before declarer has chosen",
    );
    PLAY_HIGHEST = row(
        "play highest [{hand} ]{suit}", Suit(DecisionAct::PlayHighest),
        "giocare la sua carta più alta a {suit}[ dalla mano di {hand}]",
        "play the highest card held in {suit}[ from {hand}'s hand]",
    );
    PLAY_LOWEST = row(
        "play lowest [{hand} ]{suit}", Suit(DecisionAct::PlayLowest),
        "giocare la sua carta più bassa a {suit}[ dalla mano di {hand}]",
        "play the lowest card held in {suit}[ from {hand}'s hand]",
    );
    PLAY_SUIT = row(
        "play suit [{hand} ]{suit}", Suit(DecisionAct::PlaySuit),
        "giocare una carta di {suit}[ dalla mano di {hand}]",
        "play {suit}[ from {hand}'s hand]",
    );
    PLAY_ANY = row(
        "play any card[ {hand}]", Hand(DecisionAct::PlayAny),
        "giocare qualsiasi carta per il resto legale[ dalla mano di {hand}]",
        "play any card that is otherwise legal[ from {hand}'s hand]",
    );
    TAKE_UP_CARDS = row(
        "take up cards", Plain(DecisionAct::TakeUpCards),
        "riprendere in mano le carte che ha scoperto",
        "take up the cards that he has faced",
    );
    PICK_UP = row(
        "pick up [{hand} ]{card}", Card(DecisionAct::PickUp),
        "riprendere in mano {card of hand}",
        "pick up {card of hand}",
    ).transient();
    LEAVE_FACED = row(
        "leave faced [{hand} ]{card}", Card(DecisionAct::LeaveFaced),
        "lasciare {card of hand} scopert{o/a} sul tavolo davanti a sé",
        "leave {card of hand} face up on the table",
    ).transient();
    SUPPLY_CARD = row(
        "supply card[ {hand}]", Hand(DecisionAct::SupplyCard),
        "aggiungere la carta che manca alla presa[ dalla mano di {hand}]",
        "add the card that the trick lacks[ from {hand}'s hand]",
    );
    ASK_IF_VOID = row(
        "ask if void {of}", Hand(DecisionAct::AskIfVoid),
        "chiedere a {of} se non ha carte del seme",
        "ask {of} whether he is void in the suit",
    ).about(RowSubject::Nothing).transient();
    DRAW_ATTENTION = row(
        "draw attention", Plain(DecisionAct::DrawAttention),
        "richiamare l'attenzione su un'irregolarità",
        "draw attention to an irregularity",
    ).transient();
    PREVENT_IRREGULARITY = row(
        "prevent irregularity", Plain(DecisionAct::PreventIrregularity),
        "cercare di prevenire un'irregolarità",
        "try to prevent an irregularity",
    ).transient();
    CHOOSE_LEADING_HAND = row(
        "choose leading hand", Plain(DecisionAct::ChooseLeadingHand),
        "dire da quale mano attacca il dichiarante",
        "say from which hand declarer leads",
    );
    INSPECT_TRICK = row(
        "inspect trick", Plain(DecisionAct::Inspect(Inspection::LastTrick)),
        "far riscoprire le quattro carte dell'ultima presa",
        "have the four cards of the last trick faced again",
    ).transient();
    INSPECT_OWN = row(
        "inspect own", Plain(DecisionAct::Inspect(Inspection::OwnCard)),
        "guardare la sua ultima carta",
        "look at his last card",
    ).transient();
    INSPECT_QUITTED = row(
        "inspect quitted", Plain(DecisionAct::Inspect(Inspection::Quitted)),
        "guardare le sue carte delle prese precedenti",
        "look at his own cards of earlier tricks",
    ).transient();
    PLAY_ON = row(
        "play on", Plain(DecisionAct::PlayOn),
        "continuare a giocare dopo la richiesta",
        "play on after the claim",
    ).transient();
    PASS = row(
        "pass", Plain(DecisionAct::Pass),
        "dire passo al suo prossimo turno",
        "pass at his next turn",
    );
    CORRECT_EXPLANATION = row(
        "correct explanation", Plain(DecisionAct::CorrectExplanation),
        "chiamare subito l'Arbitro e correggere la spiegazione",
        "call the director at once and correct the explanation",
    ).transient();
    CORRECT_BEFORE_LEAD = row(
        "correct explanation before lead", Plain(DecisionAct::CorrectExplanationBeforeLead),
        "chiamare l'Arbitro e correggere la spiegazione prima che l'attacco sia scoperto",
        "call the director and correct the explanation before the opening lead is faced",
    );
    CORRECT_LATER = row(
        "correct explanation later", Plain(DecisionAct::CorrectExplanationLater),
        "correggere la spiegazione, ma solo alla fine del gioco",
        "correct the explanation, but only after the play",
    );
    ASK_EXPLANATION = row(
        "ask explanation", Plain(DecisionAct::AskExplanation),
        "chiedere spiegazioni agli avversari",
        "ask the opponents for an explanation",
    ).transient();
    STATE_LINE = row(
        "state line", Plain(DecisionAct::StateLine),
        "dire subito in quale ordine giocherà le sue carte",
        "say at once in which order he will play his cards",
    );
    REPEAT_STATEMENT = row("repeat statement", Plain(DecisionAct::RepeatStatement),
        "ripetere ciò che ha detto quando ha richiesto", "repeat what he said when he claimed");
    CONSULT = row("consult", Plain(DecisionAct::Consult), "consultarsi", "consult each other");
    CHANGE_CALL = row("change call", Plain(DecisionAct::ChangeCall),
        "cambiare la sua chiamata", "change the call made");
    CALL_DIRECTOR = row("call director", Plain(DecisionAct::CallDirector),
        "chiamare subito l'Arbitro", "call the director at once");
}

impl DecisionAct {
    pub(super) fn row(self) -> &'static DecisionRow<DecisionAct> {
        match self {
            DecisionAct::Play(..) => &PLAY,
            DecisionAct::PlayWhenLegal(..) => &PLAY_WHEN_LEGAL,
            DecisionAct::PlaySmallBefore(..) => &PLAY_SMALL_BEFORE,
            DecisionAct::ChangeTo(..) => &CHANGE_TO,
            DecisionAct::Withdraw(..) => &WITHDRAW,
            DecisionAct::WithdrawUnasked(..) => &WITHDRAW_UNASKED,
            DecisionAct::DesignateAny(_) => &DESIGNATE_ANY,
            DecisionAct::Designate(..) => &DESIGNATE,
            DecisionAct::FollowSuit(..) => &FOLLOW_SUIT,
            DecisionAct::LeadCard(..) => &LEAD_CARD,
            DecisionAct::LeadFrom(_) => &LEAD_FROM,
            DecisionAct::OpeningLead => &OPENING_LEAD,
            DecisionAct::PlaySecond(_) => &PLAY_SECOND,
            DecisionAct::Accept(..) => &ACCEPT,
            DecisionAct::Refuse(..) => &REFUSE,
            DecisionAct::SpreadDummy => &SPREAD_DUMMY,
            DecisionAct::SpreadHand => &SPREAD_HAND,
            DecisionAct::RestrictLead(..) => &RESTRICT_LEAD,
            DecisionAct::RestrictPlay(_) => &RESTRICT_PLAY,
            DecisionAct::NameForbiddenSuit(_) => &NAME_FORBIDDEN_SUIT,
            DecisionAct::NameRequiredSuit(_) => &NAME_REQUIRED_SUIT,
            DecisionAct::Impose(_, Duty::Highest(_)) => &IMPOSE_HIGHEST,
            DecisionAct::Impose(_, Duty::Lowest(_)) => &IMPOSE_LOWEST,
            DecisionAct::Impose(_, Duty::Play(_)) => &IMPOSE_PLAY,
            DecisionAct::Impose(_, Duty::NotPlay(_)) => &IMPOSE_NOT_PLAY,
            DecisionAct::Impose(_, Duty::Lead(_)) => &IMPOSE_LEAD,
            DecisionAct::Impose(_, Duty::NotLead(_)) => &IMPOSE_NOT_LEAD,
            DecisionAct::Impose(_, Duty::Follow(_)) => &IMPOSE_FOLLOW,
            DecisionAct::LeadSuit(..) => &LEAD_SUIT,
            DecisionAct::LeadAny(_) => &LEAD_ANY,
            DecisionAct::LeadBeforeChoice(_) => &LEAD_BEFORE_CHOICE,
            DecisionAct::PlayHighest(..) => &PLAY_HIGHEST,
            DecisionAct::PlayLowest(..) => &PLAY_LOWEST,
            DecisionAct::PlaySuit(..) => &PLAY_SUIT,
            DecisionAct::PlayAny(_) => &PLAY_ANY,
            DecisionAct::TakeUpCards => &TAKE_UP_CARDS,
            DecisionAct::PickUp(..) => &PICK_UP,
            DecisionAct::LeaveFaced(..) => &LEAVE_FACED,
            DecisionAct::SupplyCard(_) => &SUPPLY_CARD,
            DecisionAct::AskIfVoid(_) => &ASK_IF_VOID,
            DecisionAct::DrawAttention => &DRAW_ATTENTION,
            DecisionAct::PreventIrregularity => &PREVENT_IRREGULARITY,
            DecisionAct::ChooseLeadingHand => &CHOOSE_LEADING_HAND,
            DecisionAct::Inspect(Inspection::LastTrick) => &INSPECT_TRICK,
            DecisionAct::Inspect(Inspection::OwnCard) => &INSPECT_OWN,
            DecisionAct::Inspect(Inspection::Quitted) => &INSPECT_QUITTED,
            DecisionAct::PlayOn => &PLAY_ON,
            DecisionAct::Pass => &PASS,
            DecisionAct::CorrectExplanation => &CORRECT_EXPLANATION,
            DecisionAct::CorrectExplanationBeforeLead => &CORRECT_BEFORE_LEAD,
            DecisionAct::CorrectExplanationLater => &CORRECT_LATER,
            DecisionAct::AskExplanation => &ASK_EXPLANATION,
            DecisionAct::StateLine => &STATE_LINE,
            DecisionAct::RepeatStatement => &REPEAT_STATEMENT,
            DecisionAct::Consult => &CONSULT,
            DecisionAct::ChangeCall => &CHANGE_CALL,
            DecisionAct::CallDirector => &CALL_DIRECTOR,
        }
    }

    pub(super) fn slots(self) -> DecisionSlots {
        match self {
            DecisionAct::Play(hand, card)
            | DecisionAct::PlayWhenLegal(hand, card)
            | DecisionAct::PlaySmallBefore(hand, card)
            | DecisionAct::Withdraw(hand, card)
            | DecisionAct::WithdrawUnasked(hand, card)
            | DecisionAct::Accept(hand, card)
            | DecisionAct::Refuse(hand, card)
            | DecisionAct::PickUp(hand, card)
            | DecisionAct::LeaveFaced(hand, card)
            | DecisionAct::LeadCard(hand, card) => DecisionSlots::of_card(hand, card),
            DecisionAct::ChangeTo(hand, card) => DecisionSlots::of_card(hand, card.into()),
            DecisionAct::Designate(hand, cards) => DecisionSlots::of_cards(hand, cards),
            DecisionAct::FollowSuit(hand, suit)
            | DecisionAct::RestrictLead(hand, suit)
            | DecisionAct::LeadSuit(hand, suit)
            | DecisionAct::PlayHighest(hand, suit)
            | DecisionAct::PlayLowest(hand, suit)
            | DecisionAct::PlaySuit(hand, suit) => DecisionSlots::of_suit(hand, suit),
            DecisionAct::Impose(of, duty) => DecisionSlots::of_suit(of, duty.suit()),
            DecisionAct::LeadFrom(hand)
            | DecisionAct::DesignateAny(hand)
            | DecisionAct::PlaySecond(hand)
            | DecisionAct::RestrictPlay(hand)
            | DecisionAct::NameForbiddenSuit(hand)
            | DecisionAct::NameRequiredSuit(hand)
            | DecisionAct::LeadAny(hand)
            | DecisionAct::LeadBeforeChoice(hand)
            | DecisionAct::PlayAny(hand)
            | DecisionAct::SupplyCard(hand)
            | DecisionAct::AskIfVoid(hand) => DecisionSlots::of_hand(hand),
            DecisionAct::OpeningLead
            | DecisionAct::TakeUpCards
            | DecisionAct::SpreadDummy
            | DecisionAct::SpreadHand
            | DecisionAct::DrawAttention
            | DecisionAct::PreventIrregularity
            | DecisionAct::ChooseLeadingHand
            | DecisionAct::Inspect(_)
            | DecisionAct::PlayOn
            | DecisionAct::Pass
            | DecisionAct::CorrectExplanation
            | DecisionAct::CorrectExplanationBeforeLead
            | DecisionAct::CorrectExplanationLater
            | DecisionAct::AskExplanation
            | DecisionAct::StateLine
            | DecisionAct::RepeatStatement
            | DecisionAct::Consult
            | DecisionAct::ChangeCall
            | DecisionAct::CallDirector => DecisionSlots::default(),
        }
    }
}
