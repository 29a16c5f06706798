
# La pratica: le pagine del quiz sullo schermo.

screen-question = { $role ->
    [twin] Gemella della domanda { $number } (non conta)
    [again] Domanda { $number }, di nuovo (non conta)
   *[own] Domanda { $number } di { $total }
}
screen-question-short = { $number }/{ $total }{ $role ->
    [twin] {" "}gemella, non conta
    [again] {" "}di nuovo, non conta
   *[own] {""}
}
screen-score = giuste { $right } su { $answered }
screen-minutes = { $count ->
    [one] resta 1 minuto
   *[other] restano { $count } minuti
}
screen-marked = segnata
screen-keys-question = lettera e invio: risposta · g tavolo e gioco · s segna · ? tasti · q punteggio
screen-keys-question-short = lettera, invio · g tavolo · ? tasti
screen-keys-chosen = invio: conferma · un'altra lettera cambia · Esc: togli
screen-keys-chosen-short = invio: conferma · Esc: togli
screen-keys-clause = per esempio 45C4b · invio: conferma · Esc: torna alle opzioni
screen-keys-clause-short = invio: conferma · Esc: opzioni
screen-keys-correction = invio: avanti { $twins ->
    [yes] · t gemella ·
   *[no] ·
} ! segnala · p perché · c clausola · g tavolo · ? tasti · q
screen-keys-correction-short = invio: avanti{ $twins ->
    [yes] {" "}· t gemella
   *[no] {""}
} · ! segnala · p · c · g · s · ? tasti
screen-keys-back = invio: torna alla correzione
screen-keys-back-question = invio: torna alla domanda
screen-next = Invio per andare avanti >{" "}
screen-back = Invio per tornare >{" "}
screen-chosen-right = Hai scelto { $letter }), giusta:
screen-chosen-wrong = Hai scelto { $letter }):
screen-right = Giusta { $letter }):
screen-no-clause = Per questa risposta non c'è una clausola da mostrare: per le ragioni premi «p».
screen-not-here = «{ $key }» qui non fa niente: ? elenca i tasti.
screen-choose-first = Prima scrivi una lettera fra { $letters }, poi premi invio.
screen-now-marked = Segnata: la ritrovi in fondo al quiz e con --wrong.
screen-unmarked = Non più segnata.
screen-keys = Tasti
screen-key-answer = una lettera e invio: la risposta (se possono essere giuste più opzioni, ogni lettera ne aggiunge o toglie una)
screen-key-why = p: perché, il ragionamento passo per passo
screen-key-table = g: il tavolo intero, con licita e gioco
screen-key-clause = c: il contenuto della clausola, in breve
screen-key-mark = s: segna la domanda, per tornarci
screen-key-twin = t: la gemella di una domanda nuova: le stesse opzioni, in una storia in cui ne è giusta un'altra; la risposta non conta
screen-key-report = !: segnala la domanda: le tue parole, il suo identificativo e la tua risposta vanno in un tuo file, da mandare al docente
report-prompt = Che cosa non va in questa domanda? (Invio scrive, Esc torna indietro) >{" "}
report-written = Segnalazione su { $id } scritta in { $path }.
report-not-written = La segnalazione non si può scrivere in { $path }: { $why }. Il quiz continua.
report-empty = Niente è stato scritto: la segnalazione non ha parole. Dopo il «!» di' che cosa non va.
report-none-before = Prima di questa non c'è nessuna domanda: con un solo «!» segnali questa.
report-full = Una segnalazione ha al massimo { $most } caratteri: premi invio per scriverla così.
report-no-folder = Non c'è una cartella per la segnalazione: non si conosce la cartella personale dell'utente.
screen-key-scroll = frecce, pagina su e pagina giù: scorrono le righe che non entrano nello schermo
screen-key-quit = q: termina e mostra il punteggio; Esc o invio: indietro
screen-marked-are = { $count ->
    [one] Hai segnato una domanda; per rifarla:
   *[other] Hai segnato { $count } domande; per rifarle:
}

help-linear = Testo una riga dopo l'altra anche sul terminale, per i lettori di schermo

# Quali domande.

