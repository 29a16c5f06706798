
# La prova: piano, controllo, fascicoli.

help-stage = Prepara una prova: piano, controllo, fascicoli
help-stage-after = Una prova è una cartella: stage.toml (le domande e le regole di correzione), albo.csv (i candidati), stage.secret (il segreto da cui si estraggono i moduli). «new» la crea, «check» dice se la raccolta ha abbastanza domande, «build» scrive i fascicoli e stage.lock, che resta alla commissione; «code» dà il codice della sala. Poi «arbitro exam sit», «arbitro mark», «arbitro stats». Codice di uscita: 0 tutto bene, 1 il piano non si può soddisfare, 2 il comando non si è potuto eseguire.
help-stage-new = Crea una prova: stage.toml commentato, il segreto, un albo vuoto
help-stage-check = Dice se il piano si può soddisfare; altrimenti, che cosa lo impedisce
help-stage-build = Estrae e scrive un fascicolo per candidato, e stage.lock
help-stage-code = Dà il codice di una sala, da leggere ad alta voce all'inizio
help-stage-code-after = Il codice viene dal segreto della prova: lo stesso comando dà sempre lo stesso codice, e --room ne dà uno diverso per ogni sala. Il codice ha una lettera di controllo: chi lo scrive sbagliato è avvisato subito. Leggi il codice in sala, non prima.
help-room = Il nome della sala, se ce n'è più d'una
stage-code = Codice della sala{ $room ->
    [none] {""}
   *[other] {" "}{ $room }
}: { $code }
stage-no-code = la prova non chiede il codice della sala: in stage.toml, sotto [room], scrivi «code = true» prima di «stage build».
stage-free-code = i fascicoli di questa prova sono stati fatti da una versione precedente del programma, e il loro codice della sala non ha una lettera di controllo: la commissione può scegliere come codice qualunque parola.
help-stage-build-after = Gli stessi stage.toml, albo, segreto e raccolta danno gli stessi fascicoli, byte per byte. Aggiungi all'albo chi si iscrive tardi e ripeti il comando: i fascicoli già fatti devono restare com'erano, altrimenti non si scrive niente. Una prova ha al più 10000 candidati. I fascicoli non contengono le risposte. stage.lock le contiene, e da stage.secret si possono ricavare: questi due file restano alla commissione.
help-dir = La cartella della prova
help-candidates = L'albo dei candidati, CSV, .xlsx o .ods: id, nome, minuti_extra, lingua (gli ultimi due se servono); si cerca anche nella cartella della prova

