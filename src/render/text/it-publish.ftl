
## Ciò che leggono altri programmi

schema-case = Caso di arbitro
schema-stage = Prova di arbitro
schema-roster = Albo dei candidati di arbitro
schema-by = il giocatore che lo fa o lo dice
schema-roster-id = il codice del candidato, che dà il nome ai suoi file
schema-roster-name = il nome del candidato
schema-roster-surname = il cognome, se ha una colonna sua
schema-roster-extra = minuti oltre quelli della prova
schema-roster-language = la lingua del fascicolo: it o en
junit-file = il file
man-written = { $count ->
    [one] Scritta 1 pagina
   *[other] Scritte { $count } pagine
    } in { $path }.
help-check-format = Formato: text, json, github, junit, sarif, gitlab (in GitHub Actions quello predefinito è github)
help-schema = Stampa lo schema (JSON Schema) di un file, per gli editor
help-schema-file = case (se manca), stage, roster
help-completions = Stampa i completamenti per una shell
help-shell = bash, zsh, fish, powershell, elvish
help-man = Stampa la pagina di man, del programma o di un comando
help-man-command = Il comando
help-man-output = Cartella in cui scrivere tutte le pagine

## Scambio con altri programmi

answer-right = Giusta: { $clauses }.
anki-key = Risposta: { $letters }
anki-deck = Arbitri
anki-deck-of = { $deck }::Codice { $year }{ $doctrine ->
    [school] {""}
    [code] , dottrina del Codice
   *[other] , dottrina { $doctrine }
}
anki-id = Id
anki-question = Domanda
anki-answer = Risposta
export-written = { $count ->
    [one] Scritta 1 domanda
   *[other] Scritte { $count } domande
    } in { $path }, con le risposte del Codice { $year }.
export-needs-file = questo formato è un pacchetto: di' dove scriverlo con --output FILE
export-with-key = le domande di una prova si esportano con la chiave: se lo vuoi davvero, aggiungi --with-key
export-lost = Questo formato non può contenere: { $what }.
error-no-questions = nessuna domanda corrisponde: togli qualche filtro, o guarda «arbitro list»
lost-facts = i fatti da cui il motore deriva la decisione, e la prova di ogni opzione
lost-clause = la clausola chiesta oltre alla risposta
lost-editions = le altre edizioni
lost-language = l'altra lingua
lost-tags = le etichette
lost-choice = la correzione automatica (una flashcard si può soltanto girare)
import-unproved = Non provato: mancano il tavolo, gli eventi e ciò che ogni opzione sostiene. «arbitro check» li elenca.
import-written = { $count ->
    [one] Scritta 1 domanda, non provata,
   *[other] Scritte { $count } domande, non provate,
    } in { $path }.
import-no-xml = «{ $path }» non si legge, riga { $line }: { $what }
import-other = «{ $path }» è XML di altro tipo (<{ $name }>): si leggono Moodle XML, GIFT, QTI 2.1 e 3.0
import-no-question = in «{ $path }» non c'è nessuna domanda a scelta multipla: si leggono Moodle XML, GIFT, QTI 2.1 e 3.0
import-needs-law = la domanda { $number } («{ $name }»){ $others ->
    [0] {" "}non dice
    [one] {" "}e un'altra non dicono
   *[other] {" "}e altre { $others } non dicono
} di quale articolo { $others ->
    [0] è
   *[other] sono
}: metti un id, come 46-02, nel titolo, o indica l'articolo con --law N. Non è stato importato niente.
import-lost-kind = Non importato: { $kind }, che non è una domanda a scelta multipla.
import-lost-picture = { $id }: l'immagine non è stata importata; il tavolo si scrive in [table].
import-lost-credit = { $id }: una risposta che vale una parte dei punti qui conta come sbagliata.
import-lost-answers = { $id }: sono state importate solo le prime { $most } risposte [{ $code }].
import-lost-more = { $count ->
    [one] E 1 altra nota.
   *[other] E altre { $count } note.
    }
