
# Correzione, risultati, ricorsi.

help-mark = Corregge una prova: risultati, tabella, una scheda per candidato
help-mark-after = Legge ogni «.journal» nella cartella e in quelle sotto, lo verifica (anche con receipts.csv, se c'è: le sue colonne sono id, ricevuta e i codici che la prova chiede), corregge i fascicoli e scrive results/: results.csv (si apre con un doppio clic in un foglio di calcolo italiano), results.json e una scheda per candidato. Lo stesso comando, ripetuto, scrive gli stessi byte. Un giornale alterato è segnalato, e gli altri sono corretti lo stesso. Con --against il comando mostra che cosa cambia se un caso è stato modificato, o se in stage.toml sono cambiate edizione o dottrina: senza --write è una simulazione, e con --write i risultati precedenti restano in results-1. Codice di uscita: 0 niente da vedere, 1 un giornale è respinto o c'è qualcosa da vedere (le decisioni prese con --policy non contano), 2 il comando non si è potuto eseguire.
help-against = Corregge di nuovo i fascicoli di questo stage.lock (il file è cercato nella cartella corrente e in quella della prova) e mostra che cosa cambia
help-policy = Decide come conta una domanda difettosa: ID=drop (non conta), ID=full (punti a tutti), ID=accept:a,c (giuste anche queste, con le lettere del file del caso), accept:CANDIDATO:DOMANDA (giusta anche la risposta di quel candidato a quella domanda, come in «arbitro appeal»), ID=rescore (conta la risposta attualmente giusta, come senza --policy). Per un giornale danneggiato: salvage:CANDIDATO:proved (contano le parti provate dalla ricevuta o dai controlli), :1-5,7-9 (contano queste parti, provate o no), :none (non conta niente). Per un riscontro che manca: waive:CANDIDATO:receipt, :room, :checkpoints (il foglio conta anche senza il riscontro; "*" per tutti), :none (ritira la rinuncia)
help-never-lower = Nessun punteggio scende in percentuale del massimo, e nessuna sufficienza si perde
help-write = Scrive i nuovi risultati; quelli di prima restano
help-appeal = La pagina di un ricorso: una domanda di un candidato, con tutti i dati per decidere
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
    [one] Un fascicolo corretto richiede
   *[other] { $count } fascicoli corretti richiedono
} attenzione: il punteggio assegnato vale finché la commissione non decide. Per respingere un fascicolo, togli il suo giornale dalla cartella e ripeti il comando.
mark-columns = id;nome;modulo;punti;massimo;percentuale;esito;giuste;in parte;sbagliate;in bianco;ricevuta
mark-column-law = punti art. { $law }
mark-journal = { $kind ->
    [empty] non ha nessun record intero.
    [none] non è un giornale, o un altro programma lo ha salvato in una forma non riconosciuta: il programma legge UTF-8 e UTF-16, con i fine riga di qualunque sistema. Serve una copia del file originale dalla macchina del candidato.
    [altered] riga { $line }: il record è stato alterato. Serve una copia intatta, dalla macchina del candidato.
    [sequence] riga { $line }: un record manca, è di troppo o è spostato. Serve una copia intatta, dalla macchina del candidato.
    [unknown] riga { $line }: un record che questa versione del programma non conosce. Per correggere la prova usa la versione del programma con cui si è svolta la seduta.
    [after-end] riga { $line }: un record dopo la fine della seduta. Serve una copia intatta, dalla macchina del candidato.
    [no-such-question] riga { $line }: il fascicolo non ha la domanda { $number }.
    [no-such-option] riga { $line }: la domanda { $number } del fascicolo non ha l'opzione scelta.
    [other-paper] è il giornale di un altro fascicolo: di un'altra prova, o di una preparazione diversa.
   *[other-candidate] è il giornale di un altro candidato ({ $found }).
}
mark-journal-field = riga { $line }: nessuna versione nota del programma scrive il campo «{ $field }» con il valore { $value }: il record è stato scritto a mano, o da una versione più nuova. Serve il giornale dalla macchina del candidato; se è identico a questo, correggi con la versione del programma usata nella seduta, o lascia decidere la commissione.
mark-journal-breaks = riga { $line }: il giornale è integro, ma viola una regola che ogni seduta rispetta. { $rule } Non è un danno: il programma della seduta non scrive un giornale così. Serve il giornale dalla macchina del candidato; se è identico a questo, decide la commissione.
mark-damaged = il giornale è danneggiato (righe: { $lines }). Parti rimaste: { $left } (I numeri e le lettere sono quelli del fascicolo del candidato; un trattino indica una risposta tolta.) L'ultimo record darebbe la ricevuta { $receipt }{ $known ->
    [same] , che è quella copiata: la ricevuta prova le righe dopo l'ultimo danno, ma nessuna di quelle prima.
    [other] , ma quella copiata è { $copied }: la fine manca o non è quella della seduta, o la ricevuta è stata copiata male.
   *[none] ; in receipts.csv non ce n'è nessuna.
} Serve una copia intatta, dalla macchina del candidato. Se non esiste, decide la commissione, e fino ad allora il giornale non conta: «arbitro mark CARTELLA --against stage.lock --policy salvage:CANDIDATO:proved» fa contare le parti provate; una parte non provata conta solo se la decisione ne indica le righe, per esempio «salvage:CANDIDATO:1-25».
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
        [one] Riga { $lines }, contraddetta dal controllo del minuto { $minute }: è stato copiato un altro codice
       *[other] Righe { $lines }, contraddette dal controllo del minuto { $minute }: è stato copiato un altro codice
    }: { $answers }.
    [other-receipt] { $count ->
        [one] Riga { $lines }, contraddetta dalla ricevuta: è stata copiata un'altra ricevuta
       *[other] Righe { $lines }, contraddette dalla ricevuta: è stata copiata un'altra ricevuta
    }: { $answers }.
    [other-room] { $count ->
        [one] Riga { $lines }, contraddetta dal codice letto in sala: nel giornale il codice è un altro
       *[other] Righe { $lines }, contraddette dal codice letto in sala: nel giornale il codice è un altro
    }: { $answers }.
   *[none] { $count ->
        [one] Riga { $lines }, NON PROVATA (chi ha il file può averla scritta)
       *[other] Righe { $lines }, NON PROVATE (chi ha il file può averle scritte)
    }: { $answers }.
}
mark-damaged-nothing = nessuna
mark-salvaged = il giornale è danneggiato: per decisione della commissione { $extent ->
    [before] contano le risposte prima del danno.
    [proved] contano le righe provate da una ricevuta o da un controllo.
    [lines] { $count ->
        [one] conta la riga { $lines }, provata o no
       *[other] contano le righe { $lines }, provate o no
    }.
   *[all] contano le risposte prima e dopo il danno.
}
mark-contradicted = per decisione della commissione contano anche queste parti, che un codice copiato in sala contraddice. { $left } O il giornale non è quello che il candidato aveva sullo schermo, o il codice è stato copiato male: la decisione vale, ma la contraddizione resta.
mark-unproved = { $count ->
    [one] la riga { $lines } conta per una decisione che non la nomina, e niente la prova: chi ha il file può averla scritta
   *[other] le righe { $lines } contano per una decisione che non le nomina, e niente le prova: chi ha il file può averle scritte
}. La commissione deve confermare la decisione («--policy salvage:CANDIDATO:» e le righe) o cambiarla («:proved», «:none»).
mark-stranger = «{ $candidate }» non è fra i candidati di questa prova.
mark-two-sheets = c'è un altro giornale, diverso, dello stesso candidato ({ $other }): nessuno dei due viene corretto finché non se ne toglie uno o la ricevuta di uno dei due non è in receipts.csv.
mark-refused-too = un altro giornale di questo candidato è già stato respinto.
mark-receipt-differs = la ricevuta del giornale è { $receipt }, quella copiata è { $copied }: il giornale è cambiato dopo la consegna, o la ricevuta è stata copiata male.
mark-receipt-alone = c'è la ricevuta di «{ $candidate }», ma non il suo giornale: cercalo sulla macchina del candidato prima di correggere.
mark-no-receipt = in receipts.csv manca la ricevuta di questo giornale: niente prova che sia quello scritto in sala. Il giornale non conta finché la commissione non aggiunge la ricevuta che il candidato ha copiato sul foglio di presenza, o non vi rinuncia («--policy waive:CANDIDATO:receipt»).
mark-missing = { $what ->
    [receipts] manca receipts.csv, e la prova chiede le ricevute o i codici copiati in sala: niente prova che questo sia il giornale scritto in sala. Il giornale non conta finché la commissione non trascrive in receipts.csv il foglio di presenza, o non rinuncia alla ricevuta e ai codici che la prova chiede («--policy waive:CANDIDATO:receipt», «:room», «:checkpoints»).
    [room-column] la prova chiede il codice della sala, e receipts.csv non ha la colonna «sala»: il giornale non conta finché la commissione non la riempie dal foglio di presenza, o non rinuncia al codice («--policy waive:CANDIDATO:room»).
    [room-cell] la prova chiede il codice della sala, e in receipts.csv la casella del candidato è vuota: il giornale non conta finché la commissione non la riempie dal foglio di presenza, o non rinuncia al codice («--policy waive:CANDIDATO:room»).
    [checkpoint-column] la prova chiede il controllo del minuto { $minute }, e receipts.csv non ha la colonna «{ $minute }»: il giornale non conta finché la commissione non la riempie dal foglio di presenza, o non rinuncia al controllo («--policy waive:CANDIDATO:checkpoints»).
    [checkpoint-cell] la prova chiede il controllo del minuto { $minute }, e in receipts.csv la casella del candidato è vuota: il giornale non conta finché la commissione non la riempie dal foglio di presenza, o non rinuncia al controllo («--policy waive:CANDIDATO:checkpoints»).
   *[checkpoint-record] la prova chiede il controllo del minuto { $minute }, e il giornale supera quel minuto senza il suo record: il programma della seduta non scrive un giornale così. Il giornale non conta finché la commissione non rinuncia al controllo («--policy waive:CANDIDATO:checkpoints»).
}
mark-waived = per decisione della commissione il foglio conta senza { $what ->
    [receipt] la ricevuta.
    [room] il codice della sala.
   *[checkpoints] i controlli.
}
mark-before-room = { $count ->
    [one] una risposta è stata scritta
   *[other] { $count } risposte sono state scritte
} prima del codice della sala: la seduta è stata cominciata altrove e ripresa in sala. Il giornale non conta finché la commissione non rinuncia al codice («--policy waive:CANDIDATO:room»).
mark-not-the-receipt = non conta: la ricevuta copiata è quella di { $other }.
mark-room-differs = il codice della sala nel giornale è { $code }, quello letto in sala è { $read }: non è la seduta di quella sala.
mark-no-room = la prova chiede il codice letto in sala, ma nel giornale non c'è: il giornale può essere stato preparato prima. Il giornale non conta finché la commissione non rinuncia al codice («--policy waive:CANDIDATO:room»).
mark-checkpoint = al minuto { $minute } questo giornale mostrava { $code }, ma è stato copiato { $copied }: non è il giornale che il candidato aveva sullo schermo.
mark-contradicts = { $value } è { $there } qui e { $lock } in stage.lock: uno dei due file è stato cambiato dopo la preparazione. I voti sono calcolati secondo stage.lock; la commissione confronti le sue copie dei due file e rimetta quello giusto.
mark-paper-changed = Non è il fascicolo preparato (in stage.lock l'impronta è diversa): è stato cambiato dopo. I voti sono calcolati secondo stage.lock; rimetti il fascicolo dato al candidato, o togli dalla cartella quello cambiato.
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
    [one-start] Il primo record, e nessun altro, è l'inizio: qui l'inizio manca, o sono state unite righe di due sedute.
    [other-stage] Il record di inizio nomina la prova del fascicolo: qui nomina un'altra prova.
    [other-program] Il record di inizio nomina la versione del programma con cui sono stati preparati i fascicoli: qui ne nomina un'altra, quindi la seduta non si è tenuta con il programma dato ai candidati.
    [line-form] Ogni riga ha, byte per byte, il testo che il programma scrive per il suo record: qui spazi, caratteri o ordine dei campi sono diversi, quindi la riga è stata scritta da una persona o da un altro programma.
    [clock-form] L'ora dell'orologio è scritta in UTC, al secondo: qui ha un'altra forma, quindi non l'ha scritta il programma.
    [other-year] L'orologio segna l'anno della prova: qui ne segna un altro. La macchina aveva la data sbagliata, o il giornale è stato scritto in un altro anno.
    [other-day] L'orologio segna il giorno della prova, con qualche ora di tolleranza per i fusi orari: qui ne segna un altro. La macchina aveva la data sbagliata, o la seduta si è tenuta un altro giorno.
    [time-back] Il tempo della seduta non torna mai indietro: qui i record non sono in ordine.
    [gap] Finché è aperto, il programma scrive un record almeno ogni 5 secondi, e si tollera un intervallo di un minuto al più: qui l'intervallo è più lungo, quindi il programma era fermo o alcuni record sono stati tolti.
    [tick-early] Il programma scrive un record di tempo solo se dal record precedente sono passati cinque secondi, salvo che subito dopo venga chiuso: qui era passato meno di un secondo, quindi i record non vengono da un vero orologio.
    [too-fast] Nessuno dà dieci risposte nello stesso istante: qui dieci risposte hanno lo stesso tempo, quindi non vengono da una vera seduta.
    [clock-drift] L'orologio e il tempo della seduta avanzano insieme, con uno scarto di al più un minuto, salvo i salti registrati: qui il tempo resta fermo o salta senza un record.
    [false-jump] Un salto dell'orologio è registrato solo se l'orologio si scosta di più di un minuto dal tempo della seduta, e il suo record indica lo scarto: qui l'orologio non si è scostato tanto, o il record indica un altro scarto.
    [false-away] Una ripresa registra il tempo per cui, secondo l'orologio, il programma è stato chiuso: qui registra un tempo diverso.
    [machine] C'è un record della macchina dopo l'inizio e dopo ogni ripresa, e mai altrove: qui manca o è di troppo, quindi gli orologi non si possono confrontare.
    [machine-form] Il record di una macchina contiene il nome che il sistema ha dato all'ultimo avvio della macchina e i secondi trascorsi da quell'avvio, oppure nessuno dei due: qui il nome o il tempo non può venire da un sistema.
    [uptime] Il tempo dall'avvio della macchina cresce almeno quanto il tempo della seduta: qui cresce meno, o torna indietro.
    [room-first] Il codice della sala, se la prova lo chiede, precede ogni domanda mostrata: qui viene dopo o manca, quindi il fascicolo può essere stato risolto altrove.
    [room-twice] Il codice della sala si registra una volta sola: qui ce n'è un secondo.
    [room-unasked] La prova non chiede il codice della sala: qui ce n'è uno.
    [room-form] Il codice della sala è composto di maiuscole e cifre, e ha la lettera di controllo giusta se la prova la usa: il programma non avrebbe accettato questo codice.
    [checkpoint-missed] Dal minuto di un controllo in poi, il record del controllo precede ogni altro: qui la seduta continua senza quel record.
    [checkpoint-unasked] Un controllo è registrato solo se il fascicolo lo chiede, al suo posto, una volta sola e non prima del suo minuto: questo non rispetta la regola.
    [no-such-question] Un record può riguardare solo una domanda del fascicolo: questo ne riguarda una che il fascicolo non ha.
    [no-such-option] Si possono scegliere solo opzioni della domanda: qui è scelta un'opzione che la domanda non ha.
    [several-chosen] La domanda chiede una sola opzione: qui ne è scelta più d'una.
    [disordered] Le opzioni scelte sono registrate in ordine, una volta ciascuna: qui sono ripetute o in disordine.
    [cited-unasked] La domanda non chiede la clausola: qui ne è citata una.
    [citation] Una citazione è una riga da 1 a 80 caratteri stampabili, senza spazi all'inizio e alla fine: questa non lo è.
    [unseen] La domanda a cui si risponde, o che si segna da rivedere, è quella sullo schermo: qui è un'altra domanda.
    [flag-twice] Una domanda si segna da rivedere solo se non è segnata, e il segno si toglie solo se c'è: questo record fa il contrario.
    [early-end] La fine del tempo è registrata quando il tempo è scaduto: qui è registrata prima.
    [past-time] A tempo scaduto si registrano solo i controlli in ritardo, la fine del tempo (una volta) e poi la consegna, oltre alle riprese: qui c'è un altro record, o la fine del tempo manca o è ripetuta.
   *[after-end] Dopo la consegna non c'è nessun record, e dopo la fine del tempo nessuna risposta e nessun segno da rivedere: qui c'è un record che non dovrebbe esserci.
}
mark-note-no-uptime = { $count ->
    [one] La seduta è stata ripresa una volta
   *[other] La seduta è stata ripresa { $count } volte
} su una macchina il cui sistema non dice quando è stata avviata: solo l'orologio di sistema dice quanto il programma è rimasto chiuso. È un limite del sistema, non una colpa del candidato; se è importante, esamina la macchina.
mark-note-over-wall = Dal primo record all'ultimo sono passati { $wall } sull'orologio di sistema, e il tempo del fascicolo era di { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}: il candidato ha avuto il fascicolo più a lungo del tempo dato, con il programma chiuso o la macchina sospesa.
mark-note-reopened = Il programma è stato chiuso e riaperto { $count } volte. Non si conta il tempo in cui è rimasto chiuso, né si contano gli ultimi secondi prima di ogni chiusura: in tutto, al massimo { $uncounted }. Chi chiude il programma apposta guadagna tempo per pensare.
mark-note-clock-set = La seduta è stata ripresa dopo { $at } di tempo usato; mentre il programma era chiuso, l'orologio di sistema si è scostato di { $by } dal tempo trascorso dall'avvio della macchina.
mark-note-other-start = { $count ->
    [one] La seduta è stata ripresa una volta
   *[other] La seduta è stata ripresa { $count } volte
} dopo un riavvio della macchina, o su un'altra.
mark-note-other-time = Secondo l'orologio della macchina la seduta è cominciata { $by } { $way ->
    [before] prima dell'ora
   *[after] dopo l'ora
} mediana di inizio nella sua sala (in tutta la prova, se in quella sala le sedute sono troppo poche): la macchina aveva l'ora sbagliata, o la seduta non si è tenuta in sala con le altre.
mark-note-went-back = Alle riprese l'orologio della macchina era tornato indietro di { $by } in tutto: non si sa quanto il programma è rimasto chiuso.
mark-foreign-option = nel giornale è scelta un'opzione che il fascicolo non ha.
mark-note-resumed = La seduta è stata interrotta e ripresa { $count ->
    [one] una volta
   *[other] { $count } volte
}: il programma è rimasto chiuso { $away } in tutto.
mark-note-over-time = La seduta è durata { $used }, ma il tempo del fascicolo era di { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
mark-copied = { $how ->
    [name] Il giornale non ha il nome che il programma dà a un giornale: è stato rinominato.
    [form] Il giornale ha { $changes }: lo ha salvato un altro programma.
   *[both] Il giornale non ha il nome che il programma dà a un giornale, e ha { $changes }: è stato rinominato, e lo ha salvato un altro programma.
} Il contenuto è verificato, e conta.
mark-zeros-lost = L'id «{ $written }» è stato letto come «{ $candidate }», l'unico id che ne differisce solo per gli zeri iniziali, che i fogli di calcolo tolgono. In receipts.csv scrivi «{ $candidate }», in una colonna di testo.
mark-zeros-several = Candidati il cui id differisce da questo solo per gli zeri iniziali: { $like }. In receipts.csv scrivi l'id giusto, in una colonna di testo.
mark-shorter-copy = è una copia fatta prima della fine: vale il giornale più lungo, che comincia allo stesso modo.
mark-note-jumped = Dopo { $at } l'orologio della macchina si è spostato di { $by }, o la macchina è stata sospesa: questo intervallo non è contato nel tempo della seduta.
mark-note-torn = { $count ->
    [one] Un byte di un record incompleto è stato scartato
   *[other] { $count } byte di un record incompleto sono stati scartati
} in fondo al giornale.
mark-note-not-handed-in = Il fascicolo non è stato consegnato: contano le risposte salvate. { $minute ->
    [0] Niente prova dove finiva il giornale: chi ha il file può averlo continuato.
   *[other] Il giornale è provato fino al controllo del minuto { $minute }: chi ha il file può aver scritto il resto.
}
mark-keys-changed = { $count ->
    [one] la risposta giusta di { $ids } non è più quella con cui è stata preparata la prova
   *[other] le risposte giuste di { $ids } non sono più quelle con cui è stata preparata la prova
} (o sono cambiate le opzioni): non è stato scritto niente. «arbitro mark CARTELLA --against stage.lock» mostra che cosa cambierebbe.
mark-cases-gone = { $count ->
    [one] manca un file da cui sono state estratte domande
   *[other] mancano { $count } file da cui sono state estratte domande
}: { $files }. Non è stato scritto niente. { $fresh ->
        [yes] Rimetti la cartella fresh/ dalla copia della commissione; se non c'è, «arbitro stage build» la rifà identica, con lo stesso stage.secret e la stessa versione del programma.
       *[no] Rimetti nelle cartelle indicate in stage.toml i file con cui è stata preparata la prova.
    }
mark-stage-changed = Non è il file con cui si sono fatti i fascicoli (in stage.lock l'impronta è diversa): uno dei due è stato cambiato dopo la preparazione. I voti sono calcolati secondo stage.lock; la commissione confronti le sue copie dei due file e rimetta quello giusto.
mark-written = Risultati in { $path }.
mark-same-results = I risultati in { $path } sono invariati.
mark-results-back = Un comando è stato interrotto mentre sostituiva i risultati: quelli di prima sono in { $path }.
mark-kept-results = I risultati precedenti, che erano diversi, sono in { $path }.

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
report-kept = La correzione rifatta abbasserebbe il punteggio (in percentuale del massimo) o toglierebbe la sufficienza: resta il punteggio o la sufficienza di prima.
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
regrade-maximum = Il massimo di { $papers ->
    [one] un fascicolo
   *[other] { $papers } fascicoli
} { $direction ->
    [down] scende
   *[up] sale
} da { $before } a { $after }.
regrade-score-of = { $score } su { $max }
regrade-pass-points = La soglia resta di { $needed }: era il { $before } % del massimo, ora è il { $after } %.
regrade-pass-beyond = La soglia resta di { $needed }, più del nuovo massimo: nessuno può raggiungerla.
regrade-pass-percent = La soglia resta il { $percent } % del massimo: in punti, da { $before } a { $after }.
regrade-minimum = Il minimo su un Articolo si calcola sulle domande che contano ancora.
regrade-never-lower = Nessun punteggio scende in percentuale del massimo, e nessuna sufficienza si perde.
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
regrade-bad-policy = «{ $text }» non è una decisione valida: scrivi ID=drop, ID=full, ID=accept:a,c, ID=rescore, accept:CANDIDATO:DOMANDA; per un giornale danneggiato salvage:CANDIDATO:proved, :1-25 (le righe di una parte), :none; per un riscontro che manca waive:CANDIDATO:receipt, :room, :checkpoints, :none.
regrade-nothing-chosen = { $name } non ha scelto niente alla domanda { $id }: non c'è una risposta da accettare.
regrade-unsalvaged = per { $name } { $why ->
    [sound] non c'è un giornale danneggiato da far contare: o nessun giornale è danneggiato, o ne conta uno intatto.
    [several] ci sono più giornali danneggiati: lascia nella cartella solo quello che deve contare.
    [unproved] alcune righe che conterebbero non sono provate ({ $lines }): indicale, se la commissione vuole farle contare («salvage:CANDIDATO:» e le righe, con una virgola fra le parti), o usa «:proved».
    [no-part] il giornale danneggiato non ha una parte con quelle righe: le sue parti sono { $lines }.
   *[nothing] non conterebbe nessuna riga: nessuna riga prima del danno si può verificare, o nessuna riga è provata.
}
regrade-salvaged = { $name } ({ $id }): del giornale danneggiato { $extent ->
    [before] contano le risposte prima del danno
    [proved] contano le righe provate
    [lines] { $count ->
        [one] conta la riga { $lines }
       *[other] contano le righe { $lines }
    }
   *[all] contano le risposte prima e dopo il danno
}, { $score } su { $max }.
regrade-not-comparable = { $count ->
    [one] la domanda { $ids } non è più quella mostrata
   *[other] le domande { $ids } non sono più quelle mostrate
} (sono cambiati testo, tavolo o opzioni, oppure in questa edizione manca la domanda o la risposta giusta): con --policy ID=drop o ID=full decidi come conta ciascuna.

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
appeal-holds = Tutto ciò che l'opzione sostiene è nella decisione.
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
appeal-gone = la raccolta non ha più la domanda { $id } come è stata mostrata: rimetti i casi con cui è stata preparata la prova.
appeal-no-question = «{ $named }» non è una domanda di questo fascicolo: serve un numero da 1 a { $count } o l'id di una sua domanda.
regrade-two-policies = «{ $text }»: questa domanda, o questo giornale, ha già una --policy: indicane una sola.
mark-regraded = i risultati in { $path } vengono da una correzione rifatta, che «arbitro mark» da solo annullerebbe: continua da quei risultati con --against stage.lock (e --write), o sposta la cartella.
mark-published-broken = { $place }: i risultati precedenti non si leggono ({ $what }), e potrebbero contenere decisioni della commissione: non è stato scritto niente. Rimettine una copia intatta, o sposta la cartella.
publish-no-results = in { $path } non ci sono risultati di questa prova da pubblicare: prima correggila con «arbitro mark CARTELLA».
