
## What other programs read

schema-case = An arbitro case
schema-stage = An arbitro stage
schema-roster = An arbitro roster of candidates
schema-by = the player who does or says it
schema-roster-id = the candidate's code, after which his files are named
schema-roster-name = the candidate's name
schema-roster-surname = the surname, if it has a column of its own
schema-roster-extra = minutes beyond those of the stage
schema-roster-language = the language of the paper: it or en
junit-file = the file
man-written = { $count ->
    [one] Wrote 1 page
   *[other] Wrote { $count } pages
    } to { $path }.
help-check-format = Format: text, json, github, junit, sarif, gitlab (in GitHub Actions the default is github)
help-schema = Prints the schema (JSON Schema) of a file, for editors
help-schema-file = case (the default), stage, roster
help-completions = Prints the completions for a shell
help-shell = bash, zsh, fish, powershell, elvish
help-man = Prints the man page of the program or of a command
help-man-command = The command
help-man-output = Folder to write all the pages to

## Exchange with other programs

answer-right = Right: { $clauses }.
anki-key = Answer: { $letters }
anki-deck = Directors
anki-deck-of = { $deck }::Laws { $year }{ $doctrine ->
    [school] {""}
    [code] , doctrine of the Code
   *[other] , doctrine { $doctrine }
}
anki-id = Id
anki-question = Question
anki-answer = Answer
export-written = { $count ->
    [one] Wrote 1 question
   *[other] Wrote { $count } questions
    } to { $path }, with the answers by the Laws of { $year }.
export-needs-file = this format is a package: say where to write it with --output FILE
export-with-key = the questions of a stage are exported with their key: if you really want that, add --with-key
export-lost = This format cannot hold: { $what }.
error-no-questions = no question matches: remove a filter, or see "arbitro list"
lost-facts = the facts from which the engine derives the ruling, and the proof of each option
lost-clause = the clause asked for as well as the answer
lost-editions = the other editions
lost-language = the other language
lost-tags = the tags
lost-choice = automatic marking (a flashcard can only be turned over)
import-unproved = Unproved: the table, the events and what each option claims are missing. "arbitro check" lists them.
import-written = { $count ->
    [one] Wrote 1 question, unproved,
   *[other] Wrote { $count } questions, unproved,
    } to { $path }.
import-no-xml = "{ $path }" cannot be read, line { $line }: { $what }
import-other = "{ $path }" is XML of another kind (<{ $name }>): Moodle XML, GIFT, QTI 2.1 and 3.0 can be read
import-no-question = "{ $path }" has no multiple-choice question: Moodle XML, GIFT, QTI 2.1 and 3.0 can be read
import-needs-law = question { $number } ("{ $name }"){ $others ->
    [0] {" "}does not say which Law it is
    [one] {" "}and another do not say which Law they are
   *[other] {" "}and { $others } others do not say which Law they are
} about: put an id, such as 46-02, in the title, or name the Law with --law N. Nothing was imported.
import-lost-kind = Not imported: { $kind }, which is not a multiple-choice question.
import-lost-picture = { $id }: the picture was not imported; the table goes in [table].
import-lost-credit = { $id }: an answer worth part of the marks counts as wrong here.
import-lost-answers = { $id }: only the first { $most } answers were imported [{ $code }].
import-lost-more = { $count ->
    [one] And 1 more note.
   *[other] And { $count } more notes.
    }
help-export = Writes questions for another program
help-export-after =
    Proved questions are exported, each with its key, the reasons and the explanation of every option. What the format cannot hold is reported at the end. The questions of a stage (--stage) are exported only with --with-key.
      arbitro export moodle --law 45 -o law45.xml
      arbitro export anki -o directors.apkg
help-export-output = File to write (by default standard output)
help-export-fresh = Fresh questions instead of those in the bank, as many as --count says (by default 10)
help-export-brief = For a wrong option, says only what refutes it, not when it would be right
help-export-stage = Exports the questions of the stage in this folder
help-with-key = Exports the questions of a stage with their key
help-ids-chosen = Ids of the questions; 45-05 stands for 45-05a and the other parts (by default, all the questions that the filters select)
help-import = Reads questions from other programs and turns them into cases to complete
help-import-after = Moodle XML, GIFT, QTI 2.1 and 3.0 are read. Each question becomes a case file marked "unproved": until it contains the facts and the engine confirms the answer, "arbitro check" refuses it and no quiz uses it.
help-import-file = File to read
help-import-law = Law of the questions whose id does not give it
help-import-output = Folder to write to (by default the current one)

## Pages

publish-handout-title = Handout
publish-lesson-title = Lesson
publish-book-title = Practice book
publish-law = Law { $number }
publish-written = { $count ->
    [one] Wrote 1 page
   *[other] Wrote { $count } pages
    } to { $path }.
