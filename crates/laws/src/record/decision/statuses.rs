//! Statuses: the rows, and the row of each status.

use crate::record::duty::PenaltyGrade;

use super::Status;
use super::row::RowForm::{Card, Cards, Count, Exact, Hand, Plain};
use super::row::{DecisionRow, DecisionSlots, RowSubject, row, rows};

rows! { STATUSES of Status;
    PLAYED = row(
        "{hand} {card} played", Card(Status::Played),
        "{card of hand} è giocat{o/a}.",
        "{card of hand} is played.",
    ).about(RowSubject::Hand).transient();
    NOT_PLAYED = row(
        "{hand} {card} not played", Card(Status::NotPlayed),
        "{card of hand} non è giocat{o/a}.",
        "{card of hand} is not played.",
    ).about(RowSubject::Hand).transient().excluding(&[&PLAYED]);
    CALLED = row(
        "{hand} {card} called", Exact(Status::Called),
        "La chiamata vale {card of hand}.",
        "The call counts as {card of hand}.",
    );
    ONE_OF = row(
        "{hand} one of {cards}", Cards(Status::OneOf),
        "Si gioca una fra {cards} di {hand}.",
        "One of {hand}'s {cards} is played.",
    ).transient();
    VOID_CALL = row(
        "{hand} call void", Hand(Status::VoidCall),
        "La chiamata di {hand} è nulla.",
        "{hand}'s call is void.",
    );
    VOID_CHOICE = row(
        "{hand} choice void", Hand(Status::VoidChoice),
        "La scelta di {hand} non vale: non è, o non è più, fra quelle che può fare.",
        "{hand}'s choice does not count: it is not, or no longer, open to him.",
    );
    LED_OUT_OF_TURN = row(
        "{hand} {card} led out of turn", Card(Status::LedOutOfTurn),
        "{hand} ha attaccato fuori turno con {card}.",
        "{hand} has led out of turn with {card}.",
    ).transient();
    FIFTH_CARD = row(
        "{hand} {card} fifth card", Card(Status::FifthCard),
        "{card of hand} è una quinta carta.",
        "{card of hand} is a fifth card.",
    ).transient().excluding(&[&LED_OUT_OF_TURN, &PLAYED]);
    MAJOR_PENALTY = row(
        "{hand} {card} major penalty", Card(|hand, card| Status::Penalty(hand, card, PenaltyGrade::Major)),
        "{card of hand} è carta penalizzata maggiore.",
        "{card of hand} is a major penalty card.",
    ).transient();
    MINOR_PENALTY = row(
        "{hand} {card} minor penalty", Card(|hand, card| Status::Penalty(hand, card, PenaltyGrade::Minor)),
        "{card of hand} è carta penalizzata minore.",
        "{card of hand} is a minor penalty card.",
    ).transient().excluding(&[&MAJOR_PENALTY]);
    NO_PENALTY = row(
        "{hand} {card} no penalty", Card(Status::NoPenalty),
        "{card of hand} non è carta penalizzata.",
        "{card of hand} is not a penalty card.",
    ).transient().excluding(&[&MAJOR_PENALTY, &MINOR_PENALTY]);
    REVOKED = row(
        "{hand} {card} revoke", Card(Status::Revoked),
        "{card of hand} è una renonce.",
        "{card of hand} is a revoke.",
    ).transient();
    NOT_REVOKED = row(
        "{hand} {card} no revoke", Card(Status::NotRevoked),
        "{card of hand} non è una renonce.",
        "{card of hand} is not a revoke.",
    ).transient().excluding(&[&REVOKED]);
    ESTABLISHED = row(
        "{hand} {card} revoke established", Card(Status::Established),
        "La renonce di {hand} ({card}) è consumata.",
        "{hand}'s revoke ({card}) is established.",
    ).transient().excluding(&[&NOT_REVOKED]).implies(&[&REVOKED]);
    NOT_ESTABLISHED = row(
        "{hand} {card} revoke not established", Card(Status::NotEstablished),
        "La renonce di {hand} ({card}) non è consumata.",
        "{hand}'s revoke ({card}) is not established.",
    ).transient().excluding(&[&ESTABLISHED, &NOT_REVOKED]).implies(&[&REVOKED]);
    CLAIM = row(
        "{hand} claims", Hand(Status::Claim),
        "{hand} ha richiesto o concesso delle prese.",
        "{hand} has claimed or conceded tricks.",
    ).transient();
    CONCEDES = row(
        "{hand} concedes {tricks}", Count(Status::Concedes),
        "{hand} concede [{no trick!}nessuna presa][{one trick!}una presa][{more tricks} prese].",
        "{hand} concedes [{no trick!}no trick][{one trick!}one trick][{more tricks} tricks].",
    ).transient();
    NO_CLAIM = row(
        "{hand} no claim", Hand(Status::NoClaim),
        "{hand} non ha fatto né richiesta né concessione.",
        "{hand} has neither claimed nor conceded.",
    ).transient().excluding(&[&CLAIM, &CLAIM_AGREED, &CLAIM_STANDS, &LOSES_TO_TRUMP, &WORST_LINE]);
    LATER_PLAY_VOID = row(
        "later play void", Plain(Status::LaterPlayVoid),
        "Ciò che si è giocato dopo la richiesta non vale: può servire solo come prova.",
        "What was played after the claim does not count: it can serve as evidence only.",
    ).transient();
    CLAIM_AGREED = row(
        "{hand} claim agreed", Hand(Status::ClaimAgreed),
        "Il consenso resta valido, e le prese si contano come ha detto {hand}.",
        "The agreement stands, and the tricks count as {hand} said.",
    ).transient();
    AGREEMENT_WITHDRAWN = row(
        "{hand} agreement withdrawn", Hand(Status::AgreementWithdrawn),
        "Il consenso a quanto ha detto {hand} è ritirato, e la presa passa ai suoi avversari.",
        "Agreement to what {hand} said is withdrawn, and the trick goes to his opponents.",
    ).transient().excluding(&[&CLAIM_AGREED]);
    CLAIM_STANDS = row(
        "{hand} claim stands", Hand(Status::ClaimStands),
        "La richiesta di {hand} è buona: fa le prese che ha richiesto.",
        "{hand}'s claim is good: he wins the tricks that he claimed.",
    ).transient().excluding(&[&CLAIM_AGREED]);
    LOSES_TO_TRUMP = row(
        "{hand} loses to trump", Hand(Status::LosesToTrump),
        "Agli avversari di {hand} vanno una o più prese per l'atout rimasto fuori.",
        "The opponents of {hand} are given a trick or tricks for the trump that is out.",
    ).transient().excluding(&[&CLAIM_STANDS, &CLAIM_AGREED]);
    WORST_LINE = row(
        "{hand} worst normal line", Hand(Status::WorstLine),
        "{hand} fa le prese della meno riuscita fra le linee normali compatibili con ciò che ha detto.",
        "{hand} wins the tricks of the least successful normal line that fits what he said.",
    ).transient().excluding(&[&CLAIM_STANDS, &CLAIM_AGREED]);
    CONCESSION_CANCELLED = row(
        "{hand} concession cancelled", Hand(Status::ConcessionCancelled),
        "La concessione di {hand} è cancellata, e la presa torna alla sua linea.",
        "{hand}'s concession is cancelled, and the trick goes back to his side.",
    ).transient();
    CONCESSION_STANDS = row(
        "{hand} concession stands", Hand(Status::ConcessionStands),
        "La concessione di {hand} resta valida.",
        "{hand}'s concession stands.",
    ).transient().excluding(&[&CONCESSION_CANCELLED]);
    FORFEITED = row(
        "{hand} {card} rectification lost", Card(Status::Forfeited),
        "Per {card} di {hand} il diritto alla rettifica è perduto.",
        "The right to a rectification of {hand}'s {card} is lost.",
    );
    DEFECTIVE = row(
        "{hand} trick defective", Hand(Status::Defective),
        "La presa è difettosa: l'errore è di {hand}.",
        "The trick is defective: the error is {hand}'s.",
    );
    DEEMED_REVOKE = row(
        "{hand} deemed revoke", Hand(Status::DeemedRevoke),
        "Si considera che {hand} abbia commesso una renonce nella presa difettosa.",
        "{hand} is deemed to have revoked on the defective trick.",
    );
    SEEN = row(
        "{hand} cards seen", Hand(Status::Seen),
        "Ciò che si è visto delle carte di {hand} è autorizzato per gli avversari, non per il suo compagno.",
        "What was seen of {hand}'s cards is authorised for the opponents, not for his partner.",
    ).about(RowSubject::Nothing);
    DUMMY = row(
        "{hand} becomes dummy", Hand(Status::Dummy),
        "{hand} diventa il morto.",
        "{hand} becomes dummy.",
    );
    DECLARER = row(
        "{hand} becomes declarer", Hand(Status::Declarer),
        "{hand} diventa il dichiarante.",
        "{hand} becomes declarer.",
    ).excluding(&[&DUMMY]);
    BREACH = row(
        "{hand} breach", Hand(Status::Breach),
        "{hand} ha violato la procedura.",
        "{hand} has breached procedure.",
    );
    PLAY_CONTINUES = row(
        "play continues", Plain(Status::PlayContinues),
        "Il gioco continua.",
        "Play goes on.",
    ).transient().excluding(&[&LATER_PLAY_VOID]);
    RESULT_STANDS = row(
        "result stands", Plain(Status::ResultStands),
        "Non si assegna un punteggio arbitrale.",
        "No adjusted score is awarded.",
    ).transient();
    RESULT_CANCELLED = row(
        "result cancelled", Plain(Status::ResultCancelled),
        "Il risultato ottenuto al tavolo è annullato.",
        "The result obtained at the table is cancelled.",
    );
    SCORED_TRICKS = row(
        "{hand} scores {tricks}", Count(Status::ScoredTricks),
        "Il risultato è quello di [{no trick!}nessuna presa][{one trick!}una presa][{more tricks} prese] per {hand}.",
        "The score is that of [{no trick!}no trick][{one trick!}one trick][{more tricks} tricks] for {hand}.",
    ).transient();
    FACTS_FOUND = row(
        "facts found", Plain(Status::FactsFound),
        "L'Arbitro decide in base ai fatti che ritiene più probabili.",
        "The director rules on the facts that he finds the more probable.",
    ).transient();
    RESTORED = row(
        "{hand} {card} restored", Card(Status::Restored),
        "{card of hand} torna fra le sue carte, e si considera che vi sia sempre stata.",
        "{card of hand} goes back among his cards, and counts as always having been there.",
    );
    REMOVED = row(
        "{hand} {card} removed", Card(Status::Removed),
        "{card of hand} non fa parte del board e si toglie: licita e gioco restano come sono.",
        "{card of hand} is not part of the board and is taken away: auction and play stand.",
    );
    HANDS_CORRECTED = row(
        "hands corrected", Plain(Status::HandsCorrected),
        "Le mani si correggono, e si gioca senza cambiare nessuna chiamata.",
        "The hands are corrected, and the deal is played with no call changed.",
    );
    RULING_STANDS = row(
        "earlier ruling stands", Plain(Status::RulingStands),
        "Ciò che l'Arbitro aveva deciso resta valido.",
        "What the director had ruled stands.",
    );
    RULING_REVOKED = row(
        "earlier ruling revoked", Plain(Status::RulingRevoked),
        "Ciò che l'Arbitro aveva deciso è revocato e si rimedia: chi lo ha seguito non ne risponde.",
        "What the director had ruled is revoked and set right: nobody suffers for having gone by it.",
    ).excluding(&[&RULING_STANDS]);
    RULING_WRONG = row(
        "earlier ruling wrong", Plain(Status::RulingWrong),
        "Ciò che l'Arbitro aveva deciso era sbagliato e non si rimedia più: entrambe le linee sono innocenti.",
        "What the director had ruled was wrong and cannot be set right: both sides are non-offending.",
    ).excluding(&[&RULING_STANDS, &RULING_REVOKED]);
}

