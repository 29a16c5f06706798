
# What both programs say: errors, the command line.

near = perhaps "{ $near }"?
error = arbitro: { $message }
beyond = "{ $path }": { $message } [{ $code }]: { $help }.
error-io = cannot read "{ $path }": { $why }.
error-io-write = cannot write "{ $path }": { $why }.
error-not-found = no such file or folder
error-denied = permission denied
error-is-folder = it is a folder, and a file is needed
error-not-folder = a part of the path is not a folder
error-no-file = it is not a file
error-in-the-way = something else already has this name
error-too-long = the file would be longer than the system allows
error-full = there is no space left
error-read-only = the disk is read-only
error-stream = cannot read standard input or write standard output: { $why }.
error-other = { $detail }
error-output = standard output was closed before the end.
value-name = { $name ->
    [key] SETTING
    [value] VALUE
    [room] ROOM
    [options] OPTIONS
    [command] COMMAND
    [paper] PAPER
    [journal] JOURNAL
    [receipt] RECEIPT
    [candidate] CANDIDATE
    [question] QUESTION
    [POLICY] POLICY
    [dir] FOLDER
    [LANG] LANG
    [WHEN] WHEN
    [FORMAT] FORMAT
    [DIR] DIR
    [EDITION] EDITION
    [FROM] FROM
    [TO] TO
    [READING] READING
    [TAG] TAG
    [CODE] CODE
    [case] CASE|FILE
    [path] PATH
    [clause] CLAUSE
    [id] ID
    [FILE] FILE
    [PBN] PBN
    [CONTRACT] CONTRACT
    [page] PAGE
    [what] CLAUSE|DECISION
    [file] FILE
    [shell] SHELL
    [TITLE] TITLE
    [assume] FACT=ANSWER
    [table] TABLE
    [N] N
    [NAME] NAME
    [ID] ID
   *[level] 1-5
    }
help-usage = Usage:
help-commands = Commands
help-options = Options
help-arguments = Arguments
help-help = Shows this help
help-version = Shows the version
help-lang = Language: it, en (by default that of the settings or of the system; failing that, Italian)
help-color = Colour: auto, always, never
help-ascii = Suits as the letters S H D C instead of symbols
usage-unknown-argument = "{ $arg }" is not an option of this command.
usage-only-one = "{ $arg }" is one too many: the command takes only one { $name }.
usage-takes-none = "{ $arg }" is not expected: this command accepts only options.
usage-unknown-command = "{ $arg }" is not a command.
usage-invalid-value = "{ $value }" is not a valid value for { $arg }.
usage-missing = { $arg } is missing.
usage-missing-command = the command is missing.
usage-needs-value = { $arg } takes a value.
usage-needs-values = { $arg } takes { $count } values.
usage-too-many = { $arg } is given twice.
usage-conflict = { $arg } cannot be used with { $other }.
usage-other = the command line cannot be understood.
usage-known = Allowed values: { $known }.
usage-see = "{ $command } --help" shows how to use it.
help-format-lines = Format: text, json (one object per line)
help-notation = Cards: it (A R D F) or en (A K Q J)
config-broken = the settings file '{ $path }' cannot be read ({ $why }): correct it, or delete it.
config-value = '{ $value }' is not a valid value for { $key } ({ $place }); allowed values: { $known }.

## Limits

limit-line = { $what }: { $most } [{ $code }]
limit-case-bytes = bytes of a case file
limit-problems = problems shown of a file
limit-flaws = flaws shown of a file
limit-entries = entries of any other list or table
limit-events = events of a question
limit-findings = findings of a question (findings)
limit-options = options of a question
limit-expected = decisions expected of the ruling (ruling)
limit-claims = claims of an option (claims)
limit-conditions = conditions of a decision (if)
limit-cites = clauses that an option cites (cites)
limit-hearings = hearings of the incidents of a question
limit-lines = lines of the ruling on a question
limit-excluded = questions that a stage leaves out by name ([exclude])
limit-candidates = candidates of a roster
limit-file-bytes = bytes of a roster, a journal, a lock or another program's file
limit-members = files in a package
limit-member-bytes = bytes of a file in a package, once unpacked
limit-package-bytes = bytes of all files of a package, once unpacked
limit-elements = elements and attributes of an XML file
limit-depth = XML elements one inside the other
limit-answers = answers of an imported question
limit-imported = questions of an imported file
limit-boards = boards of a PBN or LIN file
