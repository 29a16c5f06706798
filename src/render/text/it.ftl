# Testi italiani. Le chiavi sono le stesse di en.ftl; un test le confronta.

## Nomi

seat-letter = { $seat ->
    [N] N
    [E] E
    [S] S
   *[W] O
    }
no-trump = SA
usual = di norma
vulnerable = { $who ->
    [none] nessuno in zona
    [NS] Nord-Sud in zona
    [EW] Est-Ovest in zona
   *[all] tutti in zona
    }
law-title = Articolo { $number } - { $title }
edition = Codice { $year }
edition-only = solo { $year }
editions = { $count ->
    [one] edizione { $years }
   *[other] edizioni { $years }
    }
editions-of = Vale con il Codice { $years }.
in-edition = nel { $year }: { $message }
help-in-edition = le differenze di un'edizione si scrivono sotto il suo anno: ruling in [question.{ -last }]; in un'opzione, { -last }.claims, { -last }.cites, { -last }.right; una domanda che vale in un'edizione sola ha la chiave editions = [{ -first }]

## Decisione

ruling = Decisione
reasons = Ragioni
everything = Tutto ciò che si è considerato
not-applied = Non si applicano
after-clause = dopo { $law }
open-question = Da stabilire
same-for-cards = Lo stesso vale per { $cards }.
penalty-everyone = tutti
penalty-faced = { $gender ->
    [masculine] resta scoperto
   *[feminine] resta scoperta
}
penalty-due = { $gender ->
    [masculine] va giocato alla prima occasione legale
   *[feminine] va giocata alla prima occasione legale
}
penalty-small = prima di { $gender ->
    [masculine] esso
   *[feminine] essa
} non si possono giocare altre carte del seme sotto il dieci
penalty-lead = { $who } attacca come vuole
penalty-duty = l'obbligo di { $gender ->
    [masculine] giocarlo
   *[feminine] giocarla
} è informazione autorizzata per { $who }
penalty-duty-sight = l'obbligo di { $gender ->
    [masculine] giocarlo
   *[feminine] giocarla
} e la sua vista sono informazione autorizzata per { $who }
penalty-sight = l'informazione data dalla sua vista è autorizzata per { $yes }, non per { $no }
penalty-seen = l'informazione data dalla sua vista è autorizzata per { $who }
penalty-unseen = l'informazione data dalla sua vista non è autorizzata per { $who }
penalty-origin = una volta { $gender ->
    [masculine] giocato
   *[feminine] giocata
}, il modo in cui la carta è stata esposta è informazione non autorizzata per { $who }
withdrawn-information = ciò che { $count ->
    [one] rivela
   *[other] rivelano
} { $cards }, una volta { $gender ->
    [masculine] ritirato
    [feminine] ritirata
   *[plural] ritirate
}, { $whom ->
    [yes] è autorizzato per { $yes }
    [no] non è autorizzato per { $no }
   *[both] è autorizzato per { $yes }, non per { $no }
}.
at-the-end = A fine gioco l'Arbitro esamina anche: { $title }
open-choice = Sceglie { $who }
branch-if = Se { $answer }
branch-or = { $before }, o se { $answer }
immaterial = Non occorre stabilire: { $question }
doctrine = Dottrina
doctrine-note = { $title }: { $reading ->
    [school] secondo la Scuola { $school }; secondo la lettera del Codice, invece, { $code }.
   *[code] secondo la lettera del Codice { $code }; secondo la Scuola, invece, { $school }.
    }
without-effect = Senza effetto
idle = { $because ->
    [nothing-irregular] (prima non era successo niente di irregolare)
    [nothing-claimed] (nessuno aveva richiesto o concesso prese)
    [nothing-came] (non ha avuto conseguenze)
    [not-offered] (la scelta non gli spettava)
    [no-turn] (non era il suo turno: la carta giocata prima torna indietro)
    [lies-there] (aveva già messo la carta sul tavolo)
   *[unread] (la decisione non ne tiene conto: nessun Articolo qui lo considera)
    }
unused-finding = { $fact }: nessuna clausola lo chiede.
ruled-without = Non c'è nessuna irregolarità; la decisione non tiene conto degli eventi qui sotto.
nothing-irregular = Niente di irregolare.
no-rectification = Nessuna rettifica.
nothing-more = Non cambia altro.
cut-short = Restano aperti troppi fatti: la decisione non riporta le conseguenze di tutte le risposte.
too-much-open = Restano aperti troppi fatti per esaminare tutte le risposte: stabiliscine qualcuno (--assume).
source-record = dal verbale
source-director = accertato dall'Arbitro
source-assumed = supposto qui
applies = si applica
does-not-apply = non si applica
unfinished = resta da stabilire
outcome = Con il miglior gioco { $side } fanno { $more ->
    [one] 1 presa
   *[other] { $more } prese
    } su { $left ->
    [one] 1 rimasta
   *[other] { $left } rimaste
    }: { $total } in tutto, { $contract } { $result }.
now = Ora:
now-faced = Fra parentesi quadre le carte scoperte sul tavolo.
now-table = La situazione al tavolo
now-depends = Il resto della situazione al tavolo dipende da più risposte insieme.
claim-number = { $same ->
    [1] { $most ->
        [0] nessuna
        [one] 1
       *[other] { $most }
        }
   *[other] da { $least } a { $most }
    }
claim-range = Il numero dipende dalle carte di { $hands }, che non si conoscono.
claim-line = { $lines ->
    [trump-forgotten] Se { $who } non sa dell'atout:
    [partner-errs] Se il compagno di { $who } sbaglia:
    [best] Col miglior gioco:
   *[normal] La linea normale peggiore:
    } { $tricks }
claim-trick = { $how ->
    [cashes] { $leader } incassa { $card }
    [ruffs] { $leader } gioca { $led }, { $winner } taglia con { $card }
   *[wins] { $leader } gioca { $led }, { $winner } prende con { $card }
    }
claim-too-many-cards = Le carte sono troppe per contare le prese: stabilisci come giocherebbe { $who }.
claim-unknown-cards = Le prese non si possono contare: non si conoscono le carte di { $hands }.
claim-no-number = Non si sa quante prese abbia richiesto o concesso { $who }.
claim-turn-unknown = Le prese non si possono contare: non si sa a chi tocchi giocare.
claim-not-counted = { $reason ->
    [no-number] quante ne ha dette { $who }
    [too-many-cards] troppe carte per contarle
   *[other] non si sa quante
    }
claim-worth = Prese a { $side }: { $answers }.
claim-no-difference = Per le prese non fa differenza: a { $side } ne vanno in ogni caso { $tricks }.
outcome-made = mantenuto
outcome-over = più { $count }
outcome-down = meno { $count }

kind = { $kind ->
    [designation] { $who } chiama una carta
    [touch] { $who } tocca una carta del morto
    [indication] { $who }, il morto, mette giù, tocca o indica una carta
    [showing] { $who } tiene una carta in vista
    [drop] A { $who } cade una carta
    [naming] { $who } dice di avere una carta
    [extra-card] { $who } mette un'altra carta
    [lead-out-of-turn] { $who } attacca quando non tocca a lui
    [play-out-of-turn] { $who } gioca prima del suo turno
    [simultaneous] { $who } gioca insieme a un altro
    [revoke] { $who } non gioca come il Codice richiede
    [penalty-not-played] { $who } non gioca la carta penalizzata
    [penalty-due] Tocca a { $who }, e c'è una carta penalizzata
    [retraction] { $who } vuole riprendere una carta
    [misexplanation] Si corregge una spiegazione di { $who }
    [cards-at-once] { $who } mette sul tavolo più carte insieme
    [auction-card] { $who } ha esposto una carta durante la licita
    [face-down-lead] { $who } attacca coperto quando non tocca a lui
    [remark] { $who } lascia trapelare un'informazione
    [asked] { $who } chiede spiegazioni
    [error-noticed] { $who } si accorge che una spiegazione era errata
    [faced-hand] { $who } scopre le sue carte
    [dummy-intervenes] Il morto ({ $who }) interviene
    [asked-if-void] { $who } chiede se un giocatore ha finito il seme
    [omission] { $who } non gioca nella presa
    [defective-trick] Si scopre che in una presa manca la carta di { $who }
    [excused] { $who } non può fare ciò che gli è richiesto
    [cards-inspected] { $who } vuole rivedere delle carte
    [statement] { $who } parla delle prese
    [revoke-settled] La renonce di { $who } è da regolare
    [penalty-weighed] { $who } ha avuto una carta penalizzata durante il gioco
    [choosing] { $who } dice che cosa sceglie
    [directors-ruling] { $who } agisce secondo ciò che l'Arbitro gli aveva detto
    [miscount] { $who } ha cominciato con un numero errato di carte
    [card-found] { $who } trova una carta che gli mancava
    [foreign-card] { $who } ha una carta di un altro mazzo
    [protest] { $who } protesta
    [turned-wrong] { $who } dice che una carta è girata male
    [tricks-disputed] { $who } dice un altro numero di prese
    [wrong-score] { $who } segna un risultato errato
    [cards-mixed] { $who } mescola le carte che ha giocato
    [facts-disputed] { $who } nega ciò che un altro sostiene
   *[card-turned] { $who } copre la sua carta
    }

## Il tavolo

contract = Contratto { $contract }, dichiarante { $declarer }
contract-open = { $contract } di { $declarer }
dealer = dichiara per primo { $seat }
tricks-before = Prese già fatte: Nord-Sud { $ns }, Est-Ovest { $ew }
last-trick = La presa precedente è stata vinta da { $seat } con { $card }
words-ignored = { $count ->
    [one] parola ignorata: { $words }
   *[other] parole ignorate: { $words }
}
exposed-in-auction = { $when ->
    [before] Prima della licita
   *[in] Durante la licita
    } è { $gender ->
    [masculine] stato esposto
   *[feminine] stata esposta
    } { $card }{ $led ->
    [yes] , come attacco
   *[no] {""}
    }{ $count ->
    [0] {""}
   *[other] , { $gender ->
        [masculine] visto
       *[feminine] vista
    } da { $seen }
    }.
