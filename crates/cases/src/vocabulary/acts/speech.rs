//! Statements about calls, turns and tricks, and acts of looking at cards.

use super::{ActForm, SentenceCondition, VerbWords, also, when};

pub(super) const VERBS: &[VerbWords] = &[
    VerbWords::new("explains", "spiega").line(
        ActForm::new("spiega una chiamata o una giocata", "explains a call or a play")
            .narrated("{who} spiega {what} della sua linea.", "{who} explains {what} of his side."),
    ),
    VerbWords::new("amends", "rettifica").line(
        ActForm::new("corregge una spiegazione", "corrects an explanation").special(&[
            when(
                &[SentenceCondition::Word("play")],
                "{who} corregge la spiegazione di una giocata.",
                "{who} corrects the explanation of a play.",
            ),
            when(
                &[SentenceCondition::Word("call")],
                "{who} corregge la spiegazione.",
                "{who} corrects the explanation.",
            ),
        ]),
    ),
    VerbWords::new("tells_turn", "dice_turno").line(
        ActForm::new("dice a uno che tocca a lui", "tells somebody that it is his turn")
            .usual()
            .narrated(
                "{who} dice a {seat} che tocca a lui.",
                "{who} tells {seat} that it is his turn.",
            )
            .heard(&[
                also(
                    "a {seat} viene detto che tocca a lui[, da {who}]",
                    "{seat} is told[ by {who}][ that] it is[ his][ her] turn[ by {who}]",
                ),
                also(
                    "{seat} si sente dire che tocca a lui[, da {who}]",
                    "{seat} is told to play[ by {who}]",
                ),
                also("a {seat} viene detto da {who} che tocca a lui", "{seat} is told to lead"),
                also("{who} dice che tocca a {seat}", "{who} says[ that] it is {seat}'s turn"),
                also("{who} dice a {seat} di giocare", "{who} tells {seat} to play"),
                also("{who} dice a {seat} di attaccare", "{who} tells {seat} to lead"),
                also(
                    "{who} dice a {seat}: tocca a te",
                    "{who} tells {seat}[ that] it is[ his][ her] turn",
                ),
                also("{who} dice a {seat} «tocca a te»", "{who} says to {seat} \"your turn\""),
            ]),
    ),
    VerbWords::new("warns", "avverte")
        .line(
            ActForm::new("avverte da quale mano attaccare", "warns from which hand to lead")
                .narrated(
                    "{who} avverte il dichiarante da quale mano deve attaccare.",
                    "{who} tells declarer from which hand he has to lead.",
                ),
        )
        .manual(
            "il morto dice da quale mano il dichiarante deve attaccare",
            "dummy says from which hand declarer must lead",
        ),
    VerbWords::new("prevents", "ferma")
        .line(ActForm::new("cerca di fermare un giocatore", "tries to stop a player").narrated(
            "{who} cerca di fermare {seat} prima che commetta un'irregolarità.",
            "{who} tries to stop {seat} before an irregularity.",
        ))
        .manual(
            "il morto cerca di fermare un giocatore che sta per commettere un'irregolarità",
            "dummy tries to stop a player who is about to commit an irregularity",
        ),
    VerbWords::new("asks", "chiede").line(
        ActForm::new(
            "chiede il senso di una chiamata o giocata",
            "asks the meaning of a call or a play",
        )
        .special(&[
            when(
                &[SentenceCondition::Set("single"), SentenceCondition::Word("call")],
                "{who} chiede che cosa significhi una sola chiamata avversaria.",
                "{who} asks what one call of the opponents means.",
            ),
            when(
                &[SentenceCondition::Set("single"), SentenceCondition::Word("play")],
                "{who} chiede che cosa significhi una sola giocata avversaria.",
                "{who} asks what one play of the opponents means.",
            ),
            when(
                &[SentenceCondition::Word("play")],
                "{who} chiede come giocano gli avversari.",
                "{who} asks how the opponents play their cards.",
            ),
            when(
                &[SentenceCondition::Word("call")],
                "{who} chiede spiegazioni sulla licita avversaria.",
                "{who} asks for an explanation of the opponents' auction.",
            ),
        ]),
    ),
    VerbWords::new("notices", "si_accorge")
        .line(
            ActForm::new("si accorge di una spiegazione errata", "notices a wrong explanation")
                .narrated(
                    "{who} si accorge che la spiegazione di {what} della sua linea era errata.",
                    "{who} becomes aware that the explanation of {what} of his side was wrong.",
                ),
        )
        .manual(
            "si accorge che la sua linea ha dato una spiegazione errata, e non l'ha ancora detto",
            "finds that his side gave a wrong explanation, and has not said so yet",
        ),
    VerbWords::new("remarks", "lascia_trapelare")
        .line(
            ActForm::new("lascia trapelare qualcosa", "lets something be known")
                .narrated("{who} lascia trapelare qualcosa.", "{who} lets something be known.")
                .heard(&[
                    also("{who} esita[ a lungo]", "{who} hesitates[ for a long time]"),
                    also("{who} pensa a lungo", "{who} thinks for a long time"),
                    also("{who} ci pensa a lungo", "{who} hesitates long"),
                    when(
                        &[SentenceCondition::Dummy],
                        "{who} suggerisce una carta[ al dichiarante]",
                        "{who} tells declarer which card to play",
                    ),
                    when(
                        &[SentenceCondition::Dummy],
                        "{who} dice al dichiarante che carta giocare",
                        "{who} suggests a card[ to declarer]",
                    ),
                ]),
        )
        .manual(
            "lascia trapelare un'informazione che può servire al compagno",
            "gives away information that his partner could use",
        ),
    VerbWords::new("asks_if_void", "chiede_se_finito").line(
        ActForm::new("chiede a uno se ha finito il seme", "asks somebody whether he is void")
            .narrated(
                "{who} chiede a {seat} se non ha carte del seme.",
                "{who} asks {seat} whether he is void in the suit.",
            )
            .heard(&[
                also(
                    "{who} chiede a {seat} se non ne ha[ più]",
                    "{who} asks {seat} if he has none",
                ),
                also("{who} chiede a {seat} se ha finito", "{who} asks {seat}: having none"),
                also("{who} chiede a {seat}: finite", "{who} asks {seat} if he is void"),
            ]),
    ),
    VerbWords::new("speaks_of_trick", "parla_della_presa")
        .line(
            ActForm::new("parla della presa in corso", "speaks of the trick in progress").narrated(
                "{who} parla della presa in corso.",
                "{who} speaks of the trick in progress.",
            ),
        )
        .manual(
            "parla solo della presa in corso; ciò che nomina (`names`) o scopre (`spreads`) fa \
             parte di quella presa",
            "speaks of the trick in progress only; what he `names` or `spreads` belongs to that trick",
        ),
    VerbWords::new("claims", "richiede")
        .line(
            ActForm::new(
                "richiede, o dice che stava richiedendo",
                "claims, or says that he was claiming",
            )
            .usual()
            .special(&[
                when(
                    &[SentenceCondition::HasShown],
                    "{who} dice che stava richiedendo[ {tricks}].",
                    "{who} says that he was claiming[ {tricks}].",
                ),
                when(&[], "{who} richiede {tricks}.", "{who} claims {tricks}."),
            ])
            .narrated("{who} fa una richiesta.", "{who} claims.")
            .heard(&[
                also("{who} reclama {tricks}", "{who} was claiming[ {tricks}]"),
                also("{who} reclama[ le prese]", "{who} claims tricks"),
                also("{who} chiede {tricks}", "{who} claims all {tricks}"),
                also("{who} dice che {tricks} sono sue", "{who} says[ that] {tricks} are his"),
                also("{who} dice: {tricks} sono mie", "{who} says: {tricks} are mine"),
            ]),
        )
        .manual(
            "fa una richiesta; dopo `shows`, dice che stava richiedendo",
            "claims; after `shows`, says that he was claiming",
        ),
    VerbWords::new("concedes", "concede").line(
        ActForm::new("concede delle prese", "concedes tricks")
            .special(&[when(&[], "{who} concede {tricks}.", "{who} concedes {tricks}.")])
            .narrated("{who} concede delle prese.", "{who} concedes tricks.")
            .heard(&[
                also("{who} dice: {tricks} sono vostre", "{who} says: {tricks} are yours"),
                also("{who} abbandona {tricks}", "{who} gives up {tricks}"),
            ]),
    ),
    VerbWords::new("says_tricks", "dice_prese")
        .line(
            ActForm::new(
                "dice quante prese ha fatto il dichiarante",
                "says how many tricks declarer has made",
            )
            .narrated(
                "{who} dice che il dichiarante ha fatto {tricks}.",
                "{who} says that declarer has made {tricks}.",
            )
            .heard(&[
                also(
                    "{who} dice che le prese del dichiarante sono {tricks}",
                    "{who} says[ that] declarer made {tricks}",
                ),
                also("{who} conta {tricks} al dichiarante", "{who} counts {tricks} for declarer"),
                also("{who} dice {tricks}", "{who} says {tricks}"),
                also("{who} dice che ha fatto {tricks}", "{who} says[ that] he made {tricks}"),
                also("{who} dice che sono {tricks}", "{who} says[ that] it is {tricks}"),
            ]),
        )
        .manual(
            "a gioco finito dice quante prese ha fatto in tutto il dichiarante",
            "after the play says how many tricks declarer has made in all",
        ),
    VerbWords::new("records_tricks", "segna_prese")
        .line(
            ActForm::new("segna il risultato", "enters the score")
                .narrated(
                    "{who} segna un risultato di {tricks} per il dichiarante.",
                    "{who} enters a score of {tricks} for declarer.",
                )
                .heard(&[
                    also("{who} segna {tricks}[ al dichiarante]", "{who} enters {tricks}"),
                    also("{who} registra {tricks}", "{who} records {tricks}[ for declarer]"),
                    also("{who} scrive {tricks}", "{who} scores {tricks}"),
                ]),
        )
        .manual(
            "segna il risultato che il dichiarante avrebbe con tante prese",
            "enters the score that declarer would have with this many tricks",
        ),
    VerbWords::new("states_line", "dichiara_linea")
        .line(
            ActForm::new("dice in quale ordine giocherà", "says in which order he will play")
                .narrated(
                    "{who} dice in quale ordine giocherà le sue carte.",
                    "{who} says in which order he will play his cards.",
                )
                .heard(&[also("{who} dichiara la linea di gioco", "{who} states his line")]),
        )
        .manual(
            "chi ha richiesto dice in quale ordine giocherà le sue carte",
            "the player who claimed says in which order he will play his cards",
        ),
    VerbWords::new("objects", "si_oppone")
        .line(
            ActForm::new(
                "si oppone a una richiesta o concessione",
                "objects to a claim or concession",
            )
            .narrated("{who} si oppone.", "{who} objects.")
            .heard(&[
                also("{who} si oppone subito", "{who} objects at once"),
                also("{who} contesta la richiesta", "{who} disputes the claim"),
                also("{who} contesta", "{who} contests the claim"),
                also("{who} non è d'accordo", "{who} does not agree"),
            ]),
        )
        .manual(
            "si oppone a una richiesta o concessione; il compagno di chi concede lo fa subito",
            "objects to a claim or concession; the partner of the player who concedes does so at once",
        ),
    VerbWords::new("asks_to_play_on", "vuole_continuare")
        .line(
            ActForm::new("chiede di continuare il gioco", "asks to play on")
                .narrated("{who} chiede di continuare il gioco.", "{who} asks to play on.")
                .heard(&[also("{who} vuole continuare", "{who} wants to play on")]),
        )
        .manual(
            "chiede che, dopo una richiesta o concessione, si continui a giocare",
            "asks, after a claim or a concession, that play go on",
        ),
    VerbWords::new("agrees", "acconsente")
        .line(ActForm::new("acconsente", "agrees").narrated("{who} acconsente.", "{who} agrees.")),
    VerbWords::new("mixes_cards", "mescola")
        .line(
            ActForm::new("mescola le carte che ha giocato", "mixes the cards that he has played")
                .narrated(
                    "{who} mescola le carte che ha giocato.",
                    "{who} mixes the cards that he has played.",
                )
                .heard(&[
                    also("{who} mescola le[ sue] carte[ giocate]", "{who} mixes his[ played] cards"),
                    also("{who} mischia le[ sue] carte", "{who} mixes up his cards"),
                    also("{who} rimescola le[ sue] carte", "{who} mixes[ up] the cards"),
                    also("{who} disordina le sue carte", "{who} disturbs the order of his cards"),
                ]),
        )
        .manual(
            "mescola le carte che ha giocato, il cui ordine si perde",
            "mixes the cards that he has played, so that their order is lost",
        ),
    VerbWords::new("denies", "nega")
        .line(
            ActForm::new("nega ciò che un altro sostiene", "denies what another player says")
                .narrated(
                    "{who} nega ciò che un altro sostiene.",
                    "{who} denies what another player says.",
                )
                .heard(&[
                    also("{who} nega", "{who} denies it"),
                    also("{who} nega la renonce", "{who} denies the revoke"),
                    also("{who} dà un'altra versione dei fatti", "{who} gives another account"),
                ]),
        )
        .manual(
            "nega che i fatti siano come li racconta un altro giocatore",
            "denies that the facts are as another player tells them",
        ),
    VerbWords::new("looks_at", "guarda").line(
        ActForm::new("guarda la mano di un altro", "looks at another's hand")
            .narrated("{who} guarda la mano di {seat}.", "{who} looks at {seat}'s hand."),
    ),
    VerbWords::new("shows_hand", "mostra_mano").line(
        ActForm::new("mostra la sua mano a un altro", "shows his hand to another")
            .narrated("{who} mostra la sua mano a {seat}.", "{who} shows his hand to {seat}."),
    ),
    VerbWords::new("exchanges_hands", "scambia_mano")
        .line(
            ActForm::new("scambia la mano con il dichiarante", "exchanges hands with declarer")
                .narrated(
                    "{who} scambia la mano con il dichiarante.",
                    "{who} exchanges hands with declarer.",
                ),
        )
        .manual(
            "il morto scambia la mano con il dichiarante",
            "dummy exchanges hands with declarer",
        ),
    VerbWords::new("says_turned_wrong", "dice_girata_male").line(
        ActForm::new("dice che uno ha girato male la presa", "says that a player turned the trick wrongly")
            .special(&[when(
                &[],
                "{who} dice che {seat} ha girato la presa {trick} dalla parte sbagliata.",
                "{who} says that {seat} has turned trick {trick} the wrong way.",
            )])
            .narrated(
                "{who} dice che {seat} ha girato l'ultima presa dalla parte sbagliata.",
                "{who} says that {seat} has turned the last trick the wrong way.",
            ),
    ),
    VerbWords::new("inspects", "rivede").line(
        ActForm::new("vuole rivedere delle carte", "wants to see cards again")
            .special(&[when(
                &[SentenceCondition::Word("trick")],
                "{who} chiede di rivedere {what}.",
                "{who} asks to see {what} again.",
            )])
            .narrated("{who} guarda {what}.", "{who} looks at {what}.")
            .heard(&[
                when(
                    &[SentenceCondition::Word("quitted")],
                    "{who} guarda la presa girata",
                    "{who} looks at the quitted trick",
                ),
                when(
                    &[SentenceCondition::Word("quitted")],
                    "{who} guarda una presa girata",
                    "{who} looks at a quitted trick",
                ),
            ]),
    ),
];
