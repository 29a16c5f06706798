
## What other programs read

schema-case = A case of arbitro
schema-stage = A stage of arbitro
schema-roster = A roster of candidates of arbitro
schema-by = who does or says it
schema-roster-id = the candidate's code, which names his files
schema-roster-name = the candidate's name
schema-roster-extra = minutes beyond those of the stage
schema-roster-language = the language of the paper: it or en
junit-file = the file
man-written = { $count ->
    [one] Written 1 page
   *[other] Written { $count } pages
    } in { $path }.
help-check-format = Format: text, json, github, junit, sarif, gitlab (in GitHub Actions, where none is asked: github)
help-schema = Prints the schema (JSON Schema) of a file, for editors
help-schema-file = case (if none), stage, roster
help-completions = Prints the completions for a shell
help-shell = bash, zsh, fish, powershell, elvish
help-man = Prints the man page of the program or of a command
help-man-command = The command
help-man-output = Folder into which all pages are written
