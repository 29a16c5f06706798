//! Words about calls, turns and tricks, and looks.

use super::details::SINGLE;
use super::{Kind, Needs, VERB, Verb, When, form, say, when};
use crate::vocabulary::event::Act;
use crate::vocabulary::text::text;
use crate::vocabulary::words::List;

pub(super) const VERBS: &[Verb] = &[
    Verb {
        name: "explains",
        it: "spiega",
        about: Kind::Word(List::Topics),
        act: Some(|told| Some(Act::Explains(told.word()?))),
        forms: &[form(
            "spiega una chiamata o una giocata",
            "explains a call or a play",
            &[say("{who} spiega {what} della sua linea.", "{who} explains {what} of his side.")],
        )],
        manual: text("spiega una chiamata o una giocata", "explains a call or a play"),
        ..VERB
    },
    Verb {
        name: "amends",
        it: "rettifica",
        about: Kind::Word(List::Topics),
        needs: &[Needs::Explained],
        act: Some(|told| Some(Act::Amends(told.word()?))),
        forms: &[form(
            "corregge una spiegazione",
            "corrects an explanation",
            &[
                when(
                    &[When::Word("play")],
                    "{who} corregge la spiegazione di una giocata.",
                    "{who} corrects the explanation of a play.",
                ),
                when(
                    &[When::Word("call")],
                    "{who} corregge la spiegazione.",
                    "{who} corrects the explanation.",
                ),
            ],
        )],
        manual: text("corregge la spiegazione", "corrects the explanation"),
        ..VERB
    },
    Verb {
        name: "tells_turn",
        it: "dice_turno",
        about: Kind::Seat,
        act: Some(|told| Some(Act::TellsTurn(told.seat()?))),
        forms: &[form(
            "dice a uno che tocca a lui",
            "tells somebody that it is his turn",
            &[say(
                "{who} dice a {seat} che tocca a lui.",
                "{who} tells {seat} that it is his turn.",
            )],
        )
        .usual(13)],
        manual: text("gli dice che tocca a lui", "tells him that it is his turn"),
        ..VERB
    },
    Verb {
        name: "warns",
        it: "avverte",
        needs: &[Needs::Dummy],
        act: Some(|_| Some(Act::Warns)),
        forms: &[form(
            "avverte da quale mano attaccare",
            "warns from which hand to lead",
            &[say(
                "{who} avverte il dichiarante da quale mano deve attaccare.",
                "{who} tells declarer from which hand he has to lead.",
            )],
        )],
        manual: text(
            "il morto dice da quale mano si deve attaccare",
            "dummy says from which hand the lead is",
        ),
        ..VERB
    },
    Verb {
        name: "prevents",
        it: "ferma",
        about: Kind::Seat,
        act: Some(|told| Some(Act::Prevents(told.seat()?))),
        forms: &[form(
            "cerca di fermare un giocatore",
            "tries to stop a player",
            &[say(
                "{who} cerca di fermare {seat} prima che commetta un'irregolarità.",
                "{who} tries to stop {seat} before an irregularity.",
            )],
        )],
        manual: text(
            "il morto cerca di fermarlo, che sta per sbagliare",
            "dummy tries to stop him, who is about to err",
        ),
        ..VERB
    },
    Verb {
        name: "asks",
        it: "chiede",
        about: Kind::Word(List::Topics),
        details: &[SINGLE],
        act: Some(|told| Some(Act::Asks { topic: told.word()?, single: told.is("single") })),
        forms: &[form(
            "chiede il senso di una chiamata o giocata",
            "asks the meaning of a call or a play",
            &[
                when(
                    &[When::Set("single"), When::Word("call")],
                    "{who} chiede che cosa significhi una sola chiamata avversaria.",
                    "{who} asks what one call of the opponents means.",
                ),
                when(
                    &[When::Set("single"), When::Word("play")],
                    "{who} chiede che cosa significhi una sola giocata avversaria.",
                    "{who} asks what one play of the opponents means.",
                ),
                when(
                    &[When::Word("play")],
                    "{who} chiede come giocano gli avversari.",
                    "{who} asks how the opponents play their cards.",
                ),
                when(
                    &[When::Word("call")],
                    "{who} chiede spiegazioni sulla licita avversaria.",
                    "{who} asks for an explanation of the opponents' auction.",
                ),
            ],
        )],
        manual: text("chiede spiegazioni agli avversari", "asks the opponents for an explanation"),
        ..VERB
    },
    Verb {
        name: "notices",
        it: "si_accorge",
        about: Kind::Word(List::Topics),
        needs: &[Needs::Explained],
        act: Some(|told| Some(Act::Notices(told.word()?))),
        forms: &[form(
            "si accorge di una spiegazione errata",
            "notices a wrong explanation",
            &[say(
                "{who} si accorge che la spiegazione di {what} della sua linea era errata.",
                "{who} becomes aware that the explanation of {what} of his side was wrong.",
            )],
        )],
        manual: text(
            "si accorge che una spiegazione della sua linea era errata, e non l'ha ancora detto",
            "finds that an explanation of his side was wrong, and has not said so yet",
        ),
        ..VERB
    },
    Verb {
        name: "remarks",
        it: "lascia_trapelare",
        act: Some(|_| Some(Act::Remarks)),
        forms: &[form(
            "lascia trapelare qualcosa",
            "lets something be known",
            &[say("{who} lascia trapelare qualcosa.", "{who} lets something be known.")],
        )],
        manual: text(
            "lascia trapelare qualcosa che può servire al compagno",
            "lets something be known from which his partner could learn",
        ),
        ..VERB
    },
    Verb {
        name: "asks_if_void",
        it: "chiede_se_finito",
        about: Kind::Seat,
        act: Some(|told| Some(Act::AsksIfVoid(told.seat()?))),
        forms: &[form(
            "chiede a uno se ha finito il seme",
            "asks somebody whether he is void",
            &[say(
                "{who} chiede a {seat} se non ha carte del seme.",
                "{who} asks {seat} whether he is void in the suit.",
            )],
        )],
        manual: text(
            "gli chiede se non ha più carte del seme",
            "asks him whether he has none of the suit",
        ),
        ..VERB
    },
    Verb {
        name: "speaks_of_trick",
        it: "parla_della_presa",
        act: Some(|_| Some(Act::SpeaksOfTrick)),
        forms: &[form(
            "parla della presa in corso",
            "speaks of the trick in progress",
            &[say("{who} parla della presa in corso.", "{who} speaks of the trick in progress.")],
        )],
        manual: text(
            "parla solo della presa in corso; ciò che nomina (`names`) o scopre (`spreads`) ne fa \
             parte",
            "speaks of the trick in progress only; what he `names` or `spreads` belongs to it",
        ),
        ..VERB
    },
    Verb {
        name: "claims",
        it: "richiede",
        act: Some(|_| Some(Act::Claims)),
        forms: &[form(
            "richiede, o dice che stava richiedendo",
            "claims, or says that he was claiming",
            &[
                when(
                    &[When::HasShown],
                    "{who} dice che stava richiedendo.",
                    "{who} says that he was claiming.",
                ),
                say("{who} fa una richiesta.", "{who} claims."),
            ],
        )
        .usual(14)],
        manual: text(
            "fa una richiesta; dopo `shows`, dice che stava richiedendo",
            "claims; after `shows`, says that he was claiming",
        ),
        ..VERB
    },
    Verb {
        name: "concedes",
        it: "concede",
        act: Some(|_| Some(Act::Concedes)),
        forms: &[form(
            "concede delle prese",
            "concedes tricks",
            &[say("{who} concede delle prese.", "{who} concedes tricks.")],
        )],
        manual: text("concede delle prese", "concedes tricks"),
        ..VERB
    },
    Verb {
        name: "objects",
        it: "si_oppone",
        act: Some(|_| Some(Act::Objects)),
        forms: &[form(
            "si oppone alla concessione",
            "objects to the concession",
            &[say("{who} si oppone subito.", "{who} objects at once.")],
        )],
        manual: text(
            "si oppone subito alla concessione del compagno",
            "objects at once to his partner's concession",
        ),
        ..VERB
    },
    Verb {
        name: "agrees",
        it: "acconsente",
        act: Some(|_| Some(Act::Agrees)),
        forms: &[form("acconsente", "agrees", &[say("{who} acconsente.", "{who} agrees.")])],
        manual: text(
            "acconsente alla richiesta o alla concessione degli avversari",
            "agrees to a claim or a concession of the opponents",
        ),
        ..VERB
    },
    Verb {
        name: "looks_at",
        it: "guarda",
        about: Kind::Seat,
        act: Some(|told| Some(Act::LooksAt(told.seat()?))),
        forms: &[form(
            "guarda la mano di un altro",
            "looks at another's hand",
            &[say("{who} guarda la mano di {seat}.", "{who} looks at {seat}'s hand.")],
        )],
        manual: text("guarda la sua mano", "looks at his hand"),
        ..VERB
    },
    Verb {
        name: "shows_hand",
        it: "mostra_mano",
        about: Kind::Seat,
        act: Some(|told| Some(Act::ShowsHand(told.seat()?))),
        forms: &[form(
            "mostra la sua mano a un altro",
            "shows his hand to another",
            &[say("{who} mostra la sua mano a {seat}.", "{who} shows his hand to {seat}.")],
        )],
        manual: text("gli mostra la propria mano", "shows him his own hand"),
        ..VERB
    },
    Verb {
        name: "exchanges_hands",
        it: "scambia_mano",
        needs: &[Needs::Dummy],
        act: Some(|_| Some(Act::ExchangesHands)),
        forms: &[form(
            "scambia la mano con il dichiarante",
            "exchanges hands with declarer",
            &[say(
                "{who} scambia la mano con il dichiarante.",
                "{who} exchanges hands with declarer.",
            )],
        )],
        manual: text(
            "il morto scambia la mano con il dichiarante",
            "dummy exchanges hands with declarer",
        ),
        ..VERB
    },
    Verb {
        name: "inspects",
        it: "rivede",
        about: Kind::Word(List::Inspections),
        act: Some(|told| Some(Act::Inspects(told.word()?))),
        forms: &[form(
            "vuole rivedere delle carte",
            "wants to see cards again",
            &[
                when(
                    &[When::Word("trick")],
                    "{who} chiede di rivedere {what}.",
                    "{who} asks to see {what} again.",
                ),
                say("{who} guarda {what}.", "{who} looks at {what}."),
            ],
        )],
        manual: text("vuole rivedere delle carte", "wants to see cards again"),
        ..VERB
    },
];