stage-new-written = Scritti { $path }: completa stage.toml e albo.csv, poi esegui «arbitro stage check { $dir }».
stage-secret-comment = # Il segreto della prova: chi lo possiede può rifare ogni fascicolo con le risposte giuste. Non va dato a nessuno.
stage-met = Il piano si può soddisfare.
stage-not-met = Il piano non si può soddisfare.
stage-built = { $count ->
    [one] Un fascicolo
   *[other] { $count } fascicoli
} in { $papers }; { $lock } resta alla commissione. Ai candidati vanno il fascicolo e il programma arbitro-sit, che svolge la seduta e nient'altro.
stage-unchanged = { $count ->
    [one] Un fascicolo c'era già, e resta com'era.
   *[other] { $count } fascicoli c'erano già, e restano com'erano.
}
stage-titles = «{ $path }»: { $count ->
    [one] la prima riga non è letta, perché è
   *[other] le prime { $count } righe non sono lette, perché sono
} sopra i nomi delle colonne: { $titles }
stage-columns-unread = { $count ->
    [one] Una colonna dell'albo non è usata dal programma
   *[other] Queste colonne dell'albo non sono usate dal programma
}: { $names }. I minuti in più si leggono in minuti_extra, la lingua in lingua.
stage-no-kind = stage.toml non indica il tipo di prova, quindi vale «practice»: si possono estrarre anche domande che chiunque può leggere con la risposta. Se è un esame scrivi kind = "examination" in stage.toml; altrimenti scrivi kind = "practice".
stage-public = Prova d'esame: non si estraggono le domande che chiunque può leggere con la risposta. Escluse { $count } del programma{ $copies ->
    [0] .
    [one] {" "}e una tua che ne è la copia con altri semi, ranghi o posti: { $ids }.
   *[other] {" "}e { $copies } tue che ne sono la copia con altri semi, ranghi o posti: { $ids }.
}
stage-seeded = { $count ->
    [one] Una domanda è rifiutata, perché chiunque abbia questo programma può rifarla, con la chiave, { $seeds ->
        [one] dal seme che indica
       *[other] dai semi che indica
    } ({ $shown }): { $ids }.
   *[other] { $count } domande sono rifiutate, perché chiunque abbia questo programma può rifarle, con la chiave, { $seeds ->
        [one] dal seme che indicano
       *[other] dai semi che indicano
    } ({ $shown }): { $ids }.
} Una riga con source = "fresh" usa domande che si possono generare solo con il segreto della prova; «arbitro generate» senza --seed genera domande che nessuno può rifare.
stage-ignored-comment = # Ogni file di questa cartella resta escluso, comunque si chiami: chiavi, risposte, nomi, voti. Si possono condividere solo i file nominati qui.
stage-not-ignored = Attenzione: { $path } non impedisce a git di aggiungere domande con la chiave, risposte e nomi. Metti queste righe alla fine:
folder-not-ignored = Attenzione: «{ $path }» è in un archivio di git, e nessun .gitignore esclude la cartella per nome: git aggiungerebbe le domande con le chiavi.
stage-already-taken = Se git traccia già file di questa cartella, «git rm -r --cached { $dir }» li toglie dal prossimo commit; chi ha un commit precedente ha però le chiavi.
stage-bank-broken = la raccolta ha problemi: la prova si può preparare solo con casi che «arbitro check» accetta. Non è stato scritto niente.
stage-file-broken = { $path } ha problemi. Non è stato scritto niente.
stage-busy = un altro comando sta scrivendo in «{ $path }»: aspetta che finisca, poi riprova.
stage-no-secret = { $path } manca: se i fascicoli non sono ancora fatti, «arbitro stage new» sulla stessa cartella ne scrive uno nuovo e lascia il resto com'è. I fascicoli già fatti valgono, e si correggono anche senza segreto; per chi si iscrive tardi serve una prova in un'altra cartella, con lo stesso stage.toml.
stage-bad-secret = { $path } non è un segreto: un segreto è di 64 cifre esadecimali in una riga. Rimetti una copia intatta; se non esiste, cancella il file, e se i fascicoli non sono ancora fatti «arbitro stage new» sulla stessa cartella ne scrive uno nuovo.
stage-papers-differ = il fascicolo di { $candidate } non sarebbe più quello già fatto: sono cambiati il piano, la raccolta, il segreto o l'albo (un nome, i minuti, la lingua, l'ordine). Non è stato scritto niente. Ripristina i file di prima, oppure prepara la prova in un'altra cartella.
stage-lock-differs = { $what ->
    [scoring] le regole di correzione non sarebbero più quelle dei fascicoli
    [stagetoml] stage.toml non sarebbe più quello con cui sono stati preparati i fascicoli
   *[other] { $what } non sarebbe più come alla preparazione dei fascicoli (testo, risposta giusta o file del caso)
}: non è stato scritto niente, e stage.lock resta com'era. Una chiave sbagliata si corregge con «arbitro mark --against stage.lock».
stage-paper-in-the-way = { $path } c'è già e non è di questa prova. Non è stato scritto niente.
stage-no-lock = { $path } manca: prepara i fascicoli con «arbitro stage build».
stage-bad-lock = { $path }, riga { $line }, colonna { $column }: il file non è più come lo ha scritto «arbitro stage build».
stage-lock-format = { $path } è di un'altra versione del programma (formato { $format }): si corregge con la versione che ha fatto i fascicoli.
stage-lock-old = { $path } è di una versione precedente (formato { $format }): per ogni domanda il programma confronta solo le opzioni, non il testo e il tavolo.
stage-lock-question = { $path }, riga { $line }: la domanda { $question } non è fra quelle della prova.
stage-lock-cut = { $path } non è intero: manca l'ultima riga.
stage-lock-altered = { $path } è stato cambiato: non corrisponde più all'impronta nella sua ultima riga.
and-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}
stage-lock-scoring = { $path } è stato cambiato: le regole di correzione non corrispondono alla loro impronta (scoring_hash).
stage-lock-value = { $value }: { $lock } in stage.lock, { $there } in { $file }
stage-lock-contradicted = { $path } è stato cambiato dopo la preparazione, anche se l'impronta nell'ultima riga è giusta: altri file della prova, che da allora non sono cambiati, lo contraddicono: { $found }. Non è stato scritto niente. Rimetti la copia di stage.lock che ha la commissione, e accerta chi poteva scrivere in questa cartella.
stage-lock-again = Rimetti la copia della commissione. Se non esiste, cancella il file e ripeti «arbitro stage build»: con gli stessi piano, albo, segreto e raccolta il file è identico, e i fascicoli restano validi.
stage-already = in «{ $dir }» c'è già una prova ({ $file }): scegli un'altra cartella. Non è stato scritto niente.
stage-no-folder = «{ $path }» non è una cartella: indica quella della prova, che contiene stage.toml.
stage-not-utf8 = «{ $path }», riga { $line }: non è UTF-8, e le lettere accentate sarebbero sbagliate. Salvalo in UTF-8 (in Excel: «CSV UTF-8»).

