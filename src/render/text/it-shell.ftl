
# Ciò che dicono tutti e due i programmi: errori, riga di comando.

near = forse «{ $near }»?
error = arbitro: { $message }
beyond = «{ $path }»: { $message } [{ $code }]: { $help }.
error-io = non si può leggere «{ $path }»: { $why }.
error-io-write = non si può scrivere «{ $path }»: { $why }.
error-not-found = manca il file o la cartella
error-denied = manca il permesso
error-is-folder = è una cartella, e serve un file
error-not-folder = una parte del percorso non è una cartella
error-no-file = non è un file
error-in-the-way = c'è già qualcos'altro con questo nome
error-too-long = il file diventerebbe più lungo di quanto il sistema permette
error-full = lo spazio è finito
error-read-only = il disco è in sola lettura
error-stream = non si può leggere lo standard input o scrivere lo standard output: { $why }.
error-other = { $detail }
error-output = lo standard output è stato chiuso prima della fine.
value-name = { $name ->
    [key] IMPOSTAZIONE
    [value] VALORE
    [room] SALA
    [options] OPZIONI
    [command] COMANDO
    [paper] FASCICOLO
    [journal] GIORNALE
    [receipt] RICEVUTA
    [candidate] CANDIDATO
    [question] DOMANDA
    [POLICY] DECISIONE
    [dir] CARTELLA
    [LANG] LINGUA
    [WHEN] QUANDO
    [FORMAT] FORMATO
    [DIR] CARTELLA
    [EDITION] EDIZIONE
    [FROM] DA
    [TO] A
    [READING] LETTURA
    [TAG] ETICHETTA
    [CODE] CODICE
    [case] CASO|FILE
    [path] PERCORSO
    [clause] CLAUSOLA
    [id] ID
    [FILE] FILE
    [PBN] PBN
    [CONTRACT] CONTRATTO
    [page] PAGINA
    [what] CLAUSOLA|DECISIONE
    [file] FILE
    [shell] SHELL
    [TITLE] TITOLO
    [assume] FATTO=RISPOSTA
    [table] TABELLA
    [N] N
    [NAME] NOME
    [ID] ID
   *[level] 1-5
    }
help-usage = Uso:
help-commands = Comandi
help-options = Opzioni
help-arguments = Argomenti
help-help = Mostra questo aiuto
help-version = Mostra la versione
help-lang = Lingua: it, en (se manca, quella delle impostazioni o del sistema; altrimenti l'italiano)
help-color = Colore: auto, always, never
help-ascii = Semi con le lettere S H D C invece dei simboli
usage-unknown-argument = «{ $arg }» non è un'opzione di questo comando.
usage-only-one = «{ $arg }» è di troppo: il comando accetta un solo { $name }.
usage-takes-none = «{ $arg }» è di troppo: questo comando accetta solo opzioni.
usage-unknown-command = «{ $arg }» non è un comando.
usage-invalid-value = «{ $value }» non è un valore valido per { $arg }.
usage-missing = manca { $arg }.
usage-missing-command = manca il comando.
usage-needs-value = { $arg } richiede un valore.
usage-needs-values = { $arg } richiede { $count } valori.
usage-too-many = { $arg } è indicato due volte.
usage-conflict = { $arg } non si può usare insieme a { $other }.
usage-other = la riga di comando non si capisce.
usage-known = Valori ammessi: { $known }.
usage-see = Con «{ $command } --help» vedi come si usa.
help-format-lines = Formato: text, json (un oggetto per riga)
help-notation = Carte: it (A R D F) o en (A K Q J)
config-broken = il file delle impostazioni «{ $path }» non si legge ({ $why }): correggilo, o cancellalo.
config-value = «{ $value }» non è un valore valido per { $key } ({ $place }); valori ammessi: { $known }.

## Limiti

limit-line = { $what }: { $most } [{ $code }]
limit-case-bytes = byte di un file di caso
limit-problems = problemi mostrati di un file
limit-flaws = difetti mostrati di un file
limit-entries = voci di ogni altro elenco o tabella
limit-events = eventi di una domanda
limit-findings = fatti accertati di una domanda (findings)
limit-options = opzioni di una domanda
limit-expected = decisioni attese (ruling)
limit-claims = decisioni sostenute da un'opzione (claims)
limit-conditions = condizioni di una decisione (if)
limit-cites = clausole citate da un'opzione (cites)
limit-hearings = esami degli incidenti di una domanda
limit-lines = righe della decisione su una domanda
limit-excluded = domande che una prova esclude per nome ([exclude])
limit-candidates = candidati di un albo
limit-file-bytes = byte di un albo, giornale, lock o file di altri programmi
limit-members = file di un pacchetto
limit-member-bytes = byte di un file di un pacchetto, una volta estratto
limit-package-bytes = byte di tutti i file di un pacchetto, una volta estratti
limit-elements = elementi e attributi di un file XML
limit-depth = elementi XML uno dentro l'altro
limit-answers = risposte di una domanda importata
limit-imported = domande di un file importato
limit-boards = board di un file PBN o LIN