impl Status {
    pub(super) fn row(self) -> &'static DecisionRow<Status> {
        match self {
            Status::Played(..) => &PLAYED,
            Status::NotPlayed(..) => &NOT_PLAYED,
            Status::Called(..) => &CALLED,
            Status::OneOf(..) => &ONE_OF,
            Status::VoidCall(_) => &VOID_CALL,
            Status::VoidChoice(_) => &VOID_CHOICE,
            Status::LedOutOfTurn(..) => &LED_OUT_OF_TURN,
            Status::FifthCard(..) => &FIFTH_CARD,
            Status::Penalty(.., PenaltyGrade::Major) => &MAJOR_PENALTY,
            Status::Penalty(.., PenaltyGrade::Minor) => &MINOR_PENALTY,
            Status::NoPenalty(..) => &NO_PENALTY,
            Status::Revoked(..) => &REVOKED,
            Status::NotRevoked(..) => &NOT_REVOKED,
            Status::Established(..) => &ESTABLISHED,
            Status::NotEstablished(..) => &NOT_ESTABLISHED,
            Status::Claim(_) => &CLAIM,
            Status::Concedes(..) => &CONCEDES,
            Status::NoClaim(_) => &NO_CLAIM,
            Status::LaterPlayVoid => &LATER_PLAY_VOID,
            Status::ClaimAgreed(_) => &CLAIM_AGREED,
            Status::AgreementWithdrawn(_) => &AGREEMENT_WITHDRAWN,
            Status::ClaimStands(_) => &CLAIM_STANDS,
            Status::LosesToTrump(_) => &LOSES_TO_TRUMP,
            Status::WorstLine(_) => &WORST_LINE,
            Status::ConcessionCancelled(_) => &CONCESSION_CANCELLED,
            Status::ConcessionStands(_) => &CONCESSION_STANDS,
            Status::Forfeited(..) => &FORFEITED,
            Status::Defective(_) => &DEFECTIVE,
            Status::DeemedRevoke(_) => &DEEMED_REVOKE,
            Status::Seen(_) => &SEEN,
            Status::Dummy(_) => &DUMMY,
            Status::Declarer(_) => &DECLARER,
            Status::Breach(_) => &BREACH,
            Status::PlayContinues => &PLAY_CONTINUES,
            Status::ResultStands => &RESULT_STANDS,
            Status::ResultCancelled => &RESULT_CANCELLED,
            Status::ScoredTricks(..) => &SCORED_TRICKS,
            Status::FactsFound => &FACTS_FOUND,
            Status::Restored(..) => &RESTORED,
            Status::Removed(..) => &REMOVED,
            Status::HandsCorrected => &HANDS_CORRECTED,
            Status::RulingStands => &RULING_STANDS,
            Status::RulingRevoked => &RULING_REVOKED,
            Status::RulingWrong => &RULING_WRONG,
        }
    }

    pub(super) fn slots(self) -> DecisionSlots {
        match self {
            Status::Played(hand, card)
            | Status::NotPlayed(hand, card)
            | Status::LedOutOfTurn(hand, card)
            | Status::FifthCard(hand, card)
            | Status::Penalty(hand, card, _)
            | Status::NoPenalty(hand, card)
            | Status::Revoked(hand, card)
            | Status::NotRevoked(hand, card)
            | Status::Established(hand, card)
            | Status::NotEstablished(hand, card)
            | Status::Restored(hand, card)
            | Status::Removed(hand, card)
            | Status::Forfeited(hand, card) => DecisionSlots::of_card(hand, card),
            Status::Called(hand, card) => DecisionSlots::of_card(hand, card.into()),
            Status::OneOf(hand, cards) => DecisionSlots::of_cards(hand, cards),
            Status::Concedes(hand, tricks) | Status::ScoredTricks(hand, tricks) => {
                DecisionSlots { tricks: Some(tricks), ..DecisionSlots::of_hand(hand) }
            }
            Status::VoidCall(by)
            | Status::VoidChoice(by)
            | Status::Claim(by)
            | Status::NoClaim(by)
            | Status::ClaimAgreed(by)
            | Status::AgreementWithdrawn(by)
            | Status::ClaimStands(by)
            | Status::LosesToTrump(by)
            | Status::WorstLine(by)
            | Status::ConcessionCancelled(by)
            | Status::ConcessionStands(by)
            | Status::Defective(by)
            | Status::DeemedRevoke(by)
            | Status::Seen(by)
            | Status::Dummy(by)
            | Status::Declarer(by)
            | Status::Breach(by) => DecisionSlots::of_hand(by),
            Status::LaterPlayVoid
            | Status::PlayContinues
            | Status::ResultStands
            | Status::ResultCancelled
            | Status::FactsFound
            | Status::HandsCorrected
            | Status::RulingStands
            | Status::RulingRevoked
            | Status::RulingWrong => DecisionSlots::default(),
        }
    }
}