habits-title = Chi non sa niente, su { $count } fascicoli estratti da questo piano
habits-line = { $habit ->
    [guess] a caso
    [place] sempre { $letter }
   *[longest] sempre l'opzione più lunga
}: { $count ->
    [0] non supera mai la prova
    [one] supera la prova una volta
   *[other] supera la prova { $count } volte
}
habits-seldom = Con queste regole nessuna di queste abitudini supera la prova in più di un fascicolo su cento.
habits-often = Con queste regole un'abitudine cieca supera la prova in più di un fascicolo su cento: alza la soglia, togli più punti per gli errori, o rivedi le opzioni (arbitro check).
habits-usual = Chi non legge le domande, ma sa quale risposta è di solito giusta in ogni Articolo (per averlo imparato da { $learned } domande per Articolo, generate come con «arbitro generate»), { $count ->
    [0] non supera mai la prova
    [one] supera la prova una volta
   *[other] supera la prova { $count } volte
} su { $of }. Questo dato è solo informativo e non fa parte delle abitudini cieche qui sopra.
help-simulate = Dice in quanti fascicoli su 1000 è promosso chi risponde a caso, o sceglie sempre la stessa lettera, l'opzione più lunga o la risposta di solito giusta

points = { $number ->
    [one] 1 punto
   *[other] { $points } punti
}
rule-laws = Si risponde secondo il Codice { $year }.
rule-no-limit = Non c'è limite di tempo.
rule-minutes = Tempo: { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}, più l'eventuale tempo in più di un candidato.
rule-marks = Punti per risposta: giusta { $right }, sbagliata { $wrong }, in bianco { $blank }.
rule-several = { $rule ->
    [net-correct] Domande con più risposte giuste: punti in proporzione a giuste scelte meno sbagliate scelte, sul totale delle giuste; zero o meno vale sbagliata.
    [each-option] Domande con più risposte giuste: punti in proporzione alle opzioni scelte o lasciate correttamente; zero vale sbagliata.
   *[all-or-nothing] Domande con più risposte giuste: giusta solo se le scelte sono esattamente quelle giuste.
}
rule-clause = Punti per la clausola citata: esatta { $exact }, paragrafo che la contiene { $paragraph }, solo l'articolo { $article }, altro { $wrong }, nessuna citazione { $missing }.
rule-clause-if-right = Contano se la risposta vale qualcosa.
rule-clause-always = Contano anche con la risposta sbagliata, non in bianco.
rule-floor = Il totale non scende sotto { $floor }.
rule-rounding = Il totale si arrotonda { $direction ->
    [down] per difetto
    [up] per eccesso
   *[nearest] al più vicino (metà in su)
} a passi di { $step }.
rule-pass-points = Per la sufficienza: { $points }.
rule-pass-percent = Per la sufficienza serve il { $percent } % del massimo.
rule-minimum = Sull'articolo { $law } serve almeno il { $percent } % del suo massimo.