help-ids = Queste domande, nell'ordine dato, per esempio 45-01 45-02
help-tags = Elenca gli argomenti con il numero di domande
error-law-filter = «{ $part }» non è un Articolo né un paragrafo: si scrive «45», «45,46», «45-47» o «45C». Ci sono domande sugli Articoli { $there }.
error-law-edition = con il Codice { $edition } non ci sono domande su { $name }; ce ne sono con il Codice { $other }: aggiungi --edition { $other }.
error-law-empty = nessuna domanda su { $part }. Ci sono domande sugli Articoli { $there }.
error-difficulty = «{ $part }» non è una difficoltà: le difficoltà vanno da 1 a 5; si scrive «3», «2-4» o «1,5».
error-tag = nessuna domanda ha l'argomento «{ $tag }».
error-tag-list = «arbitro list --tags» li elenca.
quiz-match-each = Domande per ogni filtro preso da solo: { $each }.
list-topics = { $count ->
    [one] 1 argomento.
   *[other] { $count } argomenti.
}

# La cronologia di chi si esercita.

help-review = Ripasso: le clausole da rivedere oggi, più qualcuna nuova
help-wrong = Solo le domande sbagliate l'ultima volta, o segnate
help-new-questions = Solo le domande mai fatte
help-minutes = Dopo questo numero di minuti non fa altre domande
help-no-history = Non registra le risposte nella cronologia
help-learn = Il corso: una clausola per volta, a cominciare dagli Articoli sul gioco della carta
help-learn-after = Per ogni clausola: che cosa dice, una domanda in cui si applica, una in cui sembra applicarsi ma non si applica (se la raccolta le ha). Riprende da dove ti eri fermato.
help-again = Ricomincia dal principio
help-progress = Mostra a che punto sei, Articolo per Articolo
help-progress-after = La cronologia delle risposte è un file soltanto tuo: niente esce da questa macchina.
help-export-history = Copia la cronologia in questo file
help-import-history = Aggiunge la cronologia di un'altra macchina
help-forget = Cancella la cronologia, dopo una conferma
help-format-progress = Formato: text, json, html
history-not-written = la cronologia «{ $path }» non si può scrivere: { $why }. Il quiz continua; con --no-history le risposte non vengono registrate.
history-broken = { $count ->
    [one] Una riga della cronologia «{ $path }» non si legge ({ $lines }): viene ignorata.
   *[other] { $count } righe della cronologia «{ $path }» non si leggono ({ $lines }): vengono ignorate.
}
history-no-folder = su questa macchina non è impostata una cartella per i dati: imposta HOME o XDG_DATA_HOME.
history-exported = { $count ->
    [one] 1 risposta copiata in «{ $path }».
   *[other] { $count } risposte copiate in «{ $path }».
}
history-imported = { $count ->
    [0] Niente di nuovo.
    [one] Aggiunto 1 record.
   *[other] Aggiunti { $count } record.
} { $broken ->
    [0] { "" }
    [one] Una riga non si leggeva: è stata ignorata.
   *[other] { $broken } righe non si leggevano: sono state ignorate.
}
history-no-history = «{ $path }» non è una cronologia di arbitro: serve un file scritto da «arbitro progress --export».
history-none = Nessuna cronologia: «{ $path }» non c'è.
history-forget = { $count ->
    [one] La cronologia «{ $path }» ha 1 risposta.
   *[other] La cronologia «{ $path }» ha { $count } risposte.
} Cancellarla? (sì/no){" "}
history-kept = La cronologia resta.
history-forgotten = Cronologia cancellata.
quiz-law-no-id = «{ $law }» non è l'id di una domanda: per le domande su un Articolo scrivi «arbitro quiz --law { $law }».
quiz-none-wrong = non hai domande sbagliate o segnate: prova «arbitro quiz --new» o «arbitro quiz --review».
quiz-none-new = hai già fatto tutte le domande: prova «arbitro quiz --review» o «arbitro quiz --wrong».
screen-keys-lesson = leggi con calma · invio: la domanda · frecce: scorri · q: smetti
changed-kept = { $count ->
    [0] Nessuna clausola ricordata.
    [one] 1 clausola ricordata; si ripresenta entro { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }.
   *[other] { $count } clausole ricordate; si ripresentano entro { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }.
}
changed-missed = { $count ->
    [0] Niente da riprendere.
    [one] Da riprendere: { $clauses }.
   *[other] Da riprendere: { $clauses }.
}
changed-due = { $count ->
    [0] Entro domani niente da ripassare.
    [one] Entro domani: 1 clausola da ripassare.
   *[other] Entro domani: { $count } clausole da ripassare.
}
review-nothing-due = { $days ->
    [0] Per queste domande oggi non c'è niente da ripassare.
    [one] Oggi non c'è niente da ripassare: si riprende domani.
   *[other] Oggi non c'è niente da ripassare: si riprende fra { $days } giorni.
}
review-nothing-known = Non c'è ancora niente da ripassare.
review-instead = Se vuoi continuare: arbitro quiz --new, arbitro quiz --wrong, arbitro learn.
learn-step = Clausola { $number } di { $total } (Codice { $year })
learn-questions = { $which ->
    [both] Due domande: in una la clausola si applica, nell'altra sembra applicarsi ma non si applica. L'ordine varia: sta a te capire quale sia l'una e quale l'altra.
   *[other] Una domanda su questa clausola.
}
learn-done = Il corso è finito: hai risposto a tutte le domande. «arbitro learn --again» ricomincia, «arbitro quiz --review» ripassa.
progress = A che punto sei
progress-none = Ancora nessuna risposta. Comincia con «arbitro learn» o «arbitro quiz».
progress-summary = { $answered ->
    [one] 1 risposta
   *[other] { $answered } risposte
}, { $right }; { $days ->
    [one] 1 giorno di pratica
   *[other] { $days } giorni di pratica
}, { $streak } di fila.
progress-due = { $count ->
    [0] Oggi niente da ripassare.
    [one] Oggi 1 clausola da ripassare: arbitro quiz --review.
   *[other] Oggi { $count } clausole da ripassare: arbitro quiz --review.
} { $tomorrow ->
    [one] Entro domani: 1.
   *[other] Entro domani: { $tomorrow }.
}
progress-law = Articolo
progress-mastery = Padronanza
progress-now = ora
progress-col-due = da fare
progress-last = ultima
progress-ago = { $days ->
    [0] oggi
    [one] ieri
   *[other] { $days } gg fa
}
progress-never = mai
progress-right = { $right ->
    [one] 1 giusta (troppo poche per dire di più)
   *[other] { $right } giuste (troppo poche per dire di più)
}
progress-share = { $percent } giuste
progress-too-few = troppo poche ({ $count }) per dirlo
progress-legend = Padronanza: quanto ricordi oggi di tutte le clausole di un Articolo che hanno domande. Ora: quanto ricordi delle clausole già viste. I due valori richiedono almeno { $enough } risposte sull'Articolo. I numeri delle clausole sono quelli del Codice { $year }.
progress-missed = Le clausole su cui sbagli di più
progress-missed-line = { $clause }: { $missed } su { $asked }
progress-misconceptions = Gli equivoci più frequenti
progress-misconception = { $clause }: { $what } ({ $count ->
    [one] 1 volta
   *[other] { $count } volte
})
progress-days = Risposte negli ultimi { $days } giorni; in verde le giuste
# Altro.

