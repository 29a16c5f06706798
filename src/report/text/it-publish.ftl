
## Ciò che leggono altri programmi

schema-case = Caso di arbitro
schema-stage = Prova di arbitro
schema-roster = Albo dei candidati di arbitro
schema-by = chi lo fa o lo dice
schema-roster-id = il codice del candidato, che dà il nome ai suoi file
schema-roster-name = il nome del candidato
schema-roster-extra = minuti oltre quelli della prova
schema-roster-language = la lingua del fascicolo: it o en
junit-file = il file
man-written = { $count ->
    [one] Scritta 1 pagina
   *[other] Scritte { $count } pagine
    } in { $path }.
help-check-format = Formato: text, json, github, junit, sarif, gitlab (in GitHub Actions, se non lo dici: github)
help-schema = Stampa lo schema (JSON Schema) di un file, per gli editor
help-schema-file = case (se manca), stage, roster
help-completions = Stampa i completamenti per una shell
help-shell = bash, zsh, fish, powershell, elvish
help-man = Stampa la pagina di man, del programma o di un comando
help-man-command = Il comando
help-man-output = Cartella in cui scrivere tutte le pagine
