
# La seduta del candidato.

help-exam = La prova annuale: la seduta del candidato e il suo giornale
help-exam-after =
    Per cominciare:
      arbitro exam sit rossi.toml            comincia la seduta, o la riprende
      arbitro exam verify rossi.journal      che cosa prova il giornale
    La guida del candidato: arbitro manual candidate
help-sit = Comincia o riprende la seduta su un fascicolo
help-sit-after = Ogni risposta è sul disco prima che lo schermo dica «Salvata». Se la macchina si ferma, lo stesso comando riprende da quel punto. Senza terminale il programma legge le risposte dallo standard input, una per riga, e quando l'input finisce la seduta resta aperta. La lingua è quella del fascicolo, se --lang non ne indica un'altra.
help-verify = Verifica il giornale di una seduta, e dice che cosa prova
help-verify-after = Codice di uscita: 0 la catena è integra e nulla la contraddice, 1 il giornale ha un difetto, o il fascicolo o la ricevuta lo contraddicono, 2 il file non si è potuto leggere o non è un giornale.
help-exam-paper = Il fascicolo del candidato
help-exam-journal = Il giornale (se manca, quello accanto al fascicolo: .journal al posto di .toml)
help-exam-verified = Il giornale della seduta
help-exam-against = Il fascicolo a cui la seduta deve appartenere
help-exam-receipt = La ricevuta copiata sul foglio di presenza
help-exam-linear = Testo lineare, per i lettori di schermo: le mani una dopo l'altra
sitting-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
    }
sitting-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
    }

sitting-opening = La seduta comincia
sitting-stage = { $stage }, { $date }.
sitting-candidate = { $name }, modulo { $form }.
sitting-length = { $count ->
    [one] Una domanda, secondo il Codice { $year }.
   *[other] { $count } domande, secondo il Codice { $year }.
    }
sitting-limit = Tempo: { $time }.
sitting-no-limit = Senza limite di tempo.
sitting-how = Ogni risposta è sul disco quando lo schermo dice «Salvata», e si può cambiare fino alla consegna. Il giornale è «{ $journal }». Con ? vedi che cosa si può scrivere.
sitting-resumed = { $count ->
    [one] Seduta ripresa: 1 risposta salvata, { $used } di tempo usato; il programma è rimasto chiuso { $away }.
   *[other] Seduta ripresa: { $count } risposte salvate, { $used } di tempo usato; il programma è rimasto chiuso { $away }.
    }
sitting-dropped = { $count ->
    [one] Un record incompleto (1 byte) è stato scartato: se in quell'istante stavi rispondendo, rispondi di nuovo.
   *[other] Un record incompleto ({ $count } byte) è stato scartato: se in quell'istante stavi rispondendo, rispondi di nuovo.
    }

sitting-ready = Quando sei pronto premi invio: il tempo parte da lì >{" "}
sitting-room-code = Il codice letto in sala; il tempo parte quando lo scrivi >{" "}
sitting-room-mistyped = «{ $code }» non è un codice di sala: una lettera è sbagliata, o due sono scambiate. Un codice non contiene mai { $absent }. Riscrivilo; se è rifiutato ancora, chiedi che sia riletto.
sitting-room-length = «{ $code }» non è un codice di sala: ha { $typed ->
    [one] una lettera o cifra
   *[other] { $typed } lettere o cifre
}, e un codice ne ha { $length }. Riscrivilo per intero.
sitting-checkpoint = *** Minuto { $minute }: copia { $code } sul foglio di presenza, poi scrivi k. ***
sitting-to-copy = Copia sul foglio di presenza, poi scrivi k: { $codes }.
sitting-code-of = minuto { $minute }, { $code }
sitting-copied = Copiato. Per rivedere il codice scrivi k.
sitting-no-codes = Nessun codice di controllo finora.
sitting-codes-were = Codici dei controlli: { $codes }.
sitting-verify-clock-set = Ripresa dopo { $used }: mentre il programma era chiuso, l'orologio di sistema si è scostato di { $by } dal tempo trascorso dall'avvio della macchina.
sitting-verify-other-start = Ripresa dopo { $used }: la macchina era stata riavviata, o è un'altra.
sitting-verify-no-uptime = Ripresa su una macchina che non dice quando è stata avviata: gli orologi non si possono confrontare.
sitting-edition = Codice { $year }
sitting-question = Domanda { $number } di { $total }
sitting-time-left = Tempo rimasto: { $time }.
sitting-legend = * con risposta, . in bianco, ! da rivedere, ? in bianco e da rivedere, [ ] questa
sitting-state = Risposte: { $count }. In bianco: { $blank }. Da rivedere: { $flagged }.
sitting-chosen = scelta
sitting-asks-several = Possono essere giuste più opzioni: scrivi insieme tutte le lettere, per esempio ac.
sitting-asks-clause = È chiesta anche la clausola: per esempio b 45C4b, o cita 45C4b.
sitting-kept = Risposta salvata: { $answer }.
sitting-nothing-kept = Nessuna risposta salvata.
sitting-is-flagged = Da rivedere.
sitting-clause = clausola { $cite }
sitting-blank = in bianco
sitting-prompt = Lettera, invio per la prossima, r riepilogo, ? aiuto >{" "}