help-export = Scrive le domande per un altro programma
help-export-after =
    Si esportano le domande provate, ciascuna con la chiave, le ragioni e la spiegazione di ogni opzione. Alla fine il programma dice che cosa il formato non può contenere. Le domande di una prova (--stage) si esportano solo con --with-key.
      arbitro export moodle --law 45 -o articolo45.xml
      arbitro export anki -o arbitri.apkg
help-export-output = File da scrivere (se manca, lo standard output)
help-export-fresh = Domande nuove invece di quelle della raccolta, nel numero indicato da --count (se manca, 10)
help-export-brief = Di un'opzione sbagliata dice solo che cosa la smentisce, non quando sarebbe giusta
help-export-stage = Esporta le domande della prova in questa cartella
help-with-key = Esporta le domande di una prova con la loro chiave
help-ids-chosen = Id delle domande; 45-05 vale per 45-05a e le altre parti (se mancano, tutte le domande scelte dai filtri)
help-import = Legge domande di altri programmi e ne fa casi da completare
help-import-after = Si leggono Moodle XML, GIFT, QTI 2.1 e 3.0. Ogni domanda diventa un file di caso segnato «unproved»: finché non contiene i fatti e il motore non conferma la risposta, «arbitro check» la rifiuta e nessun quiz la usa.
help-import-file = File da leggere
help-import-law = Articolo delle domande il cui id non lo indica
help-import-output = Cartella in cui scrivere (se manca, quella corrente)

## Pagine

publish-handout-title = Dispensa
publish-lesson-title = Lezione
publish-book-title = Quaderno di esercizi
publish-law = Articolo { $number }
publish-written = { $count ->
    [one] Scritta 1 pagina
   *[other] Scritte { $count } pagine
    } in { $path }.
publish-skip = Vai al contenuto
publish-table = Il tavolo
publish-trick = presa
publish-question = Domanda
publish-options = Scegli una risposta
publish-several = Le risposte giuste possono essere più d'una
publish-key = Chiave
publish-answer = Risposta
publish-difficulty = difficoltà
publish-laws = Articoli
publish-right = Giusta
publish-wrong = Sbagliata
publish-check = Controlla
publish-again = Rispondi di nuovo
publish-whatif = E se invece...
publish-whatif-about = Cambia ciò che l'Arbitro accerta, o ciò che un giocatore sceglie: la decisione si aggiorna.
publish-unknown = Il resto dipende dalle risposte che mancano qui sopra.
publish-found = nel caso
publish-search = Cerca
publish-search-about = un articolo (45C4), un id, una parola
publish-progress = Risposte
publish-forget = Ricomincia da capo
publish-list = Tutte le domande
publish-next = Avanti
publish-back = Indietro
publish-full = Schermo intero
publish-speaker = Vista del docente
publish-notes = Per il docente
publish-lesson-keys = Frecce: avanti e indietro
publish-slide = Caso
publish-step = passo
publish-candidate = Candidato
publish-code = codice
publish-form = modulo
publish-clause = Articolo
publish-sheet = Foglio delle risposte
publish-signature = Firma
publish-rules = Regole
publish-minutes = minuti
help-publish = Crea pagine da stampare, da proiettare e per esercitarsi
help-publish-after =
    Le pagine sono HTML autonomo: basta un browser, senza rete.
      arbitro publish handout 46-01 46-02 --law 46 -o dispensa.html
      arbitro publish lesson 45-01 45-05 -o lezione.html
      arbitro publish book -o sito
help-handout = Domande da stampare; chiave e ragioni su fogli a parte
help-lesson = Una lezione da proiettare, un passo alla volta
help-book = Un quaderno di esercizi: corregge, spiega, mostra che cosa cambia
help-publish-paper = Il fascicolo di un candidato su carta, con il foglio delle risposte
help-title = Il titolo delle pagine
help-publish-output = File o cartella da scrivere (se manca, lo standard output o la cartella corrente)
manual-page-records = giornale, fascicolo, lock, ricevute, risultati, e quali versioni li leggono
manual-page-publishing = pagine da stampare e proiettare, scambio con altri programmi, editor e CI

## Tavoli di altri programmi