penalty-on-table = Sul tavolo: { $card }, carta penalizzata { $grade ->
    [major] maggiore
   *[minor] minore
    }
play-so-far = Il gioco fin qui
trick-won = vince { $seat }
trick-open = presa in corso
turn = Tocca a { $seat } ({ $role ->
    [declarer] dichiarante
    [dummy] morto
   *[defender] difensore
    }).
turn-lead = Attacca { $seat } ({ $role ->
    [declarer] dichiarante
    [dummy] morto
   *[defender] difensore
    }).
what-happened = Che cosa è successo
errata = Correzioni al documento
source = Fonte

became-unread = non letto
became-regular = regolare
became-deed = fatto: { $kind ->
    [designation] carta chiamata
    [touch] carta toccata
    [indication] carta indicata dal morto
    [showing] carta tenuta in vista
    [drop] carta caduta
    [naming] carta nominata
    [extra-card] una carta di troppo
    [lead-out-of-turn] attacco fuori turno
    [play-out-of-turn] giocata fuori turno
    [simultaneous] giocata simultanea
    [revoke] giocata diversa da quella dovuta
    [penalty-not-played] carta penalizzata non giocata
    [penalty-due] carta penalizzata da giocare
    [retraction] richiesta di riprendere una carta
    [misexplanation] spiegazione corretta
    [cards-at-once] più carte insieme
    [auction-card] carta esposta durante la licita
    [face-down-lead] attacco coperto fuori turno
    [faced-hand] carte scoperte
    [dummy-intervenes] intervento del morto
    [remark] informazione lasciata trapelare
    [asked] richiesta di spiegazioni
    [error-noticed] spiegazione errata, non ancora corretta
    [asked-if-void] domanda se un giocatore ha finito il seme
    [omission] turno saltato
    [defective-trick] presa difettosa
    [excused] non può fare ciò che gli è richiesto
    [cards-inspected] carte da rivedere
    [statement] parole sulle prese
    [revoke-settled] renonce da regolare
    [penalty-weighed] carta penalizzata durante il gioco
    [choosing] scelta che non gli spetta
    [directors-ruling] ordine dell'Arbitro eseguito
    [miscount] numero errato di carte
    [card-found] carta mancante trovata
    [foreign-card] carta di un altro mazzo
    [protest] protesta
    [turned-wrong] carta girata male
    [tricks-disputed] un altro numero di prese
    [wrong-score] risultato segnato male
    [cards-mixed] carte giocate mescolate
    [facts-disputed] una versione negata
   *[card-turned] carta coperta
    }
became-before = premessa di { $of }
became-sequel = seguito { $of ->
    [auction] della carta esposta in licita
   *[other] di { $of }
    }: { $role ->
    [added] altre parole sulla stessa carta
    [plea] dice che cosa intendeva
    [correction] cambia la carta, o la spiegazione
    [taken-back] vuole riprendere la carta
    [asked] una domanda
    [answered] accetta o rifiuta
    [chosen] sceglie fra le opzioni
    [attention] richiama l'attenzione
    [execution] mette sul tavolo la carta
    [at-once] una carta messa giù nello stesso momento
    [designated] dice quale carta
    [faced] mostra carte
    [words] parole sulle prese
   *[played-on] si gioca ancora
    }

## Quiz

quiz-header = Domanda { $number } di { $total } - { $id } (difficoltà { $difficulty })
quiz-intro = { $total ->
    [one] Una domanda
   *[other] { $total } domande
    }, seme { $seed }, Codice { $year }. Si risponde con la lettera; «q» per smettere, «!» e le tue parole per segnalare una domanda.