row-law = articolo { $law }
row-difficulty = difficoltà { $same ->
    [one] { $low }
   *[range] da { $low } a { $high }
}
row-kind = { $kind ->
    [several] più risposte giuste
    [clause] con la clausola da citare
   *[one] una sola risposta giusta
}
row-tag = etichetta «{ $tag }»
row-source = { $source ->
    [fresh] fatte per questa prova
   *[both] della raccolta o fatte per questa prova
}
row-any = qualunque domanda

plan-summary = { $count ->
    [one] Una domanda
   *[other] { $count } domande
} per fascicolo, Codice { $year }; nella raccolta { $pool ->
    [one] ce n'è una
   *[other] ce ne sono { $pool }
} fra cui scegliere.
plan-blueprint = Piano
plan-row = { $count } di { $have }: { $what }
plan-row-binds = (non bastano)
plan-short = { $count ->
    [one] La riga { $rows } chiede { $asked ->
        [one] una domanda
       *[other] { $asked } domande
    }; nella raccolta { $have ->
        [0] non ce n'è nessuna.
        [one] ce n'è una.
       *[other] ce ne sono { $have }.
    }
   *[other] Le righe { $rows } chiedono insieme { $asked } domande; nella raccolta ce ne sono { $have }.
}
plan-papers = Fascicoli
plan-forms-each = { $questions ->
    [own] Ogni candidato ha le sue domande.
   *[same] Le domande sono le stesse per tutti, ogni candidato in una versione sua.
}
plan-forms-lettered = { $count ->
    [one] Un fascicolo uguale per tutti.
   *[other] { $count } moduli, da dare a turno nell'ordine dell'albo{ $questions ->
        [own] , ciascuno con le sue domande.
       *[same] , con le stesse domande.
    }
}
plan-switch = { $name ->
    [turn] tavolo girato
    [suits] semi scambiati
    [options] opzioni mescolate
   *[order] domande mescolate
}
plan-varied-nothing = Tutti vedono le domande come sono scritte.
plan-variants = { $pool ->
    [one] Una domanda
   *[other] { $pool } domande
}: { $count } modi di porle; il motore ricava la decisione di ogni variante estratta.
plan-rules = Come si corregge

A701 = questa difficoltà non è valida
    .help = scrivi un numero da 1 a 5, oppure il minimo e il massimo: [2, 4]
    .explain = In una riga del piano la difficoltà è un numero, o due numeri in ordine crescente, fra parentesi quadre.
A702 = { $key } dà troppi punti rispetto a una risposta migliore
    .help = wrong e blank valgono meno di right; exact, paragraph, article e wrong non crescono mai in quest'ordine, e missing non vale più di exact
    .explain = Chi risponde meglio non può avere meno punti: è quasi sempre un errore di battitura.
A703 = la sufficienza va data o in punti o in percentuale
    .help = scrivi pass = { "{" } points = 1450 { "}" } (sono centesimi: 14,5 punti) oppure pass = { "{" } percent = 65 { "}" }
    .explain = La sufficienza è un punteggio in centesimi di punto oppure una percentuale del massimo: una delle due.
A704 = la sufficienza non si può raggiungere: il massimo di questo piano è { $points } centesimi di punto
    .help = i punti sono in centesimi: 14,5 si scrive 1450
    .explain = Nessun fascicolo può arrivare al punteggio chiesto.
A705 = { $id } non è nella raccolta
    .help = «arbitro list» mostra le domande che ci sono
    .explain = Una domanda esclusa dev'essere nella raccolta: un id sbagliato non escluderebbe niente.
A706 = la riga chiede { $asked ->
    [one] una domanda
   *[other] { $asked } domande
}{ $law ->
    [any] {""}
   *[other] {" "}sull'articolo { $law }
}, e nella raccolta { $have ->
    [0] non ce n'è nessuna
    [one] ce n'è una
   *[other] ce ne sono { $have }
}
    .help = chiedine meno, allarga la riga (difficoltà, tipo, etichetta, esclusioni) o aggiungi casi
    .explain = Tolte le domande escluse e quelle delle prove precedenti, restano meno domande di quante ne chiede la riga.
A707 = le righe { $rows } chiedono insieme { $asked } domande, e nella raccolta ce ne sono { $have }
    .help = le righe si contendono le stesse domande: chiedine meno o allarga una delle righe
    .explain = Ogni domanda si usa una volta sola. Ciascuna di queste righe si potrebbe soddisfare da sola, ma non tutte insieme.