sarif-help = { $text } «arbitro check --explain { $code }» spiega questo codice; il formato dei casi è in «arbitro manual cases».
help-pbn = Prende il tavolo da questo file PBN o LIN
help-board = Il numero del board nel file
help-room-of-board = La sala in cui il board è stato giocato: aperta, chiusa
help-table-of-board = Il tavolo a cui il board è stato giocato
help-new-after =
    Con --pbn il caso comincia da un board giocato al circolo: smazzata, licita e gioco vengono dal file.
      arbitro new 45-71 --pbn torneo.pbn --board 7 -o 45-71.toml
    Se il board è stato giocato a più tavoli, indica quale: --room aperta, --table 3.
board-none = in «{ $path }» non c'è nessuna smazzata: si leggono PBN e LIN
board-which = indica un board di «{ $path }» con --board: il file ha { $numbers }
board-lost = Parti del board non importate, perché illeggibili, irregolari o senza un contratto finale: { $what }.
board-table = il board { $number } di «{ $path }» è stato giocato più volte: indica quale con --room o --table: il file ha { $there }
board-absent = in «{ $path }» { $number ->
    [none] {""}
   *[other] il board { $number }{" "}
}non { $number ->
    [none] c'è
   *[other] ha
} { $what ->
    [room] la sala
   *[table] il tavolo
} «{ $asked }»: { $there ->
    [none] il file non ne nomina nessun{ $what ->
        [room] a
       *[table] o
    }; togli --{ $what }
   *[other] --{ $what } può essere { $there }
}
board-cut = Il gioco è importato fino alla presa { $count } di { $whole }: un caso non può contenere il resto ({ $why }).
board-unfit = la smazzata di «{ $path }» non si può usare in un caso: { $why }
board-source = { $file }, board { $number }
board-source-table = {", "}tavolo { $table }
board-source-room = {", "}sala { $room }
board-comment = Il tavolo viene dal file. Taglia il gioco dove comincia il caso; poi scrivi che cosa è successo, le opzioni e la decisione.

publish-score = Punti
publish-outcome = Esito
publish-scores = I punteggi
publish-from = da
publish-to = a
publish-candidates = Candidati
publish-questions = Le domande
publish-facility = Facilità
publish-discrimination = Discriminazione
help-publish-results = I risultati di una prova: la pagina della commissione, con i grafici
help-candidate-pages = Anche una pagina per candidato, con un nome che non si può indovinare
publish-old-pages = { $count ->
    [one] C'è ancora una pagina di una versione precedente, con un nome che chiunque può indovinare: toglila
   *[other] Ci sono ancora { $count } pagine di una versione precedente, con nomi che chiunque può indovinare: toglile
} ({ $paths }).

## Una prova tenuta in Moodle

help-stats-moodle = Il resoconto «Risposte» di un quiz di Moodle (CSV), invece delle cartelle
help-stats-pass = Con --moodle: la soglia, in percentuale (se manca, 60)
help-stats-output = Con --moodle: scrive qui i risultati e una scheda per candidato
moodle-unfinished = { $name } non ha consegnato: il tentativo non conta.
moodle-again = { $name } ha { $count } tentativi conclusi: conta l'ultimo.
moodle-unknown = { $count ->
    [one] Una risposta non corrisponde
   *[other] { $count } risposte non corrispondono
    } a nessuna domanda esportata dalla raccolta, e non { $count ->
    [one] conta
   *[other] contano
    }. La prima è nella colonna Risposta { $column }: «{ $text }».
moodle-grade = { $name }: Moodle dà { $theirs }, il motore { $ours } su { $most }. La chiave o i punteggi importati in Moodle non sono quelli attuali.
moodle-columns = «{ $path }» non è un resoconto «Risposte» di Moodle: servono il cognome o il nome, e le colonne Risposta 1, Risposta 2... (Moodle: Risultati, Risposte, scarica come CSV)
moodle-nobody = in «{ $path }» nessun candidato ha consegnato
moodle-no-question = in «{ $path }» nessuna risposta è un'opzione della raccolta: se le domande venivano da casi tuoi, aggiungi --cases CARTELLA; se seguivano un'altra edizione del Codice, aggiungi --edition { $other }
moodle-written = Risultati e schede di { $count ->
    [one] 1 candidato
   *[other] { $count } candidati
    } in { $path }.
import-true = Vero
import-false = Falso