quiz-usual = Di norma le domande sono { $count }, su { $there }: con --count ne chiedi quante vuoi.
quiz-usual-fresh = Di norma le domande sono { $count }: con --count ne chiedi quante vuoi.
quiz-prompt = Risposta ({ $letters }):{" "}
quiz-prompt-several = Risposta ({ $letters }; anche più d'una):{" "}
quiz-prompt-clause = Articolo e paragrafo (invio se non lo sai):{" "}
quiz-no-answer = Serve una risposta: scrivi una lettera fra { $letters }, o «q» per smettere.
quiz-not-an-option = «{ $answer }» non è una risposta: scrivi una lettera fra { $letters }, o «q» per smettere.
quiz-right = Giusto, con il Codice { $year }.
quiz-wrong = { $count ->
    [one] Sbagliato. Con il Codice { $year } la risposta giusta è { $letter }.
   *[other] Sbagliato. Con il Codice { $year } le risposte giuste sono { $letter }.
}
otherwise-key = { $count ->
    [0] Con il Codice { $year } nessuna di queste risposte sarebbe giusta.
    [one] Con il Codice { $year } la risposta giusta sarebbe { $options }.
   *[other] Con il Codice { $year } le risposte giuste sarebbero { $options }.
}
otherwise-text = «{ $text }»
otherwise-decided = Con il Codice { $year } la risposta sarebbe la stessa, ma cambierebbe questa parte della decisione: { $there }.
otherwise-ruling = Con il Codice { $year } la risposta sarebbe la stessa, ma una parte della decisione cambierebbe.
quiz-missed = { $count ->
    [one] È giusta anche { $letters }, che non è stata scelta.
   *[other] Sono giuste anche { $letters }, che non sono state scelte.
}
quiz-not-a-clause = «{ $cite }» non è una clausola che il programma conosce: scrivila come 45C4b, o premi invio se non lo sai.
quiz-clause-right = La clausola citata, { $cite }, è giusta.
quiz-clause-article = L'Articolo { $cite } da solo non basta: serve il paragrafo. { $wanted }
quiz-clause-unknown = «{ $cite }» non è una clausola. { $wanted }
quiz-clause-wrong = La clausola citata, { $cite }, non risponde alla domanda. { $wanted }
quiz-clause-none = Nessuna clausola citata. { $wanted }
quiz-clause-wanted = { $count ->
    [one] La clausola è { $clauses }.
   *[other] Bastava una fra queste: { $clauses }.
    }
quiz-score = Punteggio (Codice { $year })
quiz-score-total = { $right ->
    [one] 1 giusta
   *[other] { $right } giuste
    } su { $asked } ({ $percent } %)
quiz-score-clauses = Clausole citate giuste: { $right } su { $asked }
quiz-score-law = Art. { $law }: { $right } su { $asked }
quiz-study = Da ripassare
quiz-study-clause = { $law } - { $title }
quiz-study-more = { $count ->
    [one] e un'altra clausola
   *[other] e altre { $count } clausole
}
quiz-stopped = Interrotto dopo { $asked ->
    [one] 1 risposta
   *[other] { $asked } risposte
    } su { $total }.
quiz-nothing-answered = Nessuna risposta data { $total ->
    [one] all'unica domanda
   *[other] alle { $total } domande
    }.
quiz-perfect = Niente da ripassare: tutte giuste.
quiz-no-match = Nessuna domanda corrisponde alla richiesta ({ $asked }). Con «arbitro list» vedi le domande disponibili.
generation-kind = { $kind ->
    [aspect] valori di una materia
    [appraisal] giudizio
    [ruling] decisioni
    [clause] clausole
    [number] numero di prese
    [rights] diritti
    [several] più risposte giuste
    [chain] due irregolarità di seguito
    [general] decisioni prese subito
   *[inquiry] che cosa accertare
    }
generation-aspect = { $aspect ->
    [fate] sorte della carta
    [information] informazione
    [clause] clausola
    [duty] vincoli
    [choices] scelte
    [breach] violazione
    [score] punteggio
    [tricks] prese
    [turn] turno
   *[claim] richiesta
    }
generation-report = { $count ->
    [one] Una domanda generata.
   *[other] { $count } domande generate.
    }
generation-kinds = Tipi: { $count }
generation-aspects = Materie: { $count }
generation-laws = Articoli: { $count }
generation-scenarios = Scenari: { $count }
generation-alike = Parole in comune, posti e carte a parte: al più { $most } su 100; coppie oltre { $bound }: { $pairs }.
generated = { $count ->
    [one] Una domanda scritta in { $path },
   *[other] { $count } domande scritte in { $path },
} secondo il Codice { $years }.
error-again-version = { $id } è stata generata dalla versione { $version } del programma; questa è la { $own }, che farebbe un'altra domanda. Installa la versione { $version }, o fatti mandare il file del caso.
error-again-id = { $id } non è l'identificativo di una domanda nuova d'esercizio, come 45-g7-12c3. Le domande della raccolta si vedono con «arbitro show»; quelle di un esame non si possono rigenerare.
error-again-none = Questa versione del programma ({ $own }) non genera nessuna domanda { $id }: viene da un'altra versione.
error-scenario-unknown = Non c'è nessuno scenario «{ $name }».
error-scenario-known = Ci sono: { $names }.
error-scenario-law = Lo scenario «{ $name }» è dell'Articolo { $law }: con { $asked } non dà nessuna domanda. Togli uno dei due.
error-scenario-tag = Lo scenario «{ $name }» non ha l'argomento chiesto con { $asked }: togli uno dei due.
error-again-no-version = Dopo «@» manca la versione del programma: scrivi { $id }@{ $own }, o { $id } da solo.
error-no-scenario = Il programma non può generare domande nuove su { $law }. Con «arbitro list» vedi le domande della raccolta.
error-generated-few = { $made ->
    [0] Nessuna domanda nuova
    [one] Una sola domanda nuova
   *[other] Solo { $made } domande nuove
} di { $count }: altri tentativi non producono domande diverse. Chiedine meno, togli un filtro, o cambia il seme.
refuted-decided = si sostiene: «{ $claim }». Invece { $law } dispone: «{ $decision }».
refuted-value = invece { $law } dispone: «{ $decision }».
refuted-rejected = { $law } non si applica: { $why }.
refuted-foreign = { $law } riguarda altro ({ $title }).
refuted-unknown = { $cite } non è una clausola del Codice.
refuted-not-open = la decisione non ne dipende.
refuted-undecided = la decisione cambia con la risposta a questo: «{ $question }»

## Contrasti e spiegazioni

contrast = { $whole ->
    [yes] sarebbe giusto
   *[no] si deciderebbe così
    } se { $there } ({ $law }). { $here }
contrast-clause = { $law } si applicherebbe se { $there }. { $here }
contrast-here = Qui { $here }.
contrast-open = Qui la decisione cambia con la risposta a questo: «{ $question }»
contrast-decided = Qui { $law } dispone: «{ $decision }».
and-if = {" "}e se{" "}
edit-answer-there = { $asker ->
    [director] l'Arbitro accertasse questo
   *[player] la scelta fosse questa
    }: «{ $states }»
edit-answer-here = invece: «{ $states }»
edit-role-there = { $who } fosse { $role ->
    [declarer] il dichiarante
    [dummy] il morto
   *[defender] un difensore
    }
edit-role-here = è { $role ->
    [declarer] il dichiarante
    [dummy] il morto
   *[defender] un difensore
    }
edit-event-there = fosse andata così: «{ $event }»
edit-event-here = è andata così: «{ $event }»
edit-card-there = la carta fosse { $card }
edit-card-here = è { $card }
edit-before = , prima di «{ $event }»
edit-moment-there = l'ordine fosse questo: «{ $event }», e soltanto poi «{ $before }»
edit-moment-here = l'ordine è un altro
edit-last-there = fosse accaduto dopo tutto il resto: «{ $event }»
edit-undone-there = non fosse accaduto questo: «{ $events }»
edit-undone-here = è accaduto
edit-played-there = { $who } avesse già { $leads ->
    [yes] attaccato alla presa dopo
   *[no] giocato
    } ({ $card }){ $then }
edit-played-here = non l'aveva fatto
edit-played-on-there = il gioco fosse andato avanti ({ $events }){ $then }
edit-played-on-here = non era andato così avanti
edit-attention-there = { $who } avesse richiamato l'attenzione{ $then }
edit-attention-here = non l'ha fatto
edit-length-there = { $who } { $count ->
    [0] non avesse carte
    [one] avesse una sola carta
   *[other] avesse { $count } carte
    } di { $suit }
edit-length-here = { $count ->
    [0] non ne ha
    [one] ne ha una sola
   *[other] ne ha { $count }
    }
edit-dummy-spread-there = il morto { $spread ->
    [yes] avesse già
   *[no] non avesse ancora
    } steso le carte
edit-dummy-spread-here = { $spread ->
    [yes] non le aveva ancora stese
   *[no] le aveva già stese
    }
edit-penalty-there = { $card } { $grade ->
    [none] non fosse carta penalizzata
    [minor] fosse carta penalizzata minore
   *[major] fosse carta penalizzata maggiore
    }
edit-penalty-here = è carta penalizzata { $grade ->
    [minor] minore
   *[major] maggiore
    }
edit-edition-there = valesse il Codice { $year }
edit-edition-here = vale il Codice { $year }
edit-doctrine-there = il punto «{ $title }» si leggesse { $reading ->
    [school] come insegna la Scuola
   *[code] alla lettera del Codice
    }
edit-doctrine-here = si legge { $reading ->
    [school] come insegna la Scuola
   *[code] alla lettera del Codice
    }
why-not = Perché non { $what }? (Codice { $year })
why-not-holds = { $what }: con il Codice { $year } qui vale ({ $law }).
why-not-nowhere = in nessuna situazione vicina sarebbe così.
why-not-instead = { $law } dispone invece: «{ $decision }».
error-why-not-unruled = Il motore non può decidere su questa domanda: «arbitro rule» dice perché.
error-why-not = «{ $asked }» non è né una clausola né una decisione. Una clausola si scrive come 45C4b, una decisione come in un caso: --why-not "N SJ played". Le forme sono in «arbitro manual cases».
lesson-decides = Decide { $law }{ $title }: { $why }.
lesson-turning = { $law } dipende da questo: { $why }.
lesson-open = Lo si accerta in base a { $laws }.
lesson-open-because = Lo si accerta in base a { $laws }: { $why }.
lesson-otherwise = Con questi fatti la decisione è un'altra.
lesson-also = Inoltre:
misconceptions = Che cosa è sfuggito
misconceptions-more = { $count ->
    [one] e un altro punto, sfuggito meno spesso.
   *[other] e altri { $count } punti, sfuggiti meno spesso.
    }
misconception = { $law } ({ $title }): { $what }
misconception-times = { $times ->
    [one] una volta
   *[other] { $times } volte
    }, { $what }
mistaken-fact = la domanda «{ $asks }»
mistaken-condition = la condizione «{ $states }»
mistaken-role = la carta { $was ->
    [declarer] del dichiarante
    [dummy] del morto
   *[defender] di un difensore
    } presa per quella { $taken ->
    [declarer] del dichiarante
    [dummy] del morto
   *[defender] di un difensore
    }
mistaken-kind = { $kind ->
    [clause] quale clausola decide
    [finding] che cosa è accertato
    [choice] che cosa si è scelto
    [role] chi è dichiarante, morto, difensore
    [actor] chi ha agito
    [card] quale carta era
    [manner] in che modo si è agito
    [words] quali parole sono state dette
    [moment] che cosa era già accaduto, e che cosa non ancora
    [length] quante carte di un seme ci sono in una mano
    [dummy-spread] se il morto aveva steso le carte
    [penalty] se una carta è penalizzata, maggiore o minore
    [edition] quale edizione del Codice vale
   *[doctrine] come si legge il Codice
    }

## Decide

decide-intro = Il programma fa una domanda per volta. Invio accetta la risposta indicata; «?» spiega la domanda, «indietro» toglie l'ultima risposta, «annulla» toglie l'ultimo evento, «fine» dà la decisione sugli eventi inseriti, con il Codice { $year }.
decide-unexpected = «{ $typed }» qui non è valido: { $expected }.
decide-needed = Serve una risposta: { $expected }.
decide-kept = Inteso: { $read }. L'evento resta in attesa finché non si conosce il tavolo: { $typed }
decide-unused = Non usato: { $words }. Se questa parte conta, scrivila in un'altra riga.
decide-dropped = Non inserito: { $read }.
decide-word = «{ $word }»
decide-kept-who = (ti sarà chiesto chi è stato)
decide-kept-revoke = { $who } non risponde a { $suit ->
    [none] colore
   *[other] { $suit }
}
decide-followed = { $card } di { $who } risponde a colore: con questa carta non c'è renonce. Se ne ha giocata un'altra, scrivila, o togli l'evento con «annulla» o «indietro».
decide-played-another = In quella presa la carta di { $who } è { $card }: usa quella carta, o correggi la presa con «indietro».
decide-could-not = Hai scritto che { $who } con { $card } ha fatto renonce, e anche che non aveva carte del seme d'attacco: una delle due affermazioni è sbagliata. Toglila con «annulla» o «indietro».
ask-by-revoke = Chi non ha risposto a colore? (N E S O):
ask-together = Quali carte ha giocato insieme { $who }? (H4 H5):
ask-suit-of = Di quale seme è la carta: { $card }? (S H D C):
decide-nothing-led = In questa presa nessuno ha ancora attaccato: prima scrivi chi ha attaccato e con quale carta, come «O attacca H4».
decide-revoke-unknown = Per decidere su una renonce serve la carta giocata, o almeno il suo seme (Px: una piccola picche): scrivila, o togli l'evento con «annulla» o «indietro».
decide-led-in = In questa presa l'attacco è a { $suit }: scrivi quale carta non ha risposto, come «E gioca S4», o togli l'attacco con «annulla» o «indietro».
decide-nothing-to-undo = Non c'è nessun evento da togliere.
decide-undone = Tolto: { $event }
decide-c = { $suit ->
    [H] C è cuori: per fiori si scrive F, o ♣.
   *[other] C è fiori: per cuori si scrive H, o ♥.
}
decide-nothing-before = Non c'è nessuna risposta da togliere.
decide-nothing-happened = Non c'è ancora nessun evento su cui decidere: scrivi chi ha fatto o detto qualcosa.
decide-not-offered = Quel seme non è fra quelli che il giocatore può nominare.
decide-no-ruling-yet = Non c'è ancora una decisione: prima scrivi che cosa è successo, poi premi invio.
decide-half-told = L'evento lasciato a metà non viene usato.
decide-saved = Scritto { $path }: aggiungi i testi e le opzioni, poi esegui «arbitro check { $path }».
decide-choice-unwritten = Una scelta non si può scrivere come evento: nel file resta aperta.
ask-contract = Contratto e dichiarante (3{ no-trump } S, 4H O; { no-trump } S se il livello non conta):
ask-tricks = Prese già fatte da Nord-Sud e da Est-Ovest, { $made } in tutto (7 1):
ask-opening = È la prima presa, con l'attacco iniziale? (s/n; invio: no):
ask-declarer = Chi è il dichiarante? (N E S O):
ask-by = { $whom ->
    [whom] A chi { $act }? (N E S O):
   *[who] Chi { $act }? (N E S O):
    }
ask-by-exposed = { $card ->
    [none] Chi scopre le sue carte? (N E S O):
   *[other] Chi ha scoperto { $card }? (N E S O):
    }
ask-leader = Chi attacca in questa presa? (N E S O):
ask-on-table = Carte già in questa presa, in ordine da { $seat } (H4 HK; invio: nessuna):
ask-who = { $more ->
    [yes] Altro? Chi? (N E S O, o una riga come «O gioca H4»; invio: nient'altro):
   *[no] Chi ha fatto o detto qualcosa? (N E S O, o una riga come «O gioca H4»):
    }
ask-act = Che cosa ha fatto { $who }? (numero; ? per l'elenco intero; invio: un altro giocatore):
ask-follow = { $who } aveva { $suit }? (s/n, o una carta che aveva, come { $example }; invio: non si sa):
ask-dummy = Le carte del morto ({ $who }), almeno i semi che contano (S AK4 H 65 D -):
ask-finding = (s/n; invio: non si sa):
ask-choice = Che cosa sceglie { $who }? (1-{ $last }; invio: non ha ancora scelto):
ask-chosen-suit = Quale seme nomina { $who }? (S H D C; invio: non l'ha ancora detto):
ask-end = È successo altro? (un altro evento, «perché», «salva FILE», «indietro» o «annulla»; Invio per finire):
told-answer = { $answer ->
    [yes] se sì
    [no] se no
   *[other] { $answer }
    }
told-depends = la decisione dipende da altri fatti.
told-menu = { $who } ha queste possibilità, e l'Arbitro gliele spiega tutte (10C):
established = Accertato
explain-line = L'evento si può scrivere anche in una riga: «O gioca H4», «S chiama picche», «E e O giocano D4 e D5 insieme», «E sceglie rifiuta»; oppure con una frase come «A Est cade ♠3, vista da Nord»; più eventi si separano con «;». I semi sono S H D C, o P C Q F. Le parole sono quelle dei casi: «arbitro manual cases».
explain = { $prompt ->
    [contract] Il contratto indica l'atout e chi è il morto: 4H O è quattro cuori di Ovest. Con { no-trump } S, o H O, il livello resta aperto. Si può anche cominciare da un evento, come «A Est cade H4, vista da Sud»: l'evento resta in attesa finché non si conosce il tavolo.
    [tricks] Le mani date sono un finale: le prese già fatte e le carte in mano fanno tredici.
    [yes-no] Si risponde s o n; invio accetta la risposta indicata.
    [seat] Si scrive la lettera o il nome del giocatore, oppure «dichiarante» o «morto».
    [trick] Solo le carte giocate in modo regolare, nell'ordine del gioco. Un'irregolarità si racconta dopo, come evento.
    [who] Gli eventi si raccontano nell'ordine, dal primo che conta: chi, che cosa, quale carta. Scrivi solo che cosa è stato fatto e detto: il programma riconosce da sé le irregolarità. Un evento per riga: «O gioca H4», «S chiama picche», «E sceglie rifiuta».
    [card] Seme e rango, con le lettere inglesi o italiane: HK, HR, ♥K, «re di cuori». Hx è una piccola cuori, x una carta che nessuno ricorda.
    [cards] Le carte una dopo l'altra: SK H4.
    [words] Le parole esatte, come sono state dette: la decisione può dipenderne.
    [word] Si scrive il numero, o la parola.
    [seats] Le lettere dei giocatori, per esempio NE, oppure «tutti».
    [suit] Un seme: S H D C, il simbolo o il nome.
    [count] Un numero di prese, oppure «tutte», per tutte quelle che restano.
    [trick-total] Il numero di prese che il dichiarante ha fatto in tutto il board.
    [trick-number] Il numero della presa, contando dalla prima del board.
    [hand] Si scrive seme per seme: «S AK4 H 65» dice che il giocatore ha solo quelle picche e quelle cuori, «H 5+» almeno il 5, «H -» nessuna cuori.
    [follow] Se il giocatore poteva rispondere a colore, la giocata è una renonce. Si risponde sì, o si scrive una carta che il giocatore aveva nel seme, o «no» se non ne aveva. Con invio il fatto resta da accertare, e il programma lo chiede di nuovo se la decisione ne dipende.
   *[end] La decisione è sopra. «perché» mostra le ragioni, un secondo «perché» tutto ciò che il motore ha considerato; «salva caso.toml» scrive il caso; si può ancora aggiungere un evento.
    }
expected-answer = { $prompt ->
    [contract] si scrive il contratto e il dichiarante, come 3{ no-trump } S, 4HX O, { no-trump } S; o un evento, come «O gioca H4»
    [tricks] si scrivono due numeri che facciano quel totale, come 7 1
    [yes-no] si risponde s o n
    [seat] si scrive un giocatore: N, E, S, O
    [trick] si scrivono al più quattro carte, come H4 HK Hx
    [who] si scrive un giocatore (N, E, S, O) o un evento in una riga
    [act] si scrive un numero dell'elenco («?» lo mostra)
    [card] si scrive seme e rango, come H4, HR, Hx; o «non so»
    [cards] si scrivono le carte, come SK H4
    [words] si scrivono le parole dette
    [word] si scrive uno dei numeri, o la parola
    [seats] si scrivono delle lettere fra N E S O, o «tutti»
    [suit] si scrive un seme: S, H, D, C
    [count] si scrive un numero di prese da 1 a 13, o «tutte»
    [trick-total] si scrive un numero di prese da 0 a 13
    [trick-number] si scrive il numero di una presa, da 1 a 13
    [hand] si scrive seme per seme, come S AK4 H 65 D -
    [follow] si risponde s o n, si scrive una carta che il giocatore aveva nel seme, o niente se non si sa
    [finding] si risponde s, n, o niente se non si sa
    [choice] si scrive un numero da 1 a { $last }, o niente se il giocatore non ha ancora scelto
   *[end] si scrive «perché», «salva FILE», «indietro», un evento, o niente
    }
untold-seat = «{ $found }» non è un giocatore: N, E, S, O, oppure una riga come «O gioca H4».
untold-verb = «{ $found }» non è un evento riconosciuto: scrivi solo il giocatore per vedere l'elenco.
untold-word = «{ $found }» qui non è valido. Si scrive il numero, o la parola: { $words }.
untold-detail = «{ $found }» non si può usare con «{ $verb }».
untold-about = «{ $found }» non si capisce dopo «{ $verb }»: { $expected }.
error-nothing-told = non c'è niente su cui decidere: serve almeno un evento.
error-table-untold = gli eventi inseriti restano in attesa del tavolo: { $missing ->
    [contract] prima servono il contratto e il dichiarante, come 3{ no-trump } S.
    [declarer] manca il dichiarante (N, E, S, O).
    [tricks] mancano le prese già fatte da ciascuna linea, per esempio 7 1.
    [leader] manca il giocatore che attacca in questa presa (N, E, S, O).
   *[trick] mancano le carte di questa presa, come H4 HK.
}
error-several = «{ $name }» ha più domande ({ $ids }): indicane una, e con --cases la sua cartella.
error-contract = «{ $text }» non è un contratto: si scrive come "3{ no-trump } S", "4HX O", "{ no-trump } S".
error-deal = «{ $text }» non è una smazzata: si scrive come in PBN, N:mano mano mano mano, con - per una mano ignota.

## Elenchi

list-header = { $count ->
    [one] 1 domanda
   *[other] { $count } domande
    }
list-law = Articolo { $law }
law-any-player = quel giocatore
law-any-card = quella carta
law-asks = Fatti da accertare
law-see = Vedi anche
law-applied-in = Si applica nei casi
law-rejected-in = È considerata e respinta nei casi
law-no-cases = nessuno
law-numbers = Numero: { $numbers }
law-number-in = { $number } nel { $year }
law-number-none = assente
law-list = Gli Articoli del { $year } che il programma conosce
law-diff = Dal Codice { $from } al Codice { $to }
law-change = { $what ->
    [added] nuova
    [dropped] non c'è più
    [renumbered] cambia numero
    [amended] cambia
   *[both] cambia, anche di numero
    }
law-diff-count = { $renumbered ->
    [0] Nessuna clausola cambia
    [one] Una clausola cambia
   *[other] { $renumbered } clausole cambiano
    } numero, { $amended ->
    [0] nessuna cambia
    [one] una cambia
   *[other] { $amended } cambiano
    } testo, { $added ->
    [0] nessuna è nuova
    [one] una è nuova
   *[other] { $added } sono nuove
    }, { $dropped ->
    [0] nessuna cade
    [one] una cade
   *[other] { $dropped } cadono
    }; { $unchanged ->
    [0] nessuna resta com'era
    [one] una resta com'era
   *[other] { $unchanged } restano com'erano
    }.
law-clauses = { $count ->
    [one] 1 clausola
   *[other] { $count } clausole
    }

## Check

check-clean = { $files ->
    [one] 1 file
   *[other] { $files } file
    }, { $questions ->
    [one] 1 domanda
   *[other] { $questions } domande
    }, { $editions }: nessun problema.
check-partial = { $files ->
    [one] 1 file
   *[other] { $files } file
    }, { $questions ->
    [one] 1 domanda
   *[other] { $questions } domande
    }, { $editions }: nessun problema trovato, ma una parte non si è potuta leggere.
check-problems = { $problems ->
    [one] 1 problema
   *[other] { $problems } problemi
    } in { $files ->
    [one] 1 file
   *[other] { $files } file
    } su { $total }.
matrix = { $count ->
    [0] Dal { $from } al { $to } non cambia nessuna domanda
    [one] Dal { $from } al { $to } cambia 1 domanda
   *[other] Dal { $from } al { $to } cambiano { $count } domande
    }
matrix-only = solo nel { $year }
matrix-right = l'opzione giusta cambia: { $from ->
    [0] nessuna
   *[other] la { $from }
    }, poi { $to ->
    [0] nessuna
   *[other] la { $to }
    }
matrix-right-several = le opzioni giuste cambiano: { $from }, poi { $to }
matrix-lost = non più
matrix-gained = ora
matrix-no-longer = non si applica più: { $laws }
matrix-newly = si applica ora: { $laws }
matrix-renumbered = cambia numero: { $laws }
level-error = errore
help-label = aiuto
related = ...e qui

## Errori del programma

error-exists = «{ $path }» esiste già: scegli un altro nome, o cancellalo prima.
error-unknown-case = «{ $name }» non è una domanda della raccolta né un file: «arbitro list» elenca le domande.
error-unknown-clause = «{ $name }» non è una clausola che il programma conosce: «arbitro law» elenca gli Articoli.
error-clause-edition = «{ $name }» non c'è nell'edizione { $edition }: è una clausola del Codice { $other } (--edition { $other }).
error-unknown-fact = «{ $name }» non è fra i fatti che le clausole chiedono: «arbitro rule CASO» mostra quelli aperti, fra parentesi quadre.
error-unknown-answer = «{ $answer }» non è una risposta a «{ $fact }»: le risposte sono { $known }.
error-assume-form = «{ $text }» non ha la forma FATTO=RISPOSTA, come could-have-known=yes.
error-assume-unused = «{ $name }» non risponde a nessuna domanda di questo caso. Si può supporre: { $open }.
error-assume-record = il verbale contraddice «{ $name }={ $answer }»: togli l'ipotesi, o correggi gli eventi.
error-assume-twice = le ipotesi su «{ $fact }» rispondono in modo diverso alla stessa domanda: lasciane una sola.
error-nothing-open = niente
error-edition-unknown = «{ $edition }» non è un'edizione: scegli fra { -any }.
error-diff-same = --diff richiede due edizioni diverse: --diff { -first } { -last }.
error-question-edition = { $name ->
    [none] la domanda
   *[other] { $name }
    } non vale con il Codice { $year }, ma solo con il { $own }: aggiungi --edition { $other }.
error-doctrine = «{ $text }» non è una scelta di dottrina: si scrive «school», «code», o PUNTO=school, PUNTO=code; i punti sono { $points }.
error-code = «{ $code }» non è un codice di problema: i codici vanno da A101 ad A912, e «arbitro check» e «arbitro stage» ne mostrano uno accanto a ogni problema.
error-case-broken = «{ $name }» ha problemi: correggili; «arbitro check» li elenca.
error-page = «{ $page }» non è una pagina del manuale: ci sono { $pages }.
error-bad-id = «{ $id }» non è un id valido: si scrive ARTICOLO-NOME, per esempio 45-71.
error-number = «{ $value }» non è un valore valido per { $option }: { $expected }.
error-contradiction = le clausole { $one } e { $two } si contraddicono: il difetto è nel programma o nel caso.
note-left-out = Parti non provate, che non si usano: { $what }. Vedi «arbitro check { $path }».
left-out-files = { $count ->
    [one] 1 file
   *[other] { $count } file
    }
left-out-questions = { $count ->
    [one] 1 domanda
   *[other] { $count } domande
    }
expected-number = serve un numero intero da { $low } a { $high }
new-example = Un incidente tipico dell'Articolo { $law }, come esempio: sostituiscilo con il tuo tavolo, il tuo racconto e i tuoi eventi.
new-plain = Per questo Articolo non c'è un incidente d'esempio: scrivi il tuo tavolo e che cosa è successo.
new-there = { $id } c'è già: «{ $title }» (arbitro show { $id }). Il primo id libero di quell'Articolo è { $free }.
new-written = Scritto { $path }: vale con il Codice { $years }. Completalo, poi esegui «arbitro check { $path }».

## Aiuto

help-about = Allenamento per arbitri di bridge: casi, decisioni ragionate, quiz.
help-after =
    Per cominciare:
      arbitro quiz --law 45 --count 5     cinque domande sull'Articolo 45
      arbitro rule 45-01 --why            la decisione su un caso, con le ragioni
      arbitro law 45C4b                   una clausola, e i casi che la usano
      arbitro check cases/                prova le risposte segnate
    Codice di uscita: 0 tutto bene, 1 una verifica è fallita, 2 il comando non si è potuto eseguire, 130 interrotto.
help-quiz = Fa domande, corregge le risposte e le spiega; alla fine dà il punteggio
help-quiz-after = Rispondi con la lettera dell'opzione; «q» smette e mostra il punteggio ottenuto. Senza terminale il programma legge le risposte dallo standard input, una per riga: yes a | arbitro quiz --count 2
help-full = Dopo una risposta, mostra anche il resto della decisione
help-why-not = Spiega perché questa clausola non si applica, o perché la decisione non è questa: 45C4b, "N SJ played"
help-rule = Dà la decisione su un caso della raccolta, o su un file
help-rule-after = I fatti non accertati restano aperti: la decisione è un albero, con un ramo per ogni risposta. Con --assume dai la risposta: arbitro rule 47-d1 --assume could-have-known=yes
help-decide = Aiuta al tavolo: chiede che cosa è successo, e dà la decisione
help-decide-after = Scrivi chi ha fatto che cosa, una risposta per volta o in una riga («O gioca H4»); poi il programma chiede solo i fatti che possono ancora cambiare la decisione. Senza terminale il programma legge le risposte dallo standard input, una per riga.
help-from = Comincia dal tavolo e dagli eventi di un caso
help-deal = La smazzata in PBN: N:mano mano mano mano, con - per una mano ignota
help-contract = Contratto e dichiarante: "3{ no-trump } S"
help-save = Scrive il caso in questo file, che non deve già esistere
help-check = Prova una raccolta di casi; mostra i problemi di ogni file
help-check-after = Senza percorsi prova i casi del programma. Ogni domanda è provata in tutte le edizioni in cui vale; se nomini più edizioni (--edition { -first },{ -last }), il comando elenca anche che cosa cambia da ciascuna alla successiva; un cambiamento non è un problema. Codice di uscita: 0 nessun problema, 1 problemi (con --strict, anche difetti), 2 un file non si è potuto leggere.
help-show = Mostra il diagramma e il gioco, passo per passo
help-list = Elenca le domande
help-law = Mostra una clausola, un Articolo, o l'elenco degli Articoli
help-law-after = Per esempio: arbitro law 45C4b, arbitro law 46B, arbitro law 47, arbitro law, arbitro law 57 --diff { -first } { -last }
help-new = Scrive un caso da completare
help-generate = Scrive domande nuove, provate, come file di casi
help-generate-after = Senza --seed nessuno può generare di nuovo le stesse domande. Con --seed chiunque dia lo stesso seme ottiene gli stessi file, perciò una prova d'esame rifiuta quelle domande. Senza -o i file sono stampati uno dopo l'altro, ciascuno preceduto dal suo nome: arbitro generate --law 46 --count 20 -o nuove
help-manual = Mostra una pagina del manuale
help-format = Formato: text, markdown, json
help-format-case = Formato: text, markdown, json; case: la decisione nella forma di un file di caso, pronta da incollare
help-format-page = Formato: text, markdown
help-format-json = Formato: text, json
help-cases = Legge i casi da questa cartella, invece di quelli del programma
help-edition = Edizione del Codice: { -any-usual }
help-editions = Edizioni del Codice: { -list }, o { -first },{ -last } (se manca, tutte)
help-edition-only = Solo le domande di questa edizione del Codice: { -any }
help-diff = Che cosa cambia da un'edizione all'altra: --diff { -first } { -last }
help-doctrine = Dottrina: school (predefinita) o code, per tutti i punti; per un punto solo, PUNTO=code
help-law-filter = Articoli o paragrafi: «45», «45,46», «45-47», «45C»
help-tag = Solo le domande su questo argomento (il nome in italiano o in inglese); «list --tags» elenca gli argomenti
help-difficulty = Solo queste difficoltà, da 1 a 5: «3», «2-4», «1,5»
help-fresh = Domande nuove, generate al momento
help-count = Quante domande
help-count-quiz = Quante domande: se manca, dieci; con --review, quindici; con gli id, o con --minutes ma senza --fresh, tutte
help-seed = Seme del sorteggio: lo stesso seme dà le stesse domande nello stesso ordine
help-assume = Dà la risposta a un fatto aperto; si può ripetere
help-why = Mostra le ragioni; ripetuta (--why --why), mostra tutto ciò che il motore ha considerato
help-events = Indica come il motore ha letto ogni evento: regolare, fatto su cui si decide, premessa o seguito di un fatto, non letto
help-explain = Spiega un codice di problema
help-case = Id di una domanda, o percorso di un file di caso
help-paths = File o cartelle di casi da controllare
help-clause = Clausola o Articolo
help-id = Id della domanda nuova, per esempio 45-71
help-output = File da scrivere (se manca, lo standard output)
help-output-folder = Cartella in cui scrivere le domande, un file per domanda (se manca, lo standard output)
help-generate-again = Rigenera una domanda d'esercizio dal suo identificativo
help-generation-report = Invece dei file, dice quanto sono varie le domande
help-scenario = Solo domande di questo scenario
help-seed-fresh = Seme delle domande, per esercitarsi: lo stesso seme dà gli stessi file
help-page = Pagina da mostrare (se manca, l'elenco delle pagine)
manual-pages = Pagine del manuale
manual-page-docente = come si preparano lezioni, prove e casi
manual-page-stage = una prova d'esame in dieci minuti, dalla raccolta ai risultati
manual-page-cases = come si scrive un caso
manual-page-recipes = le domande nuove, e come si scrive uno scenario
manual-page-laws = come si aggiunge una clausola o un Articolo
manual-page-candidate = come si studia con il quiz, e come si svolge la seduta d'esame

## Problemi dei file

A101 = il file non si può leggere: { $why }
    .help = controlla che il file ci sia e che si possa leggere
    .explain = Il file non si è potuto leggere: di solito manca, o manca il permesso di leggerlo. Gli altri file sono stati comunque provati.
A102 = il file non è UTF-8 (riga { $line })
    .help = salvalo in UTF-8
    .explain = I casi sono testo UTF-8. In un file salvato con un'altra codifica il programma leggerebbe male lettere e simboli.
A103 = il file è troppo grande: { $bytes } byte, al più { $most }
    .help = un caso è un file piccolo: dividilo
    .explain = Un file di caso descrive un tavolo e qualche domanda; un file di più di un megabyte è quasi certamente altro.
A104 = TOML non valido: { $kind ->
    [duplicate-key] chiave ripetuta
    [unclosed-table] manca la chiusura di una tabella
    [unclosed-array] manca la chiusura di un elenco
    [unquoted] il testo va fra virgolette
    [string] testo non chiuso, o con un carattere che non può starci
    [no-value] manca il valore di una chiave
    [bad-key] nome di chiave non valido
    [extra] c'è qualcosa che qui non può stare
    [comma] manca una virgola
    [newline] qui non si può andare a capo
    [number] numero non valido
   *[invalid] qui non si capisce
    }
    .help = correggi la sintassi in questo punto; il resto del file è stato letto lo stesso
    .explain = Il file non rispetta la sintassi TOML nel punto indicato. La lettura continua oltre, perciò si vedono anche gli altri problemi; qualcuno può essere solo una conseguenza di questo.
A105 = chiave sconosciuta: { $key }
    .help = qui sono ammesse: { $known }
    .explain = Una chiave sconosciuta è di solito un errore di battitura: il suo valore andrebbe perduto senza avviso.
A106 = manca la chiave { $key }
    .help = aggiungila
    .explain = Ogni domanda ha un id, un testo (almeno in italiano), la decisione attesa (ruling) e le opzioni; ogni tavolo ha un contratto o una licita.
A107 = serve { $expected ->
    [string] un testo
    [integer] un numero intero
    [boolean] true o false
    [array] un elenco
    [true] true
   *[table] una tabella
    }, ma c'è { $found ->
    [string] un testo
    [integer] un numero intero
    [float] un numero con la virgola
    [boolean] true o false
    [datetime] una data
    [array] un elenco
   *[table] una tabella
    }
    .help = scrivi il valore nella forma che serve
    .explain = Il valore è di un tipo diverso da quello che la chiave richiede.
A108 = parola sconosciuta: { $word }
    .help = si può scrivere: { $known }
    .explain = La chiave accetta solo alcune parole; questa non è fra quelle.
A109 = { $key } è fuori dai limiti
    .help = scrivi un numero intero da { $low } a { $high }
    .explain = Il numero non è fra quelli ammessi: per esempio, la difficoltà va da 1 a 5, le prese da 0 a 13.
A110 = il file non ha domande
    .help = aggiungi almeno una tabella [[question]]
    .explain = Un caso senza domande non ha niente da chiedere né da provare.
A111 = l'id { $id } è già usato in { $file }
    .help = dai a questa domanda un altro id
    .explain = L'id di una domanda la distingue da ogni altra della raccolta, e non deve più cambiare.
A112 = { $id } non ha la forma di un id
    .help = si scrive ARTICOLO-NOME: un Articolo da 1 a 93, poi lettere minuscole, cifre e trattini: 45-71
    .explain = L'id comincia con il numero dell'Articolo, da 1 a 93, poi un trattino e un nome di lettere minuscole, cifre e trattini.
A113 = la cartella non contiene casi
    .help = i casi sono file .toml, anche in sottocartelle
    .explain = Nella cartella indicata non c'è nessun file .toml.
A114 = il testo { $key } è vuoto
    .help = { $key ->
        [title] scrivilo: sta in testa a ogni fascicolo
        [date] scrivilo: sta in testa a ogni fascicolo
       *[other] scrivilo, o togli la chiave se è un testo inglese: è obbligatorio solo il testo italiano
    }
    .explain = Un testo vuoto, o di soli spazi, non dice niente a chi lo legge.
A115 = { $found ->
    [none] la domanda non vale in nessuna edizione
   *[other] { $found } non è un'edizione di questa domanda
    }
    .help = qui si può scrivere: { $known }
    .explain = Un'edizione del Codice si indica con il suo anno: editions = [{ -last }], [question.{ -last }]. Una domanda deve valere in almeno un'edizione, e può avere sezioni solo per le edizioni in cui vale.
A116 = il testo { $key } va a capo, o contiene un carattere non stampabile
    .help = scrivilo su una riga sola, senza caratteri di controllo, di direzione o di larghezza zero
    .explain = Titolo e data stanno in testa a ogni fascicolo e a ogni tabella dei risultati: un carattere invisibile può alterare il testo che si legge.
A117 = un testo è ancora da scrivere
    .help = scrivi il tuo testo al posto di questo segno
    .explain = Chi comincia da «arbitro new», o da «arbitro decide --save», trova questo segno dove manca un testo. Un testo di soli puntini vale come questo segno. Nessun candidato deve leggere il segno, e il caso non è pronto finché c'è.
A118 = { $key } ha { $count } voci, al più { $most }
    .help = lascia solo le voci che servono; quelle dopo le prime { $most } non sono state lette
    .explain = Un elenco o una tabella con tante voci è quasi certamente uno sbaglio. Il programma legge e controlla solo le prime voci; il resto del file e gli altri file sono controllati comunque.
A119 = { $count ->
    [one] e 1 altro problema
   *[other] e altri { $count } problemi
    }
    .help = correggi prima questi; gli altri compariranno dopo
    .explain = Se un file ha più di 100 problemi, il programma mostra i 100 più gravi; a pari gravità ne sceglie uno di ogni genere prima di un secondo dello stesso genere. Gli altri sono soltanto contati.
A121 = il pacchetto ha { $count } file, al più { $most }
    .help = dividilo in più pacchetti
    .explain = Un pacchetto con tanti file quasi certamente non contiene domande. Dal pacchetto non è stato importato niente.
A122 = { $name }, una volta estratto, occupa più di { $most } byte
    .help = toglilo dal pacchetto, o dividilo
    .explain = Un file compresso di pochi byte, una volta estratto, può riempire la memoria di un computer: il programma estrae ogni file solo fino a un limite, qualunque dimensione il pacchetto dichiari. Dal pacchetto non è stato importato niente.
A123 = i file del pacchetto, una volta estratti, occupano più di { $most } byte
    .help = dividilo in più pacchetti
    .explain = Un pacchetto di pochi byte, una volta estratto, può riempire la memoria di un computer: il programma ne estrae i file solo fino a un limite. Dal pacchetto non è stato importato niente.
A124 = il file ha più di { $most } elementi e attributi XML
    .help = dividilo in più file
    .explain = Gli elementi XML e i loro attributi restano in memoria mentre si legge il file. Dal file non è stato importato niente.
A125 = il file ha { $count } domande, al più { $most }
    .help = dividilo in più file
    .explain = Ogni domanda importata diventa un file. Non è stata importata nessuna domanda.
A126 = il file ha { $count } board, al più { $most }
    .help = lascia nel file solo i board di una sessione
    .explain = Il file di una sessione del circolo contiene qualche decina di board. Da questo file non è stato importato niente.
A127 = gli elementi XML del file sono annidati per più di { $most } livelli
    .help = esporta di nuovo il file dal programma che l'ha scritto
    .explain = Nessun programma che scrive domande annida i suoi elementi per tanti livelli. Dal file non è stato importato niente.
A128 = una domanda ha più di { $most } risposte
    .help = controlla che sia il file che intendi, e che non sia danneggiato
    .explain = Di una domanda con troppe risposte si importano solo le prime.
A129 = il file è troppo grande: { $bytes } byte, al più { $most }
    .help = controlla che sia il file che intendi
    .explain = Un albo, un giornale, un lock o un file di un altro programma sono molto più piccoli. Il file non è stato letto.
A201 = { $found } { $expected ->
    [card] non è una carta
    [suit] non è un seme
    [rank] non è un rango
    [hand] non è una mano
    [deal] non è una smazzata
    [contract] non è un contratto
    [call] non è una chiamata
   *[onceinhand] è nella mano più di una volta
    }
    .help = { $expected ->
    [card] si scrive seme e rango: SK, ♠K, Dx per una piccola, x per una carta ignota
    [suit] un seme è S H D C o un simbolo, con uno spazio prima se segue altre carte
    [rank] i ranghi sono A K Q J T 9 ... 2 (10 o T); con notation = "it" anche R D F
    [hand] si scrive KJ852.QT864.Q.32, o «S KJ852 H QT864 D Q C 32»; - è un vuoto
    [deal] si scrive N:mano mano mano mano, in senso orario; - per una mano che non si mostra
    [contract] si scrive 4H S, 3NTX W, NT by S
    [call] si scrive P, X, XX, 1S, 3NT
   *[onceinhand] togli la ripetizione
    }
    .explain = Carte, mani, smazzate, contratti e chiamate hanno una forma fissa: «arbitro manual cases» la descrive.
A202 = { $card } è in due mani: { $one } e { $two }
    .help = ogni carta sta in una mano sola; se l'errore è del documento, correggilo e scrivilo in errata
    .explain = In una smazzata ognuna delle 52 carte compare una volta sola.
A203 = la mano di { $seat } ha { $count ->
    [one] 1 carta
   *[other] { $count } carte
    }, le altre { $usual }
    .help = controlla il diagramma; una mano mostrata in parte si scrive per semi, con + dove ha altre carte
    .explain = Le mani mostrate per intero devono avere lo stesso numero di carte; solo una mano nominata in wrong_hands può averne una in più o in meno.
A204 = la mano di { $seat } ha { $count } carte
    .help = una mano ha al più tredici carte
    .explain = Nessuna mano può avere più di tredici carte; solo una mano nominata in wrong_hands può averne quattordici.
A205 = la licita non è regolare: { $why ->
    [insufficient] la chiamata { $call } non supera l'ultima dichiarazione
    [inadmissible] la chiamata { $call } è un contro o surcontro che non si può dire
    [after-end] la chiamata { $call } viene dopo la fine della licita
    [turn] la chiamata { $call } è di { $seat }, ma tocca a { $expected }
    [passed-out] quattro passi
   *[unfinished] mancano i passi finali
    }
    .help = se è un errore di scrittura, scrivi tutte le chiamate in ordine, da chi dichiara per primo ai tre passi finali; su una chiamata irregolare il programma non decide ancora
    .explain = La licita della smazzata dev'essere regolare dall'inizio ai tre passi finali. Se la chiamata irregolare è proprio il fatto su cui decidere, non si può ancora scrivere: il programma non decide sulle chiamate della licita.
A206 = il contratto scritto, { $stated }, non è quello della licita, { $bid }
    .help = togli la chiave contract, o correggila
    .explain = Se la licita è scritta, il contratto ne segue: quello della chiave non può essere diverso.
A207 = questa mano è già nella smazzata
    .help = scrivila in un posto solo
    .explain = Una mano si scrive in deal oppure con la chiave del suo posto, non in entrambi i modi.
A208 = { $found } non è una presa
    .help = si scrive chi attacca e le carte in rotazione: "W: DQ D2 DA D9"
    .explain = Ogni presa del gioco fin qui è un testo: la lettera di chi attacca, due punti, da una a quattro carte.
A209 = attacca { $seat }, ma toccava a { $expected }
    .help = controlla chi ha vinto la presa precedente
    .explain = Il gioco fin qui è regolare: a ogni presa attacca chi ha vinto la precedente. Un attacco fuori turno va fra gli eventi.
A210 = { $seat } non ha { $card }
    .help = controlla il diagramma e le carte già giocate
    .explain = Nel gioco fin qui una mano gioca solo carte che ha.
A211 = { $seat } gioca { $card } e non risponde a colore, pur potendo
    .help = il gioco fin qui è regolare: una renonce va fra gli eventi
    .explain = Il gioco fin qui serve ad arrivare al momento del caso; le irregolarità si scrivono fra gli eventi, dove il motore le giudica.
A212 = la presa precedente ha solo { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
    }
    .help = solo l'ultima presa può essere incompleta
    .explain = Prima dell'ultima, ogni presa del gioco fin qui ha quattro carte.
A213 = { $found } non è una carta penalizzata possibile
    .help = si scrive "W SQ major": un difensore, una carta che ha, major o minor
    .explain = Solo i difensori hanno carte penalizzate, e solo carte della loro mano.
A214 = si chiama una carta dal morto, ma il diagramma non mostra il morto
    .help = aggiungi le carte del morto, almeno i semi che servono
    .explain = Il significato di una chiamata dipende dalle carte del morto: se non si vedono, non si può decidere.
A215 = le prese già fatte ({ $tricks }) non corrispondono alle carte in mano ({ $cards })
    .help = prese e carte in mano devono fare tredici; in un finale le prese già fatte si scrivono in tricks, altrimenti completa le mani
    .explain = In un finale le prese già fatte e le carte che restano in una mano fanno sempre tredici.
A216 = { $card } ha vinto l'ultima presa ed è ancora nella mano di { $seat }
    .help = togli la carta dalla mano, o correggi la chiave «last»
    .explain = Il diagramma mostra le carte ancora in mano: la carta che ha vinto l'ultima presa non è più in nessuna mano.
A217 = «{ $found }» non è una carta esposta prima del gioco
    .help = scrivi il giocatore e la carta, e poi «led» se era messa come attacco, «before_auction», e «seen» con i giocatori che l'hanno vista, per esempio «W S7 led seen E»
    .explain = Una carta esposta prima della licita o durante la licita è ancora nella mano del giocatore che l'ha mostrata per errore. Si scrive una volta sola.
A301 = l'evento non dice che cosa è successo
    .help = serve una di queste chiavi: { $known }
    .explain = Un evento indica il giocatore (by) e una sola cosa fatta o detta.
A302 = l'evento dice due cose: { $one } e { $two }
    .help = scrivi due eventi
    .explain = Un evento descrive una sola azione: quella successiva è un altro evento.
A303 = la parola «{ $word }» in questa chiamata non si capisce
    .help = il programma capisce semi, ranghi (anche in cifre), alta, piccola, bassa, liscio, prendi, vinci, incassa, taglia, scarta, giocane una, un pezzo, e le parole inglesi corrispondenti
    .explain = Le parole di una chiamata fanno parte dei fatti: se nessuna parola che conosce nomina una carta, il programma non tenta di indovinarla.
A304 = «{ $word }» nomina un secondo seme, rango o modo
    .help = se il giocatore si è interrotto scrivi i puntini e «no»: "picche... no, quadri"
    .explain = Una chiamata nomina un seme, un rango e un modo al più; se ne nomina un secondo, il giocatore si è corretto, e le parole devono mostrarlo.
A305 = «{ $words }» non nomina nessuna carta
    .help = scrivi le parole con cui la carta è stata chiamata
    .explain = Le parole di cortesia sono ignorate, e nessuna delle altre nomina una carta.
A306 = la condizione di questa chiamata non si capisce
    .help = il programma capisce, per esempio, "dama se non esce il re", "se copre, asso, altrimenti piccola"
    .explain = Una chiamata può avere una condizione sulla carta giocata prima; la condizione nomina una carta, o dice se il giocatore copre.
A307 = le due lingue dicono cose diverse: «{ $it }» e «{ $en }»
    .help = devono nominare la stessa carta nello stesso modo
    .explain = Una chiamata scritta in due lingue è una chiamata sola: le due versioni devono avere lo stesso significato.
A308 = { $seat } non ha { $card }
    .help = controlla il diagramma e le carte già giocate
    .explain = Una mano può giocare, mostrare o lasciar cadere solo carte che ha.
A309 = il morto non può designare una carta
    .help = la carta del morto la chiama il dichiarante; se il morto la mette sul tavolo scrivi plays
    .explain = Il morto esegue soltanto le istruzioni: una carta è designata dal dichiarante, o da un difensore per la propria mano.
A310 = un difensore non gioca toccando le carte del morto
    .help = touches è per il dichiarante e per il morto
    .explain = L'Articolo 45 riguarda una carta toccata dal dichiarante (C3) o dal morto (F).
A311 = non c'è una chiamata a cui aggiungere qualcosa
    .help = prima di adds serve un evento calls dello stesso giocatore
    .explain = adds riporta le altre parole con cui lo stesso giocatore precisa la carta appena chiamata.
A312 = non c'è un attacco coperto
    .help = leads_face_down apre il gioco e faces_lead lo segue, dello stesso giocatore
    .explain = Solo l'attacco iniziale si fa coperto, e solo chi lo ha fatto lo scopre.
A313 = ciò che questo evento dice può farlo solo il morto
    .help = warns e exchanges_hands sono del compagno del dichiarante
    .explain = In un caso, warns ed exchanges_hands sono azioni del morto: dice al dichiarante da quale mano deve attaccare, o scambia la mano con lui; il difensore che parla della mano sbagliata richiama l'attenzione (attention).
A314 = la linea del giocatore non ha dato la spiegazione a cui l'evento si riferisce
    .help = prima di un evento con la chiave «amends» o «notices» serve un evento con «explains», della stessa linea e sullo stesso argomento
    .explain = Si può correggere solo una spiegazione già data.
A315 = { $seat } non ha messo { $card } sul tavolo, né ha fatto sapere di avere quella carta
    .help = controlla la carta, e la mano (hand) se è del morto
    .explain = Si può richiedere indietro solo una carta che è sul tavolo, o che è stata mostrata, fatta cadere o nominata; si può correggere solo una carta che è sul tavolo.
A316 = gli eventi sono { $count }, al più { $most }
    .help = sposta nel gioco fin qui (play) le giocate regolari
    .explain = Un verbale ha al più 120 eventi.
A317 = nessun Articolo tiene conto di questo evento
    .help = racconta il fatto con altri eventi, o toglilo
    .explain = Per la decisione un evento è regolare, è un fatto su cui si decide, oppure è la premessa o il seguito di un fatto. Questo evento non rientra in nessuno di questi casi.
A318 = { $seat } non ha messo sul tavolo nessuna carta da sostituire
    .help = prima di corrects ci vuole la carta da sostituire, giocata dallo stesso giocatore
    .explain = Una correzione sostituisce una carta che il giocatore stesso ha messo sul tavolo.
A319 = la presa { $trick } non è stata completata
    .help = conta le prese dalla prima del board; quelle vinte prima del gioco fin qui si danno con tricks
    .explain = La carta di una presa si gira quando tutte e quattro le mani vi hanno giocato.
A401 = { $fact } non è un fatto che una clausola chiede
    .help = con «arbitro law CLAUSOLA» vedi i fatti che una clausola chiede
    .explain = I fatti accertati dall'Arbitro hanno nomi fissi: quelli con cui le clausole li chiedono.
A402 = in questa domanda nessuna clausola chiede { $fact }
    .help = togli il fatto, o controlla gli eventi
    .explain = Un fatto che nessuna clausola chiede su questo verbale non serve: di solito la causa è un evento scritto male.
A403 = il verbale contraddice { $fact }
    .help = correggi gli eventi o il fatto
    .explain = Un fatto accertato non può contraddire ciò che il verbale mostra.
A404 = { $fact } è una scelta di un giocatore, non un fatto da accertare
    .help = scrivi un evento chooses
    .explain = Le scelte che il Codice dà ai giocatori si scrivono fra gli eventi, con il verbo chooses.
A405 = { $fact } è accertato due volte
    .help = lasciane uno solo: un fatto senza @ vale per tutti i giocatori, un fatto con @ per un solo giocatore
    .explain = Lo stesso fatto sulla stessa persona si accerta una volta sola; alla stessa domanda non si possono dare due risposte diverse.
A501 = { $count ->
    [0] non ci sono opzioni
    [one] c'è un'opzione sola
   *[other] le opzioni sono { $count }
    }
    .help = scrivi da due a cinque opzioni
    .explain = Una domanda ha da due a cinque opzioni.
A502 = { $aspect ->
        [yes] l'opzione non dice nessun valore
       *[no] l'opzione non sostiene niente
    }
    .help = { $aspect ->
        [yes] aggiungi value, il valore della materia (aspect) secondo il testo dell'opzione
       *[no] aggiungi claims, le decisioni che il testo afferma, o asks, i fatti che dice da accertare; se la domanda ha una materia (aspect), value, il valore che il testo ne dice
    }
    .explain = Un'opzione dichiara le decisioni che sostiene, o i fatti che dice da accertare, o il valore della materia della domanda: senza, il motore non può provarla né smentirla.
A503 = { $found } non è una decisione
    .help = si scrive come "N SJ played", "E may withdraw HQ", "W CK major penalty"; «arbitro manual cases» ha tutte le forme
    .explain = Le decisioni hanno una forma fissa; «arbitro rule ID --format json» mostra quelle di un caso, pronte da copiare.
A504 = { $cite } non è una clausola
    .help = «arbitro law» elenca gli Articoli, «arbitro law 45» le clausole di uno di essi
    .explain = La citazione non nomina nessuna clausola degli Articoli che il programma conosce, in nessuna edizione.
A505 = { $cite } non esiste nell'edizione { $edition }, ma solo in quella del { $other }
    .help = usa i numeri della prima edizione in cui la domanda vale: il programma li traduce; se un'edizione successiva richiede altre citazioni, vanno sotto il suo anno, con i suoi numeri: { -last }.cites
    .explain = La citazione deve nominare una clausola di ogni edizione in cui la domanda vale. Una clausola che ha solo cambiato numero si cita una volta, con quello più vecchio.
A506 = nessuna opzione di { $id } è segnata giusta
    .help = segna con right = true quella giusta
    .explain = Una domanda ha un'opzione giusta, segnata; con answers = "several" almeno una.
A507 = { $id } ha più opzioni segnate giuste
    .help = segnane una sola, o scrivi answers = "several" nella domanda
    .explain = Una domanda ha una sola opzione giusta, se non dice che le risposte giuste possono essere più d'una.
A508 = questa opzione dice la stessa cosa di un'altra
    .help = cambiala o toglila
    .explain = Due opzioni con lo stesso testo, o con gli stessi claims, asks e cites, sono la stessa opzione.
A509 = { $key } ripete { $same }
    .help = toglilo: ciò che è già scritto vale in ogni edizione
    .explain = Sotto l'anno di un'edizione si scrivono solo le differenze; le parti comuni si scrivono una volta sola.
A510 = { $aspect ->
        [yes] la domanda ha una materia (aspect), e l'opzione ha { $key }
       *[no] l'opzione ha value e { $key }
    }
    .help = { $aspect ->
        [yes] scrivi value al posto di { $key }, o togli aspect dalla domanda
       *[no] tieni solo { $key }, o scrivi aspect nella domanda e tieni solo value
    }
    .explain = Le opzioni di una domanda su una materia ne dicono ciascuna un valore, o chiedono fatti da accertare prima, e nient'altro: così una sola è giusta.
A601 = il Codice non dà questa decisione: { $decision }
    .help = correggi gli eventi, i fatti o la decisione attesa
    .explain = La decisione attesa non è fra quelle che il motore ricava dai fatti.
A602 = decisione non attesa: { $decision } ({ $law })
    .help = se la decisione è giusta, aggiungila a ruling
    .explain = Il motore ricava dai fatti una decisione che il caso non prevede: omettere una decisione è un errore tanto quanto aggiungerne una falsa.
A603 = l'opzione { $option } è segnata giusta, ma sostiene «{ $claim }»; { $law } dispone «{ $decision }»
    .help = segna l'opzione giusta, o correggi i fatti
    .explain = La risposta segnata non è quella che il Codice dà.
A604 = l'opzione { $option } è giusta e non è segnata
    .help = segnala, o cambiala perché sia sbagliata
    .explain = Un'opzione è una risposta giusta se la decisione contiene tutto ciò che l'opzione sostiene e dipende da ogni fatto che l'opzione dice da accertare, e se le citazioni sono corrette.
A605 = { $aspect ->
        [none] l'opzione { $option } non è né giusta né smentita
       *[other] la decisione non dà nessun valore a «{ $aspect }»
    }
    .help = { $aspect ->
        [none] sostieni qualcosa su cui la decisione si pronuncia, o accerta i fatti aperti
       *[other] { $open ->
            [none] la questione qui non si pone, o la decidono più scelte dei giocatori: chiedi un'altra materia, o racconta anche che cosa scelgono
           *[other] accerta in findings i fatti ancora aperti: { $open }
        }
    }
    .explain = Un'affermazione dell'opzione vale solo in alcuni rami della decisione, o la decisione non ne parla; o la materia della domanda non ha un valore, perché un fatto è ancora aperto, perché la questione non si pone, o perché la decidono più scelte.
A606 = { $cite } non è fra le clausole applicate: { $applied }
    .help = cita una clausola su cui la decisione poggia
    .explain = L'opzione giusta cita solo clausole che si applicano davvero.
A607 = { $one } e { $two } si contraddicono
    .help = il difetto è nelle clausole o nel caso: segnalalo
    .explain = Due clausole decidono lo stesso punto in modo diverso, e nessuna delle due fa eccezione all'altra.
A608 = con il miglior gioco { $side } fanno { $made ->
    [one] 1 presa
   *[other] { $made } prese
    }, non { $stated }
    .help = correggi il risultato, o la posizione
    .explain = Il risultato scritto si controlla giocando il finale dopo la decisione, a carte viste.
A609 = il risultato di questa posizione non si può controllare
    .help = si scrive un risultato solo per un finale di al più cinque carte, conosciute tutte, senza fatti aperti
    .explain = Solo un finale breve e del tutto noto si può giocare fino in fondo: gli altri risultati vanno nel commento.
A611 = con { $one } dichiarante la decisione non è quella attesa; con { $two } lo sarebbe
    .help = se il dichiarante è { $two }, correggi il contratto: { $count ->
        [one] un altro problema ne segue, e non è mostrato
       *[other] ne seguono altri { $count } problemi, che non sono mostrati
        }
    .explain = Un posto sbagliato cambia tutta la decisione. Se basta cambiare il posto per ottenere la decisione attesa, il programma segnala solo questo problema, non quelli che ne seguono.
A612 = se questo evento è di { $one } la decisione non è quella attesa; se fosse di { $two } lo sarebbe
    .help = controlla chi ha agito: { $count ->
        [one] un altro problema ne segue, e non è mostrato
       *[other] ne seguono altri { $count } problemi, che non sono mostrati
        }
    .explain = Un posto sbagliato cambia tutta la decisione. Se basta cambiare il posto per ottenere la decisione attesa, il programma segnala solo questo problema, non quelli che ne seguono.
A613 = { $id } ha { $count ->
        [one] un'altra differenza
       *[other] altre { $count } differenze
    } dalla decisione attesa
    .help = correggi prima quelle mostrate: di solito hanno la stessa causa; «arbitro rule» mostra la decisione intera
    .explain = Il programma mostra solo le prime differenze fra la decisione attesa e quella del Codice; di solito le altre ne derivano.
A614 = l'opzione { $option } è segnata giusta, ma la decisione non dipende da { $fact }
    .help = togli il fatto da asks, o correggi gli eventi; «arbitro rule» dice che cosa resta da stabilire
    .explain = Un'opzione con asks è giusta se ogni fatto che nomina è ancora aperto e la decisione ne dipende.
A610 = restano aperti troppi fatti perché la decisione si possa provare: gli incidenti si esaminerebbero più di { $most } volte
    .help = accerta qualcuno dei fatti in findings, o togli eventi
    .explain = Ogni fatto aperto moltiplica i modi in cui si può decidere: dopo aver esaminato gli incidenti 4096 volte il programma non segue più tutte le risposte, e le risposte non seguite restano senza prova.
A615 = la decisione avrebbe più di { $most } righe: il programma non segue tutte le risposte
    .help = controlla l'ordine degli eventi, accerta qualcosa in findings, o togli eventi
    .explain = Se molti fatti aperti cambiano le decisioni successive, la decisione si allunga a ogni risposta. Oltre un limite sarebbe illeggibile: il programma non segue più le altre risposte, che restano senza prova. Spesso la causa sono due eventi nell'ordine sbagliato.
A616 = dopo la decisione non risulta «{ $fact }»{ $found ->
    [none] {""}
    [nowhere] : nessun ramo ha quelle condizioni
   *[other] , ma «{ $found }»
    }
    .help = correggere gli eventi, i fatti o la riga di now
    .explain = Una riga di now dice come sta il tavolo dopo la decisione: deve valere in tutti i rami in cui valgono le sue condizioni, e almeno in uno.
A618 = { $fault ->
        [many] le materie di una domanda sono al massimo { $most }
        [twice] la materia «{ $aspect }» è scritta due volte
        [apart] «{ $aspect }» riguarda una carta e «{ $other }» un giocatore: non si uniscono
        [card] non è scritto di quale carta: «{ $aspect }» ha bisogno di of
        [player] non è scritto di quale giocatore: «{ $aspect }» ha bisogno di of
        [not-card] «{ $of }» non è una carta con la sua mano
        [not-player] «{ $of }» non è un giocatore
        [needless] «{ $aspect }» non riguarda né una carta né un giocatore: of non serve
        [missing] la domanda non ha una materia
       *[unknown] «{ $aspect }» non è una materia su cui si possa fare una domanda
    }
    .help = { $fault ->
        [many] scrivine una, o due unite da " + "
        [twice] scrivila una volta sola
        [apart] fanne due domande
        [card] scrivi la mano e la carta, come of = "E CT"
        [player] scrivi il giocatore, come of = "E"
        [not-card] «{ $aspect }» riguarda una carta: si scrive la mano e la carta, come of = "E CT"
        [not-player] «{ $aspect }» riguarda un giocatore: si scrive la sua lettera, come of = "E"
        [needless] togli of
        [missing] of e value dicono qualcosa di una materia: aggiungi aspect, come aspect = "fate", o togli of e value
       *[unknown] le materie sono { $known }; due si uniscono con " + "
    }
    .explain = aspect dice su che cosa verte la domanda, e of la carta con la sua mano, o il giocatore: «fate» di «E CT» chiede che ne è di quella carta, «fate + turn» anche a chi tocca.
A619 = { $fault ->
        [parts] «{ $value }» non è un valore di «{ $aspect }»: { $count ->
            [one] la materia è una sola
           *[other] le materie sono { $count }
        }
       *[other] «{ $value }» non è un valore di «{ $aspect }»
    }
    .help = { $fault ->
        [parts] { $count ->
            [one] scrivi un valore solo
           *[other] scrivi un valore per ciascuna, nello stesso ordine, divisi da "; "
        }
        [tricks] le prese di un board sono 13
        [words] i valori sono { $known }; «arbitro manual cases» dice come si scrive una scelta
        [some] i valori sono come { $known }; «arbitro manual cases» ha tutte le forme
       *[all] i valori sono { $known }, con la lettera del giocatore o della linea; «arbitro manual cases» dice come si scrive una scelta
    }
    .explain = Un'opzione di una domanda su una materia ne dice un valore: «major-penalty» o «returned» per fate, «S to lead» per turn, «1 to NS» per tricks.
A620 = l'opzione { $option } è segnata giusta e dice «{ $stated }»; la decisione dà «{ $found }»
    .help = segna l'opzione giusta, o correggi i fatti
    .explain = Le opzioni di una domanda su una materia ne dicono i valori, e la decisione ne dà esattamente uno.
A617 = «{ $found }» non dice come sta il tavolo
    .help = si scrive "E to play", "W to lead", "play over", "trick W SJ, N S3" o "E H8 major-penalty"
    .explain = now dice a chi tocca, quali carte ha la presa in corso, e che ne è di una carta.