A708 = si chiede un minimo sull'articolo { $law }, ma nessuna riga del piano prende domande su di esso
    .help = togli il minimo, o aggiungi al piano una riga sull'articolo
    .explain = Se nel piano non ci sono domande su un articolo, tutti i candidati ne raggiungono il minimo.
A709 = il piano è vuoto
    .help = aggiungi almeno una tabella [[blueprint]] con count, il numero di domande
    .explain = Senza righe nel piano non c'è niente da chiedere.
A710 = la cartella di casi «{ $folder }» non si può leggere: { $why }
    .help = il percorso comincia dalla cartella della prova; i casi sono file .toml, in quella cartella o nelle sue sottocartelle
    .explain = Una cartella nominata in «cases» non esiste o non si può leggere: la prova verrebbe preparata senza le sue domande.
A711 = in «{ $folder }» non c'è stage.lock: non è una prova già preparata
    .help = il percorso comincia dalla cartella di questa prova; indica una cartella in cui è stato eseguito «arbitro stage build»
    .explain = Le domande da non ripetere sono scritte nello stage.lock delle prove precedenti; senza, si ripeterebbero.
A712 = al minuto { $minute } la seduta è finita per tutti: il tempo più lungo è di { $most } minuti
    .help = i minuti di «checkpoints» devono precedere la fine, tempo in più compreso
    .explain = A ogni minuto di «checkpoints» il candidato copia un codice: un minuto che nessuno raggiunge non avrebbe un codice da copiare.
A713 = il { $date } non esiste
    .help = in numeri la data si scrive 2026-12-05, o 5/12/2026
    .explain = La data è stampata sui fascicoli, e il programma la confronta con gli orologi dei giornali.
A714 = «{ $cite }» non è un articolo, un paragrafo o una clausola
    .help = «law» si scrive 45, [45, 46], "45,46", "45-47", "45C" o "45C,50": un intervallo va da un articolo a un altro, non da un paragrafo; «arbitro law» elenca gli articoli
    .explain = Una riga del piano prende le domande su articoli, paragrafi o clausole di qualche edizione.

A801 = manca la colonna { $key ->
    [name] nome
    [receipt] ricevuta
   *[id] id
}
    .help = la prima riga dà i nomi delle colonne; questa può chiamarsi { $known }
    .explain = L'albo è una tabella (CSV, .xlsx o .ods) con i nomi delle colonne nella prima riga: id e nome ci devono essere. In receipts.csv servono id e ricevuta.
A802 = l'id { $id } c'è due volte
    .help = ogni candidato ha un id suo; maiuscole e minuscole non bastano a distinguerli
    .explain = L'id dà il nome ai file del candidato: con due id uguali un file sovrascriverebbe l'altro.
A803 = { $id ->
    [none] manca l'id
   *[other] «{ $id }» non è un id valido: dà il nome ai file del candidato, quindi deve poter essere un nome di file
}
    .help = usa lettere senza accenti, cifre, «-», «_» e «.», al più 64, e non cominciare con «.» o «-», né finire con «.»; non sono ammessi i nomi riservati da Windows (CON, NUL, AUX, PRN, COM1, LPT1...)
    .explain = L'id (di solito il numero di tessera) dà il nome ai file del candidato. Il nome del candidato può avere accenti, virgole e virgolette.
A804 = i minuti in più non possono essere «{ $found }»
    .help = scrivi un numero intero da 0 a 1440, o lascia la casella vuota
    .explain = Il tempo in più si dà in minuti interi.
A805 = la riga ha { $count ->
    [one] un campo
   *[other] { $count } campi
}; le colonne sono { $fields }
    .help = i campi si separano con lo stesso carattere dei nomi delle colonne; un nome che lo contiene va fra virgolette
    .explain = Ogni riga dell'albo ha tanti campi quante sono le colonne della prima.
A806 = l'albo non ha candidati
    .help = la prima riga dà i nomi delle colonne; sotto, una riga per candidato
    .explain = Senza candidati non c'è niente da preparare.
A807 = «{ $found }» non è una lingua dei fascicoli
    .help = scrivi it o en, o lascia la casella vuota
    .explain = I fascicoli sono in italiano (it) e in inglese (en).
