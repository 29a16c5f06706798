
# Correzione, risultati, ricorsi.

help-mark = Corregge una prova: risultati, tabella, una scheda per candidato
help-mark-after = Legge ogni «.journal» nella cartella e in quelle sotto, lo verifica (e lo confronta con la ricevuta, se c'è receipts.csv con le colonne id e ricevuta), corregge e scrive results/: results.csv (si apre con un doppio clic in un foglio di calcolo italiano), results.json e una scheda per candidato. Un secondo comando scrive gli stessi byte. Un giornale alterato è segnalato e non ferma gli altri. Con --against si vede che cosa cambia dopo un caso corretto, un'altra edizione o un'altra dottrina (in stage.toml): senza --write è una simulazione, e i risultati di prima restano in results-1. Uscita: 0 non c'è niente da vedere, 1 un giornale è respinto o c'è qualcosa da vedere (ciò che la commissione ha deciso con --policy non lo è), 2 il comando non ha potuto lavorare.
help-against = Corregge di nuovo i fascicoli di questo stage.lock (nella cartella corrente o in quella della prova) e mostra che cosa cambia
help-policy = Come si tratta una domanda difettosa: ID=drop (non conta), ID=full (punti a tutti), ID=accept:a,c (giuste anche queste, con le lettere del file del caso), accept:CANDIDATO:DOMANDA (giusta anche la risposta di quel candidato a quella domanda, come in «arbitro appeal»), ID=rescore (con la risposta giusta attuale: vale se non si dice altro). Per un giornale danneggiato: salvage:CANDIDATO:proved (conta ciò che ricevuta o controlli provano), :1-5,7-9 (contano queste parti, provate o no), :none (niente). Per un riscontro che manca: waive:CANDIDATO:receipt, :room, :checkpoints (se ne fa a meno; "*" per tutti), :none (non più)
help-never-lower = Nessun punteggio scende
help-write = Scrive i nuovi risultati; quelli di prima restano
help-appeal = La pagina di un ricorso: una domanda di un candidato, con ciò che serve a decidere
help-candidate = L'id del candidato nell'albo
help-question = La domanda: il suo numero nel fascicolo, o il suo id

mark-outcome = { $outcome ->
    [right] giusta
    [partial] giusta in parte
    [wrong] sbagliata
   *[blank] in bianco
}
mark-clause = Clausola { $level ->
    [exact] { $cited }: esatta, { $points }.
    [paragraph] { $cited }: contiene la clausola ({ $wanted }), { $points }.
    [article] { $cited }: l'articolo soltanto; serviva { $wanted }. { $points }.
    [wrong] { $cited }: non è quella giusta; serviva { $wanted }. { $points }.
   *[missing] non citata; serviva { $wanted }. { $points }.
}
mark-summary = { $count ->
    [0] Nessun fascicolo corretto.
    [one] Un fascicolo corretto, { $passed ->
        [0] non sufficiente.
       *[other] sufficiente.
    }
   *[other] { $count } fascicoli corretti, { $passed ->
        [0] nessuno sufficiente.
        [one] uno sufficiente.
       *[other] { $passed } sufficienti.
    }
}
mark-passed = { $passed ->
    [yes] sufficiente
   *[no] non sufficiente
}
mark-absent = { $count ->
    [one] Non ha consegnato niente: { $names }.
   *[other] Non hanno consegnato niente: { $names }.
}
mark-unmarked = { $why ->
    [absent] assente
   *[refused] respinto
}
option-in-file = { $letter } «{ $text }»
mark-problems = { $standing ->
    [open] Da vedere
    [decided] Deciso dalla commissione
   *[known] Per conoscenza
}
mark-to-look-at = { $count ->
    [one] Un fascicolo corretto ha
   *[other] { $count } fascicoli corretti hanno
} qualcosa da vedere: il punteggio dato vale finché la commissione non decide. Per respingere un fascicolo, togli il suo giornale dalla cartella e ripeti il comando.
mark-columns = id;nome;modulo;punti;massimo;percentuale;esito;giuste;in parte;sbagliate;in bianco;ricevuta
mark-column-law = punti art. { $law }
mark-journal = { $kind ->
    [empty] non ha nessun record intero.
    [none] non è un giornale, o un altro programma lo ha salvato in una forma non riconosciuta: il programma legge UTF-8 e UTF-16, con i fine riga di qualunque sistema. Serve una copia del file originale dalla macchina del candidato.
    [altered] riga { $line }: il record è stato alterato. Serve una copia intatta, dalla macchina del candidato.
    [sequence] riga { $line }: un record manca, è di troppo o è spostato. Serve una copia intatta, dalla macchina del candidato.
    [unknown] riga { $line }: un record che questa versione del programma non conosce. Correggi con la versione usata nella seduta.
    [after-end] riga { $line }: un record dopo la fine della seduta. Serve una copia intatta, dalla macchina del candidato.
    [no-such-question] riga { $line }: il fascicolo non ha la domanda { $number }.
    [no-such-option] riga { $line }: la domanda { $number } del fascicolo non ha l'opzione scelta.
    [other-paper] è il giornale di un altro fascicolo: di un'altra prova, o rifatto.
   *[other-candidate] è il giornale di un altro candidato ({ $found }).
}
mark-journal-field = riga { $line }: nessuna versione nota del programma scrive il campo «{ $field }» con il valore { $value }: il record è stato scritto a mano, o da una versione più nuova. Serve il giornale dalla macchina del candidato; se è lo stesso, correggi con il programma della seduta, o decide la commissione.
mark-journal-breaks = riga { $line }: il giornale è integro, ma viola una regola di ogni seduta. { $rule } Non è un danno: il programma della seduta non scrive un giornale così. Serve il giornale dalla macchina del candidato; se è lo stesso, decide la commissione.
mark-damaged = { $lines }: a queste righe il giornale è danneggiato. Ne resta: { $left } (Numeri e lettere del fascicolo del candidato; un trattino è una risposta tolta.) L'ultimo record darebbe la ricevuta { $receipt }{ $known ->
    [same] , che è quella copiata: prova ciò che viene dopo l'ultimo danno, e niente di ciò che sta prima.
    [other] , ma quella copiata è { $copied }: la fine manca, o non è quella della seduta.
   *[none] ; in receipts.csv non ce n'è nessuna.
} Serve una copia intatta, dalla macchina del candidato. Se non c'è, decide la commissione, e fino ad allora non conta niente: «arbitro mark CARTELLA --against stage.lock --policy salvage:CANDIDATO:proved» fa contare le parti provate; una parte non provata conta solo se se ne nominano le righe, per esempio «salvage:CANDIDATO:1-25».
mark-parts-old = prima del danno le risposte { $before }; dopo { $after }.
mark-part = { $proof ->
    [receipt] { $count ->
        [one] Riga { $lines }, provata dalla ricevuta
       *[other] Righe { $lines }, provate dalla ricevuta
    }: { $answers }.
    [checkpoint] { $count ->
        [one] Riga { $lines }, provata dal controllo del minuto { $minute }
       *[other] Righe { $lines }, provate dal controllo del minuto { $minute }
    }: { $answers }.
    [contradicted] { $count ->
        [one] Riga { $lines }, contraddetta dal controllo del minuto { $minute }, che è stato copiato diverso
       *[other] Righe { $lines }, contraddette dal controllo del minuto { $minute }, che è stato copiato diverso
    }: { $answers }.
    [other-receipt] { $count ->
        [one] Riga { $lines }, contraddetta dalla ricevuta, che è stata copiata diversa
       *[other] Righe { $lines }, contraddette dalla ricevuta, che è stata copiata diversa
    }: { $answers }.
    [other-room] { $count ->
        [one] Riga { $lines }, contraddetta dal codice letto in sala, che è diverso
       *[other] Righe { $lines }, contraddette dal codice letto in sala, che è diverso
    }: { $answers }.
   *[none] { $count ->
        [one] Riga { $lines }, NON PROVATA (chi ha il file può averla scritta)
       *[other] Righe { $lines }, NON PROVATE (chi ha il file può averle scritte)
    }: { $answers }.
}
mark-damaged-nothing = nessuna
mark-salvaged = il giornale è danneggiato: per decisione della commissione { $extent ->
    [before] conta ciò che sta prima del danno.
    [proved] conta ciò che una ricevuta o un controllo provano.
    [lines] { $count ->
        [one] conta la riga { $lines }, provata o no
       *[other] contano le righe { $lines }, provate o no
    }.
   *[all] conta ciò che sta prima e dopo il danno.
}
mark-contradicted = per decisione della commissione conta anche questo, benché ciò che è stato copiato in sala lo contraddica. { $left } O non è ciò che il candidato aveva sullo schermo, o la copia è sbagliata: la decisione vale, ma la contraddizione resta.
mark-unproved = { $count ->
    [one] la riga { $lines } conta per una decisione che non la nomina, e niente la prova: chi ha il file può averla scritta
   *[other] le righe { $lines } contano per una decisione che non le nomina, e niente le prova: chi ha il file può averle scritte
}. La commissione le confermi («--policy salvage:CANDIDATO:» e le righe) o le tolga («:proved», «:none»).
mark-stranger = «{ $candidate }» non è fra i candidati di questa prova.
mark-two-sheets = c'è un altro giornale, diverso, dello stesso candidato ({ $other }): nessuno dei due è corretto finché non se ne toglie uno.
mark-refused-too = un altro giornale di questo candidato è già stato respinto.
mark-receipt-differs = la ricevuta del giornale è { $receipt }, quella copiata è { $copied }: il giornale è cambiato dopo la consegna, o la copia è sbagliata.
mark-receipt-alone = c'è la ricevuta di «{ $candidate }», ma non il suo giornale: cercalo sulla sua macchina prima di correggere.
mark-no-receipt = in receipts.csv non c'è la sua ricevuta: niente prova che questo sia il giornale scritto in sala. Non conta finché la commissione non scrive lì quella che il candidato ha copiato sul foglio di presenza, o non decide di farne a meno («--policy waive:CANDIDATO:receipt»).
mark-missing = { $what ->
    [receipts] manca receipts.csv, e la prova chiede ciò che si copia in sala: niente prova che questo sia il giornale scritto in sala. Non conta finché la commissione non vi trascrive il foglio di presenza, o non decide di fare a meno di tutto ciò che conterrebbe («--policy waive:CANDIDATO:receipt», «:room», «:checkpoints»).
    [room-column] la prova chiede il codice della sala, e receipts.csv non ha la colonna «sala»: il giornale non conta finché la commissione non la riempie dal foglio di presenza, o non decide di farne a meno («--policy waive:CANDIDATO:room»).
    [room-cell] la prova chiede il codice della sala, e in receipts.csv la sua casella è vuota: il giornale non conta finché la commissione non la riempie dal foglio di presenza, o non decide di farne a meno («--policy waive:CANDIDATO:room»).
    [checkpoint-column] la prova chiede il controllo del minuto { $minute }, e receipts.csv non ha la colonna «{ $minute }»: il giornale non conta finché la commissione non la riempie dal foglio di presenza, o non decide di farne a meno («--policy waive:CANDIDATO:checkpoints»).
    [checkpoint-cell] la prova chiede il controllo del minuto { $minute }, e in receipts.csv la sua casella è vuota: il giornale non conta finché la commissione non la riempie dal foglio di presenza, o non decide di farne a meno («--policy waive:CANDIDATO:checkpoints»).
   *[checkpoint-record] la prova chiede il controllo del minuto { $minute }, e il giornale va oltre senza averlo: il programma della seduta non scrive un giornale così. Non conta finché la commissione non ne fa a meno («--policy waive:CANDIDATO:checkpoints»).
}
mark-waived = per decisione della commissione si fa a meno { $what ->
    [receipt] della ricevuta.
    [room] del codice della sala.
   *[checkpoints] dei controlli.
}
mark-before-room = { $count ->
    [one] una risposta è stata scritta
   *[other] { $count } risposte sono state scritte
} prima del codice della sala: il fascicolo è stato risolto altrove e ripreso in sala. Non conta finché la commissione non fa a meno del codice («--policy waive:CANDIDATO:room»).
mark-not-the-receipt = non conta: la ricevuta copiata è quella di { $other }.
mark-room-differs = il codice della sala nel giornale è { $code }, quello letto in sala è { $read }: non è la seduta di quella sala.
mark-no-room = la prova chiede il codice letto in sala, e il giornale non ce l'ha: può essere stato preparato prima. Non conta finché la commissione non fa a meno del codice («--policy waive:CANDIDATO:room»).
mark-checkpoint = al minuto { $minute } questo giornale mostrava { $code }, ma è stato copiato { $copied }: non è il giornale che il candidato aveva sullo schermo.
mark-contradicts = { $value } è { $there } qui e { $lock } in stage.lock: uno dei due file è stato cambiato dopo la preparazione. Si corregge secondo stage.lock; la commissione confronti le sue copie dei due file e rimetta quello giusto.
mark-paper-changed = Non è il fascicolo preparato (in stage.lock l'impronta è diversa): è stato cambiato dopo. Si corregge secondo stage.lock; rimetti il fascicolo dato al candidato, o toglilo dalla cartella.
mark-note-late = { $count ->
    [one] Una risposta è stata data a tempo scaduto: non conta.
   *[other] { $count } risposte sono state date a tempo scaduto: non contano.
}
mark-set-apart = la seduta è durata { $used }, e il tempo del fascicolo era di { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}: per regola della prova è messa da parte per la commissione.
mark-strange = Riga { $line }: un record che il programma della seduta non scrive. { $rule }
journal-rule = { $rule ->
    [one-start] Solo il primo record è l'inizio: qui righe di due sedute sono state messe insieme.
    [other-stage] L'inizio nomina la prova del fascicolo: qui ne nomina un'altra.
    [other-program] L'inizio nomina la versione del programma con cui sono stati fatti i fascicoli: qui è un'altra, e la seduta non si è tenuta con il programma dato ai candidati.
    [line-form] Ogni riga ha, byte per byte, il testo che il programma scrive per il suo record: qui spazi, caratteri o ordine dei campi sono diversi, e la riga è stata scritta da una persona o da un altro programma.
    [clock-form] L'orologio è scritto in UTC, al secondo: qui no, e il programma non ha scritto quest'ora.
    [other-year] L'orologio segna l'anno della prova: qui ne segna un altro. La macchina aveva la data sbagliata, o il giornale è di un altro giorno.
    [other-day] L'orologio segna il giorno della prova, con qualche ora per i fusi: qui ne segna un altro. La macchina aveva la data sbagliata, o la seduta si è tenuta un altro giorno.
    [time-back] Il tempo della seduta non torna mai indietro: i record non sono nel loro ordine.
    [gap] Finché è aperto, il programma scrive un record ogni 5 secondi, e si tollera un vuoto di un minuto: qui il vuoto è più lungo, e il programma era fermo o i suoi record sono stati tolti.
    [tick-early] Un segno del tempo viene cinque secondi dopo l'ultimo record, e prima solo se poi il programma è chiuso: qui i segni sono più fitti, e nessun orologio li ha scritti.
    [too-fast] Dieci risposte non si danno mai nello stesso istante: qui sì, e nessuna seduta le ha scritte.
    [clock-drift] L'orologio e il tempo della seduta avanzano insieme, con uno scarto entro un minuto, se non c'è un record di salto: qui il tempo sta fermo o salta.
    [false-jump] Un salto dell'orologio è registrato solo dove gli orologi ne mostrano uno, e concorda con loro: questo no.
    [false-away] Una ripresa registra il tempo per cui, secondo l'orologio, il programma è stato chiuso: qui ne registra un altro.
    [machine] C'è un record della macchina dopo l'inizio e dopo ogni ripresa, e mai altrove: qui manca o è di troppo, e gli orologi non si possono confrontare.
    [machine-form] Il record di una macchina dà il nome che il sistema dà al suo avvio e da quanti secondi è accesa, o nessuno dei due: nessun sistema ha dato questo nome o questo tempo.
    [uptime] L'orologio proprio della macchina avanza almeno quanto il tempo della seduta: qui avanza meno, o torna indietro.
    [room-first] Il codice della sala, dove è chiesto, viene prima che si veda una domanda: qui viene dopo o manca, e il fascicolo può essere stato risolto altrove.
    [room-twice] Il codice della sala è uno solo: qui ce n'è un secondo.
    [room-unasked] La prova non chiede il codice della sala: qui ce n'è uno.
    [room-form] Il codice della sala è di maiuscole e cifre, con la sua lettera di controllo: il programma non avrebbe accettato questo.
    [checkpoint-missed] Al minuto di un controllo il suo record viene prima di ogni altro: qui la seduta va oltre senza.
    [checkpoint-unasked] Un controllo è registrato solo se il fascicolo lo chiede, al suo posto, una volta e non prima del suo minuto: questo no.
    [no-such-question] Un record riguarda una domanda del fascicolo: questo ne riguarda una che non c'è.
    [no-such-option] Le opzioni scelte sono opzioni della domanda: qui ce n'è una che la domanda non ha.
    [several-chosen] La domanda chiede una sola opzione: qui ne è scelta più d'una.
    [disordered] Le opzioni scelte sono in ordine, una volta ciascuna: qui no.
    [cited-unasked] La domanda non chiede la clausola: qui ne è citata una.
    [citation] Una citazione è una riga di al più 80 caratteri stampabili: questa no.
    [unseen] La domanda a cui si risponde, o che si segna da rivedere, è quella sullo schermo: qui è un'altra.
    [flag-twice] Un segno per rivedere si mette dove non c'è, e si toglie dove c'è: qui è il contrario.
    [early-end] La fine del tempo è registrata quando il tempo è finito: qui è registrata prima.
    [past-time] Quando il tempo è finito si registrano solo la sua fine e la consegna: qui c'è altro, che il programma non avrebbe accettato.
   *[after-end] Dopo la consegna non c'è più niente, e dopo la fine del tempo nessuna risposta: qui sì.
}
mark-note-no-uptime = { $count ->
    [one] La seduta è stata ripresa una volta
   *[other] La seduta è stata ripresa { $count } volte
} su una macchina il cui sistema non dice quando è stata avviata: per quel tratto si conosce solo l'orologio di sistema. Dipende dal sistema, non dal candidato; se importa, guarda la macchina.
mark-note-over-wall = Dal primo record all'ultimo sono passati { $wall } sull'orologio di sistema, e il tempo del fascicolo era di { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}: il candidato ha avuto il fascicolo più a lungo del tempo dato, con il programma chiuso o la macchina sospesa.
mark-note-reopened = Il programma è stato riaperto { $count } volte: il tempo in cui è chiuso e i secondi prima di ogni chiusura non contano, fino a { $uncounted } in tutto. Chi lo chiude apposta guadagna tempo per pensare.
mark-note-clock-set = La seduta è stata ripresa dopo { $at }, e nel frattempo l'orologio di sistema si era scostato di { $by } da quello della macchina.
mark-note-other-start = { $count ->
    [one] La seduta è stata ripresa una volta
   *[other] La seduta è stata ripresa { $count } volte
} dopo un riavvio della macchina, o su un'altra.
mark-note-other-time = Secondo il suo orologio la seduta è cominciata { $by } { $way ->
    [before] prima
   *[after] dopo
} rispetto a metà degli altri candidati: la macchina aveva l'ora sbagliata, o la seduta non si è tenuta in sala con loro.
mark-note-went-back = Alle riprese l'orologio della macchina era tornato indietro di { $by } in tutto: non si sa quanto il programma è rimasto chiuso.
mark-foreign-option = il giornale sceglie un'opzione che il fascicolo non ha.
mark-note-resumed = La seduta è stata interrotta e ripresa { $count ->
    [one] una volta
   *[other] { $count } volte
}: il programma è rimasto chiuso { $away } in tutto.
mark-note-over-time = La seduta è durata { $used }, ma il tempo del fascicolo era di { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
mark-copied = { $how ->
    [name] Non ha il nome che il programma dà a un giornale
    [form] Ha { $changes }
   *[both] Non ha il nome che il programma dà a un giornale, e ha { $changes }
}: è stato copiato o rinominato. Il contenuto è verificato, e conta.
mark-zeros-lost = L'id «{ $written }» è stato letto come «{ $candidate }», il solo che ne differisce per gli zeri iniziali: un foglio di calcolo li toglie. Scrivi «{ $candidate }» nella tabella, in una colonna di testo.
mark-zeros-several = Ne differiscono solo per gli zeri iniziali: { $like }. Scrivi nella tabella quello giusto, in una colonna di testo.
mark-shorter-copy = è una copia fatta prima della fine: vale il giornale più lungo, che comincia allo stesso modo.
mark-note-jumped = Dopo { $at } l'orologio della macchina si è spostato di { $by }, o la macchina è stata sospesa: non è contato nel tempo della seduta.
mark-note-torn = { $count ->
    [one] Un byte di un record incompleto è stato scartato
   *[other] { $count } byte di un record incompleto sono stati scartati
} in fondo al giornale.
mark-note-not-handed-in = Il fascicolo non è stato consegnato: vale ciò che è salvato. { $minute ->
    [0] Niente prova dove finiva: chi ha il file può averlo continuato.
   *[other] È provato fino al controllo del minuto { $minute }: chi ha il file può aver continuato il resto.
}
mark-keys-changed = { $count ->
    [one] la risposta giusta di { $ids } non è più quella con cui si è fatta la prova
   *[other] le risposte giuste di { $ids } non sono più quelle con cui si è fatta la prova
} (o le sue opzioni sono cambiate): non è stato scritto niente. «arbitro mark CARTELLA --against stage.lock» mostra che cosa cambierebbe.
mark-cases-gone = { $count ->
    [one] manca un file da cui sono state prese le domande
   *[other] mancano { $count } file da cui sono state prese le domande
}: { $files }. Non è stato scritto niente. { $fresh ->
        [yes] Rimetti la cartella fresh/ dalla copia della commissione; se non c'è, «arbitro stage build» la rifà identica, con lo stesso stage.secret e la stessa versione del programma.
       *[no] Rimetti nelle cartelle che stage.toml nomina i file con cui si è fatta la prova.
    }
mark-stage-changed = Non è il file con cui si sono fatti i fascicoli (in stage.lock l'impronta è diversa): uno dei due è stato cambiato dopo la preparazione. Si corregge secondo stage.lock; la commissione confronti le sue copie dei due file e rimetta quello giusto.
mark-written = Risultati in { $path }.
mark-same-results = I risultati in { $path } sono invariati.
mark-results-back = Un comando è stato interrotto mentre sostituiva i risultati: quelli di prima sono in { $path }.
mark-kept-results = I risultati di prima, diversi, sono in { $path }.

report-candidate = { $name } ({ $id }), modulo { $form }.
report-receipt = Ricevuta { $receipt }.
report-score = Punteggio
report-total = { $score } su { $max }: { $passed ->
    [yes] sufficiente
   *[no] non sufficiente
}.
report-law = Articolo { $law }: { $right ->
    [one] 1 giusta
   *[other] { $right } giuste
} di { $count }, { $points } su { $max }
report-kept = La correzione rifatta darebbe di meno: vale il risultato di prima.
report-policy = La commissione: { $policy ->
    [drop] questa domanda non conta per nessuno.
    [full] questa domanda dà i punti a tutti.
   *[accept] in questo fascicolo è giusta anche { $letters }.
}
report-question = { $number }. { $id }
report-question-gone = La raccolta non ha più questa domanda come è stata mostrata.
report-nothing-shown = La commissione non mostra altro.
report-sign = { $sign ->
    [chosen-right] scelta, giusta
    [chosen-wrong] scelta, sbagliata
   *[right] giusta
}
report-given = Risposta: { $letters }.

regrade-title = Correzione rifatta
regrade-no-key = Nessuna risposta giusta cambia.
regrade-key = { $id }: la risposta giusta era { $before }, ora è { $after }.
regrade-same-key = { $id }: la risposta giusta resta { $before }.
regrade-gone = { $id }: la risposta giusta era { $before }; la raccolta non ha più la domanda come è stata mostrata.
regrade-policy = { $policy ->
    [drop] Non conta per nessuno.
    [full] Punti pieni a tutti.
   *[accept] Giusta anche { $letters }.
}
regrade-maximum = { $papers ->
    [one] Di un fascicolo
   *[other] Di { $papers } fascicoli
} il massimo { $direction ->
    [down] scende
   *[up] sale
} da { $before } a { $after }.
regrade-score-of = { $score } su { $max }
regrade-pass-points = La soglia resta di { $needed }: era il { $before } % del massimo, ora è il { $after } %.
regrade-pass-beyond = La soglia resta di { $needed }: più del nuovo massimo, e nessuno può raggiungerla.
regrade-pass-percent = La soglia resta il { $percent } % del massimo: in punti, da { $before } a { $after }.
regrade-minimum = Il minimo su un Articolo si calcola sulle domande che contano ancora.
regrade-never-lower = Nessun punteggio scende.
regrade-summary = { $marked ->
    [one] Un fascicolo
   *[other] { $marked } fascicoli
}: { $changed ->
    [0] non cambia niente.
    [one] ne cambia uno; sufficienti in più: { $up }; in meno: { $down }.
   *[other] ne cambiano { $changed }; sufficienti in più: { $up }; in meno: { $down }.
}
regrade-change = { $name } ({ $id }): { $before } -> { $after }
regrade-added = { $name } ({ $id }): prima nessun risultato, ora { $score } su { $max }, { $passed }
regrade-removed = { $name } ({ $id }): prima { $score } su { $max }, { $passed }; ora nessun risultato
regrade-flip = { $flip ->
    [up] diventa sufficiente
   *[down] non è più sufficiente
}
regrade-dry-run = Non è stato scritto niente: con --write i nuovi risultati sostituiscono quelli di prima, che restano.
regrade-bad-policy = «{ $text }» non è un modo di trattare una domanda della prova: scrivi ID=drop, ID=full, ID=accept:a,c, ID=rescore, accept:CANDIDATO:DOMANDA; per un giornale danneggiato salvage:CANDIDATO:proved, :1-25 (le righe di una parte), :none; per un riscontro che manca waive:CANDIDATO:receipt, :room, :checkpoints, :none.
regrade-nothing-chosen = { $name } non ha scelto niente alla domanda { $id }: non c'è una risposta da accettare.
regrade-unsalvaged = di { $name } { $why ->
    [sound] non c'è un giornale danneggiato da far contare: o non ce n'è, o ne conta uno intatto.
    [several] ci sono più giornali danneggiati: lascia nella cartella quello che deve contare.
    [unproved] alcune righe che conterebbero non sono provate ({ $lines }): nominale, se la commissione le fa contare («salvage:CANDIDATO:» e le righe, con una virgola fra le parti), o usa «:proved».
    [no-part] il giornale danneggiato non ha una parte con quelle righe: le sue parti sono { $lines }.
   *[nothing] non conterebbe niente: niente è verificato prima del danno, o niente è provato.
}
regrade-salvaged = { $name } ({ $id }): del giornale danneggiato { $extent ->
    [before] conta ciò che sta prima del danno
    [proved] conta ciò che è provato
    [lines] { $count ->
        [one] conta la riga { $lines }
       *[other] contano le righe { $lines }
    }
   *[all] conta ciò che sta prima e dopo il danno
}, { $score } su { $max }.
regrade-not-comparable = { $count ->
    [one] la domanda { $ids } non è più quella mostrata
   *[other] le domande { $ids } non sono più quelle mostrate
} (testo, tavolo o opzioni cambiati, o assente da questa edizione; o non ha più una risposta giusta): di' come si tratta con --policy ID=drop o ID=full.

appeal-title = Ricorso sulla domanda { $number } ({ $id })
appeal-terms = Codice { $year }; { $doctrine ->
    [school] dottrina della Scuola.
   *[other] dottrina: { $doctrine }.
}
appeal-facts = Fatti
appeal-question = La domanda come è stata mostrata
appeal-answer = La risposta
appeal-record = { $clock } (minuto { $minutes }): { $letters }; articolo { $cited }
appeal-letter = nel file { $letter }
appeal-in-file = Nel file del caso: { $option }
appeal-accept = Se la commissione accetta la risposta: «arbitro mark CARTELLA --against stage.lock --policy accept:{ $candidate }:{ $number }».
appeal-given = Risposta consegnata: { $letters }; { $outcome }.
appeal-options = Le opzioni, una per una
appeal-holds = Tutto ciò che sostiene è nella decisione.
appeal-hashes = Impronte (SHA-256)
appeal-hash = { $what ->
    [receipt] Ricevuta
    [journal] Ultimo record del giornale
    [paper] Fascicolo
    [lock] stage.lock
    [bank] Raccolta con cui si è fatta la prova
    [case] File del caso
    [case-now] File del caso attuale, diverso
    [scoring] Regole di correzione
    [program] Programma (della prova, attuale)
   *[variant] Variante (quarti di giro, semi)
}: { $value }
appeal-no-sheet = { $name } non ha un giornale che si possa correggere. { $why }
appeal-gone = la raccolta non ha più la domanda { $id } come è stata mostrata: rimetti i casi con cui si è fatta la prova.
appeal-no-question = «{ $named }» non è una domanda di questo fascicolo: serve un numero da 1 a { $count } o l'id di una sua domanda.
regrade-two-policies = «{ $text }»: questa domanda, o questo giornale, ha già una --policy: danne una sola.
mark-regraded = i risultati in { $path } sono di una correzione rifatta, e «arbitro mark» da solo la disferebbe: continua da lì con --against stage.lock (e --write), o sposta la cartella.
mark-published-broken = { $place }: i risultati di prima non si leggono ({ $what }), e potrebbero contenere decisioni della commissione: non è stato scritto niente. Rimettine una copia intatta, o sposta la cartella.
publish-no-results = in { $path } non ci sono risultati di questa prova da pubblicare: prima correggila con «arbitro mark CARTELLA».