sitting-saved = Salvata: domanda { $number }, { $answer }.
sitting-cleared = Salvata: domanda { $number }, in bianco.
sitting-flagged = { $on ->
    [yes] Domanda { $number }: da rivedere.
   *[no] Domanda { $number }: non più da rivedere.
    }
sitting-wants-clause = Manca ancora la clausola: scrivi cita 45C4b, o premi invio per andare avanti senza.
sitting-odd-clause = «{ $cite }» non è una clausola che il programma conosce; è salvata come l'hai scritta.
sitting-unsaved = NON SALVATA: domanda { $number }. Il giornale non si può scrivere: { $why }. Le risposte salvate prima valgono ancora. La seduta resta aperta: chiama l'arbitro di sala, e quando il disco funziona di nuovo ripeti la risposta.
sitting-trouble = ATTENZIONE: il giornale non si può scrivere ({ $why }). Le risposte salvate finora sono sul disco; le prossime potrebbero non essere salvate. Chiama l'arbitro di sala.
sitting-not-handed-in = NON CONSEGNATA: il giornale non si può scrivere ({ $why }). Tutte le risposte salvate sono sul disco. Chiama l'arbitro di sala; quando il disco funziona di nuovo, scrivi sì. Se il tempo è scaduto, il programma riprova da sé.
sitting-notice = { $minutes ->
    [one] *** Resta 1 minuto. ***
   *[other] *** Restano { $minutes } minuti. ***
    }
sitting-goes-on = Non hai consegnato: la seduta continua.

sitting-only-one = Questa domanda chiede una sola opzione: scrivi una lettera.
sitting-no-clause = Questa domanda non chiede la clausola: scrivi solo la lettera. Non è stato salvato niente.
sitting-nothing-cited = Scrivi quale clausola: cita 45C4b. «cita -» toglie la clausola.
sitting-too-long = Una riga così lunga non è una risposta: non è stato salvato niente.
sitting-no-such-question = La domanda { $number } non c'è.
sitting-no-question = Prima scegli la domanda: scrivi il suo numero.
sitting-unknown = «{ $typed }» qui non significa niente: le opzioni vanno da «a» a «{ $last }», ? mostra l'aiuto. Non è stato salvato niente.
sitting-unknown-here = «{ $typed }» qui non significa niente: ? mostra l'aiuto.

sitting-help = Che cosa si può scrivere
sitting-help-answer = una lettera da «a» a «{ $last }» (più lettere insieme, se la domanda lo dice): la risposta; x la toglie (cancella)
sitting-help-cite = b 45C4b: risposta e clausola insieme; cita 45C4b: solo la clausola; cita -: la toglie
sitting-help-move = invio o n (avanti): la domanda successiva; p (indietro): la precedente; un numero: quella domanda; r (riepilogo): tutte le domande
sitting-help-flag = m (segna): segna la domanda da rivedere, o toglie il segno
sitting-help-end = h (consegna): consegna, dopo una conferma; q (esci): chiude; più tardi riprendi con le risposte salvate
sitting-help-letters = La lettera di un'opzione è sempre una risposta, anche se è uguale a un comando. Per i comandi si può scrivere anche la parola fra parentesi.

sitting-review = Riepilogo
sitting-blank-are = { $count ->
    [0] Nessuna domanda in bianco.
    [one] Una domanda in bianco: { $numbers }.
   *[other] { $count } domande in bianco: { $numbers }.
    }
sitting-flagged-are = Da rivedere: { $numbers }.
sitting-review-line = Domanda { $number }: { $answer }.
sitting-review-legend = Numero, risposta, clausola; - in bianco, ! da rivedere.
sitting-review-prompt = Numero di una domanda, invio per la prima in bianco, h consegna, ? aiuto >{" "}
sitting-review-done-prompt = Numero di una domanda, h o invio per consegnare, ? aiuto >{" "}
sitting-confirm = Consegnare?
sitting-confirm-final = Dopo la consegna non si cambia più niente.
sitting-confirm-prompt = sì per consegnare, qualunque altra cosa per continuare >{" "}