publish-skip = Skip to content
publish-table = The table
publish-trick = trick
publish-question = Question
publish-options = Choose an answer
publish-several = More than one answer may be right
publish-key = Key
publish-answer = Answer
publish-difficulty = difficulty
publish-laws = Laws
publish-right = Right
publish-wrong = Wrong
publish-check = Check
publish-again = Answer again
publish-whatif = What if...
publish-whatif-about = Change what the director finds, or what a player chooses: the ruling is updated.
publish-unknown = The rest depends on the answers that are missing above.
publish-found = in the case
publish-search = Search
publish-search-about = a Law (45C4), an id, a word
publish-progress = Answered
publish-forget = Start again
publish-list = All questions
publish-next = Next
publish-back = Back
publish-full = Full screen
publish-speaker = Speaker's view
publish-notes = For the speaker
publish-lesson-keys = Arrow keys: forward and back
publish-slide = Case
publish-step = step
publish-candidate = Candidate
publish-code = code
publish-form = form
publish-clause = Law
publish-sheet = Answer sheet
publish-signature = Signature
publish-rules = Rules
publish-minutes = minutes
help-publish = Makes pages to print, to project and to practise with
help-publish-after =
    The pages are self-contained HTML: they need a browser, and no network.
      arbitro publish handout 46-01 46-02 --law 46 -o handout.html
      arbitro publish lesson 45-01 45-05 -o lesson.html
      arbitro publish book -o site
help-handout = Questions to print; key and reasons on separate sheets
help-lesson = A lesson to project, one step at a time
help-book = A practice book: it marks, explains, shows what changes
help-publish-paper = A candidate's paper to print, with the answer sheet
help-title = The title of the pages
help-publish-output = File or folder to write (by default standard output, or the current folder)
manual-page-records = journal, paper, lock, receipts, results, and which versions read them
manual-page-publishing = pages to print and project, exchange with other programs, editors and CI

## Tables of other programs

sarif-help = { $text } "arbitro check --explain { $code }" explains this code; the format of cases is in "arbitro manual cases".
help-pbn = Takes the table from this PBN or LIN file
help-board = The number of the board in the file
help-room-of-board = The room in which the board was played: open, closed
help-table-of-board = The table at which the board was played
help-new-after =
    With --pbn the case starts from a board played at the club: deal, auction and play come from the file.
      arbitro new 45-71 --pbn event.pbn --board 7 -o 45-71.toml
    If a board was played at several tables, say which: --room open, --table 3.
board-none = there is no deal in "{ $path }": PBN and LIN can be read
board-which = say which board of "{ $path }" with --board: the file has { $numbers }
board-lost = Parts of the board that were not imported, because they are unreadable, irregular or without a final contract: { $what }.
board-table = board { $number } of "{ $path }" was played more than once: say which with --room or --table: the file has { $there }
board-absent = "{ $path }" has no { $what } "{ $asked }"{ $number ->
    [none] {""}
   *[other] {" "}for board { $number }
}: { $there ->
    [none] the file names none; leave --{ $what } out
   *[other] --{ $what } may be { $there }
}
board-cut = The play is imported up to trick { $count } of { $whole }: a case cannot contain the rest ({ $why }).
board-unfit = the deal of "{ $path }" cannot be used in a case: { $why }
board-source = { $file }, board { $number }
board-source-table = {", "}table { $table }
board-source-room = {", "}room { $room }
board-comment = The table comes from the file. Cut the play where the case begins; then write what happened, the options and the ruling.

publish-score = Points
publish-outcome = Result
publish-scores = The scores
publish-from = from
publish-to = to
publish-candidates = Candidates
publish-questions = The questions
publish-facility = Facility
publish-discrimination = Discrimination
help-publish-results = The results of a stage: the commission's page, with its charts
help-candidate-pages = Also a page for each candidate, under a name that cannot be guessed
publish-old-pages = { $count ->
    [one] A page of an earlier version is still there, under a name that anybody can guess: remove it
   *[other] { $count } pages of an earlier version are still there, under names that anybody can guess: remove them
} ({ $paths }).

## A sitting held in Moodle

help-stats-moodle = The "Responses" report of a Moodle quiz (CSV), in place of the folders
help-stats-pass = With --moodle: the pass mark, in percent (by default 60)
help-stats-output = With --moodle: writes the results here, and a report for each candidate
moodle-unfinished = { $name } did not hand in: the attempt does not count.
moodle-again = { $name } has { $count } finished attempts: the last one counts.
moodle-unknown = { $count ->
    [one] One answer matches
   *[other] { $count } answers match
    } no question exported from the bank, and { $count ->
    [one] does
   *[other] do
    } not count. The first is in the column Response { $column }: "{ $text }".
moodle-grade = { $name }: Moodle gives { $theirs }, the engine { $ours } of { $most }. The key or the marks imported into Moodle are not the current ones.
moodle-columns = "{ $path }" is not a Moodle "Responses" report: it needs the last or first name, and the columns Response 1, Response 2... (Moodle: Results, Responses, download as CSV)
moodle-nobody = "{ $path }" has no candidate who handed in
moodle-no-question = in "{ $path }" no response is an option of the bank: if the questions came from your own cases, add --cases DIR; if they followed another edition of the Laws, add --edition { $other }
moodle-written = Results and reports of { $count ->
    [one] 1 candidate
   *[other] { $count } candidates
    } in { $path }.
import-true = True
import-false = False