help-show-key = Indica anche la risposta giusta, e come sta il tavolo dopo la decisione
show-right = giusta con il Codice { $year }
auction-goes-on = La licita è ancora in corso

# Le impostazioni.

help-config = Mostra e cambia le impostazioni
help-config-after = Per esempio: arbitro config notation it. Un'opzione prevale sulla variabile d'ambiente, questa sul file delle impostazioni, e il file sul valore predefinito.
help-config-key = Impostazione: language, notation, edition, doctrine, colour
help-config-value = Il nuovo valore; se manca, il comando mostra quello attuale
help-config-unset = Toglie l'impostazione dal file
config = Impostazioni
config-origin = { $origin ->
    [flag] da un'opzione
    [environment] dall'ambiente
    [file] dal file
    [system] dalla lingua del sistema
   *[default] valore predefinito
}
config-file = Il file: { $path }
config-how = Si cambia con: arbitro config IMPOSTAZIONE VALORE; --unset la toglie.
config-unknown = «{ $key }» non è un'impostazione: le impostazioni sono { $known }.
config-no-folder = su questa macchina non è impostata una cartella per le impostazioni: imposta HOME o XDG_CONFIG_HOME.
config-written = Scritto in «{ $path }».
review-session = Ripasso: { $due ->
    [one] 1 clausola da rivedere
   *[other] { $due } clausole da rivedere
}, { $new ->
    [one] 1 nuova
   *[other] { $new } nuove
}.