sitting-handed-in = Consegnato
sitting-expired = Il tempo è finito: è consegnato tutto ciò che era salvato
sitting-receipt = La tua ricevuta:
sitting-copy-receipt = Copiala sul foglio di presenza: prova che dopo la consegna non è stato cambiato niente.
sitting-copy-journal = Il giornale è «{ $journal }»: consegnane una copia alla commissione.
sitting-input-ended = L'input è finito: la seduta non è consegnata.
sitting-left = { $count ->
    [one] La seduta resta aperta: 1 risposta è salvata.
   *[other] La seduta resta aperta: { $count } risposte sono salvate.
    }
sitting-resume-with = Si riprende con:
sitting-no-lock = Questo disco non permette di bloccare i file: tieni aperta una sola finestra su questo fascicolo.
sitting-changed-meanwhile = un altro programma l'ha cambiato nel frattempo

sitting-busy = «{ $path }» è già aperto da un'altra finestra o da un altro programma: continua lì la seduta, o chiudi quella finestra o quel programma prima di riprendere qui.
sitting-not-begun = non si può scrivere il giornale «{ $path }»: { $why }. La seduta non è stata aperta, e i file esistenti sono invariati: correggi l'errore, o scegli con --journal un posto in cui si possa scrivere.
sitting-no-questions = il fascicolo «{ $path }» non ha domande: chiedine un'altra copia alla commissione.
sitting-paper-unsealed = «{ $path }» non è un fascicolo intero: in fondo manca il sigillo. Forse la copia si è interrotta: chiedine un'altra alla commissione.
sitting-paper-broken = «{ $path }» è cambiato dopo la preparazione: il sigillo non corrisponde. Non correggerlo a mano: chiedine un'altra copia alla commissione.
sitting-paper-malformed = «{ $path }», riga { $line }: non è un fascicolo di questa versione del programma ({ $what }). Chiedi alla commissione quale versione serve.
sitting-paper-format = «{ $path }» è un fascicolo di un altro formato ({ $format }): serve la versione del programma con cui è stato preparato.
sitting-journal-empty = «{ $path }» non ha ancora nessun record intero.
sitting-journal-none = «{ $path }» non è un giornale: non è stato toccato. Con --journal scegli un altro nome.
sitting-journal-altered = «{ $path }», riga { $line }: il record è stato alterato. Il file non è stato toccato: consegnalo com'è alla commissione.
sitting-journal-sequence = «{ $path }», riga { $line }: un record manca, è di troppo o è spostato. Il file non è stato toccato: consegnalo com'è alla commissione.
sitting-journal-unknown = «{ $path }», riga { $line }: un record che questa versione del programma non conosce. Usa la versione con cui è cominciata la seduta.
sitting-journal-field = { $path }, riga { $line }: il campo «{ $field }» con il valore { $value } non appartiene a nessun record che questo programma conosce: il record è stato scritto a mano, o da una versione più nuova. Il file resta com'è: chiama la commissione.
sitting-journal-breaks = { $path }, riga { $line }: il giornale è integro, ma i suoi record non seguono le regole di una seduta ({ $rule }): il programma non scrive un giornale così. Il file resta com'è: chiama la commissione.
copied-change = { $change ->
    [utf16] la codifica UTF-16
    [mark] il segno UTF-8 all'inizio (BOM)
    [line-ends] i fine riga di un altro sistema
   *[blank-lines] righe vuote all'inizio o alla fine
}
sitting-rewritten = Un altro programma aveva salvato { $path } con { $changes }: questo programma lo ha riscritto nella sua forma, e i record sono gli stessi.
sitting-faults = Il programma ha scritto record che le sue stesse regole non ammettono ({ $rules }). Le risposte sono salve; avvisa la commissione, che troverà la stessa segnalazione alla correzione.
sitting-journal-after-end = «{ $path }», riga { $line }: un record dopo la fine della seduta. Il file non è stato toccato: consegnalo com'è alla commissione.
sitting-journal-no-such-question = «{ $path }», riga { $line }: il fascicolo non ha la domanda { $number }. Il file non è stato toccato: consegnalo com'è alla commissione.
sitting-journal-no-such-option = «{ $path }», riga { $line }: la domanda { $number } del fascicolo non ha l'opzione scelta. Il file non è stato toccato: consegnalo com'è alla commissione.
sitting-journal-other-paper = «{ $path }» è il giornale di un altro fascicolo: non è stato toccato. Controlla quale fascicolo hai aperto, o con --journal scegli un altro nome.
sitting-journal-other-candidate = «{ $path }» è il giornale di un altro candidato ({ $found }): non è stato toccato. Controlla quale fascicolo hai aperto.