A808 = un campo contiene un a capo, o un carattere non stampabile
    .help = di solito sono virgolette aperte e mai chiuse: chiudile, o scrivi il campo su una riga sola; se il nome è stato incollato da una pagina, riscrivilo
    .explain = Virgolette aperte e mai chiuse includono nel campo anche le righe sotto, e i loro candidati resterebbero senza fascicolo.
A809 = a «{ $id }» manca il nome, il cognome o tutti e due
    .help = scrivi nome e cognome, ciascuno nella sua colonna
    .explain = Dove l'albo ha una colonna per il nome e una per il cognome, si riempiono tutte e due; altrimenti fascicolo, scheda e risultati mostrerebbero mezzo nome.
A810 = l'albo ha { $count } candidati; una prova ne ha al più { $most }
    .help = dividi l'albo in più prove, ciascuna nella sua cartella
    .explain = Oltre questo numero fascicoli e lock richiederebbero troppo tempo e troppa memoria.
stage-nowhere = «{ $name }» manca: il programma lo ha cercato a partire dalla cartella corrente ({ $here }) e da quella della prova ({ $within }).
A811 = un campo ha caratteri sbagliati («Ã²» per «ò», un segno al posto di una lettera), o la sua cella ha un errore
    .help = correggi la cella che ha un errore; se nessuna ne ha, un programma ha letto il file con la codifica sbagliata: riapri l'originale e salvalo come «CSV UTF-8», o come .xlsx
    .explain = Il nome apparirebbe così sul fascicolo e nei risultati. Correggilo all'origine: un file salvato in UTF-8 e letto come Windows-1252 ha due segni per ogni lettera accentata.
A812 = la colonna «{ $column }» c'è due volte
    .help = tieni la colonna giusta, e togli l'altra o cambiale nome
    .explain = Se due colonne hanno lo stesso nome, il programma non può sapere quale vale.
A813 = la colonna «{ $column }» è sconosciuta, e ne manca una dal nome simile
    .help = scrivi { $near } nella prima riga; se la colonna è per altro, dalle un nome meno simile
    .explain = Una colonna sconosciuta è ignorata; ma se il suo nome è quasi quello di una che manca, il suo contenuto andrebbe perduto: i minuti in più, per esempio.
A814 = la colonna del minuto { $minute } non è di questa prova: { $known ->
    [none] non chiede codici durante la seduta
   *[other] i codici si copiano ai minuti { $known }
}
    .help = chiama ogni colonna con il minuto in cui si è copiato il codice, e togli le altre
    .explain = In receipts.csv la colonna di un codice copiato durante la seduta porta il suo minuto, come in «checkpoints» di stage.toml.
stage-no-table = «{ $path }»{ $why ->
    [workbook] { " " }non si può aprire come foglio di calcolo: il suo formato non è riconosciuto, oppure il file è danneggiato o ha una password. Aprilo, e salvalo senza password come .xlsx o come «CSV UTF-8».
    [markup] { " " }è una pagina web o un file XML con il nome di un foglio di calcolo: aprilo con il foglio di calcolo, e salvalo come .xlsx o come «CSV UTF-8».
    [formula] { " " }ha una formula senza il suo valore nella cella { $cell }: il programma che ha scritto il file non ha calcolato il valore. Apri il file con un foglio di calcolo e salvalo di nuovo, o scrivi il valore nella cella.
    [large] { " " }è un foglio di calcolo che, una volta estratto, è troppo grande da leggere: copia la tabella in un foglio nuovo, e salva quello.
   *[text] , riga { $line }: contiene caratteri che non possono stare in un nome: salvalo come «CSV UTF-8 (delimitato dal separatore di elenco)», o come .xlsx.
}
stage-letters = «{ $path }» non è in UTF-8: è stato letto con la codifica di Windows (Windows-1252). { $count ->
    [one] Controlla questo campo
   *[other] Controlla questi { $count } campi
}: { $fields }
stage-sheet = «{ $path }»: è stato letto il foglio «{ $sheet }»; { $others ->
    [one] un altro foglio, che non è vuoto, non è stato letto.
   *[other] altri { $others } fogli, che non sono vuoti, non sono stati letti.
}