sitting-verify-title = La catena è integra
sitting-verify-of = Candidato { $candidate }, prova «{ $stage }».
sitting-verify-when = Primo record { $begun }, ultimo { $ended } (orologio della macchina, UTC).
sitting-verify-records = { $count ->
    [one] 1 record; tempo usato: { $used }.
   *[other] { $count } record; tempo usato: { $used }.
    }
sitting-verify-end = { $end ->
    [handed-in] Consegnata dal candidato.
    [expired] Consegnata allo scadere del tempo.
   *[open] Non consegnata.
    }
sitting-verify-resumed = { $dropped ->
    [0] Ripresa dopo { $used } ({ $clock }): il programma era rimasto chiuso { $away }.
   *[other] Ripresa dopo { $used } ({ $clock }): il programma era rimasto chiuso { $away }; scartati { $dropped } byte di un record incompleto.
    }
sitting-verify-jumped = { $way ->
    [back] Dopo { $used } ({ $clock }) l'orologio della macchina è andato indietro di { $by }: il salto è registrato e non cambia il tempo usato.
   *[forward] Dopo { $used } ({ $clock }) l'orologio della macchina è andato avanti di { $by }: il salto è registrato e non cambia il tempo usato.
    }
sitting-verify-torn = { $count ->
    [one] In fondo c'è 1 byte di un record incompleto: non conta.
   *[other] In fondo ci sono { $count } byte di un record incompleto: non contano.
    }
sitting-verify-receipt = Ricevuta dell'ultimo record: { $receipt }.
sitting-verify-proves = Che cosa prova il giornale
sitting-verify-chain = Ogni record è legato al precedente: nessuno è stato cambiato, tolto o spostato senza riscrivere quelli successivi.
sitting-verify-paper-same = La seduta è su questo fascicolo, che è lo stesso byte per byte.
sitting-verify-paper-other = La seduta NON è su questo fascicolo: il file è un altro, o è cambiato.
sitting-verify-paper-none = Il giornale è legato a un fascicolo con SHA-256 { $hash }; per confrontare un fascicolo usa --paper.
sitting-verify-receipt-same = La ricevuta è la stessa: da quando è stata copiata nessuno ha cambiato il giornale.
sitting-verify-receipt-other = La ricevuta NON è la stessa: il giornale non è quello consegnato, o la ricevuta è stata copiata male.
sitting-verify-receipt-none = Senza la ricevuta copiata in sala il giornale prova poco: chi ha il file può riscriverlo tutto. Per confrontare una ricevuta usa --receipt.
sitting-verify-disagrees = il giornale non corrisponde a ciò con cui è stato confrontato.
sitting-verify-not-proved = Il giornale non prova chi sedeva alla tastiera, né che cosa aveva accanto: senza sorveglianza, una seduta è un esame a libro aperto.
screen-folded = (g: tavolo intero)
screen-folded-short = (g: tavolo)
screen-folded-key = (g)
screen-above = ^ su: { $count ->
    [one] 1 riga
   *[other] { $count } righe
} ({ $how ->
    [typed] si scrive -
   *[keys] freccia su
})
screen-below = v giù: { $count ->
    [one] 1 riga
   *[other] { $count } righe
} ({ $how ->
    [typed] si scrive +
   *[keys] freccia giù
})
screen-sit-keys = lettera: risposta · invio: prossima · p prima · r riepilogo · g tavolo · ? aiuto
screen-sit-short = lettera · invio: prossima · ? aiuto
screen-sit-several = più lettere insieme, per esempio ac · invio: prossima · g tavolo · ? aiuto
screen-sit-clause = lettera e clausola, per esempio b 45C4b · invio: prossima · g tavolo · ? aiuto
screen-sit-review = numero di una domanda · invio: la prima in bianco · h consegna · ? aiuto
screen-sit-done = numero di una domanda · h o invio: consegna · ? aiuto
screen-sit-confirm = sì per consegnare, qualunque altra cosa per continuare
screen-sit-opening = Il fascicolo
screen-sit-ready-hint = q per uscire senza cominciare
sitting-help-table = g (tavolo): il tavolo intero, con licita e gioco
sitting-help-code = k (codice): dice che hai copiato il codice del controllo; un secondo k lo mostra di nuovo
sitting-help-scroll = + (giù) e - (su): scorrono le righe che non entrano nello schermo
