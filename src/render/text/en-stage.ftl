
# The stage: blueprint, check, papers.

help-stage = Prepares a stage: blueprint, check, papers
help-stage-after = A stage is a folder: stage.toml (the questions and the rules of marking), albo.csv (the candidates), stage.secret (the secret from which forms are drawn). "new" creates it, "check" says whether the bank has enough questions, "build" writes the papers and stage.lock, which the commission keeps; "code" gives the room code. Then "arbitro exam sit", "arbitro mark", "arbitro stats". Exit code: 0 success, 1 the blueprint cannot be met, 2 the command could not run.
help-stage-new = Creates a stage: a commented stage.toml, the secret, an empty roster
help-stage-check = Says whether the blueprint can be met; if not, what prevents it
help-stage-build = Draws and writes a paper for each candidate, and stage.lock
help-stage-code = Gives the code of a room, to be read aloud at the beginning
help-stage-code-after = The code comes from the secret of the stage: the same command always gives the same code, and --room gives a different one for each room. The code has a check letter: a candidate who mistypes it is warned at once. Read the code in the room, not before.
help-room = The name of the room, where there is more than one
stage-code = Room code{ $room ->
    [none] {""}
   *[other] {" "}{ $room }
}: { $code }
stage-no-code = the stage asks for no room code: in stage.toml, under [room], write "code = true" before "stage build".
stage-free-code = the papers of this stage were made by an earlier version of the program, and their room code has no check letter: the commission may choose any word as the code.
help-stage-build-after = The same stage.toml, roster, secret and bank give the same papers, byte for byte. Add a late entrant to the roster and run the command again: the papers already made must stay as they were, otherwise nothing is written. A stage has at most 10000 candidates. Papers do not contain the answers. stage.lock contains them, and stage.secret makes it possible to derive them: these two files stay with the commission.
help-dir = The folder of the stage
help-candidates = The roster of candidates, CSV, .xlsx or .ods: id, name, extra_minutes, language (the last two where needed); it is also looked for in the folder of the stage

stage-new-written = Wrote { $path }: fill in stage.toml and albo.csv, then "arbitro stage check { $dir }".
stage-secret-comment = # The secret of the stage: anyone who has it can make every paper again, with the right answers. Give it to nobody.
stage-met = The blueprint can be met.
stage-not-met = The blueprint cannot be met.
stage-built = { $count ->
    [one] One paper
   *[other] { $count } papers
} in { $papers }; { $lock } stays with the commission. Candidates are given the paper and the program arbitro-sit, which runs the sitting and nothing else.
stage-unchanged = { $count ->
    [one] One paper was already there, and stays as it was.
   *[other] { $count } papers were already there, and stay as they were.
}
stage-titles = "{ $path }": { $count ->
    [one] the first row is not read, because it is
   *[other] the first { $count } rows are not read, because they are
} above the names of the columns: { $titles }
stage-columns-unread = { $count ->
    [one] One column of the roster is not used by the program
   *[other] These columns of the roster are not used by the program
}: { $names }. Extra minutes are read from extra_minutes, the language from language.
stage-no-kind = stage.toml does not give the kind of stage, so it counts as "practice": questions that anybody can read with their answers may be drawn. For an examination write kind = "examination" in stage.toml; otherwise write kind = "practice".
stage-public = An examination: questions whose answer anybody can read are not drawn. Left out: { $count } of the program's own{ $copies ->
    [0] .
    [one] {" "}and one of yours that is a copy with other suits, ranks or seats: { $ids }.
   *[other] {" "}and { $copies } of yours that are copies with other suits, ranks or seats: { $ids }.
}
stage-seeded = { $count ->
    [one] One question was refused, because anybody with this program can make it again, with its key, from { $seeds ->
        [one] the seed that it names
       *[other] the seeds that it names
    } ({ $shown }): { $ids }.
   *[other] { $count } questions were refused, because anybody with this program can make them again, with their keys, from { $seeds ->
        [one] the seed that they name
       *[other] the seeds that they name
    } ({ $shown }): { $ids }.
} A row with source = "fresh" uses questions that can be generated only with the secret of the stage; "arbitro generate" without --seed generates questions that nobody can make again.
stage-ignored-comment = # Every file in this folder is excluded, whatever it is called: keys, answers, names, marks. Only the files named here may be shared.
stage-not-ignored = Warning: { $path } does not stop git from adding questions with their keys, answers and names. Put these lines at its end:
folder-not-ignored = Warning: "{ $path }" is in a git repository, and no .gitignore excludes the folder by its name: git would add the questions with their keys.
stage-already-taken = If git already tracks files of this folder, "git rm -r --cached { $dir }" removes them from the next commit; but whoever has an earlier commit has the keys.
stage-bank-broken = the bank has problems: a stage can be prepared only with cases that "arbitro check" accepts. Nothing was written.
stage-file-broken = { $path } has problems. Nothing was written.
stage-busy = another command is writing in "{ $path }": wait for it to end, then try again.
stage-no-secret = { $path } is missing: if no papers have been made yet, "arbitro stage new" on the same folder writes a new one and leaves the rest as it is. Papers already made are valid and can be marked without the secret; late entrants need a stage in another folder, with the same stage.toml.
stage-bad-secret = { $path } is not a secret: a secret is 64 hexadecimal digits on one line. Put back an intact copy; if there is none, delete the file, and if no papers have been made yet "arbitro stage new" on the same folder writes a new one.
stage-papers-differ = the paper of { $candidate } would no longer be the one already made: the blueprint, the bank, the secret or the roster (a name, minutes, a language, the order) has changed. Nothing was written. Restore the earlier files, or prepare the stage in another folder.
stage-lock-differs = { $what ->
    [scoring] the rules of marking would no longer be those of the papers
    [stagetoml] stage.toml would no longer be the one from which the papers were made
   *[other] { $what } would no longer be as it was when the papers were made (text, right answer or case file)
}: nothing was written, and stage.lock stays as it was. A wrong key is corrected with "arbitro mark --against stage.lock".
stage-paper-in-the-way = { $path } already exists and does not belong to this stage. Nothing was written.
stage-no-lock = { $path } is missing: make the papers with "arbitro stage build".
stage-bad-lock = { $path }, line { $line }, column { $column }: the file is no longer as "arbitro stage build" wrote it.
stage-lock-format = { $path } is from another version of the program (format { $format }): mark with the version that made the papers.
stage-lock-old = { $path } is from an earlier version (format { $format }): for each question the program compares only the options, not the text and the table.
stage-lock-question = { $path }, line { $line }: question { $question } is not among those of the stage.
stage-lock-cut = { $path } is incomplete: its last line is missing.
stage-lock-altered = { $path } has been changed: it no longer agrees with the hash in its last line.
and-more = and { $count } more
stage-lock-scoring = { $path } has been changed: the rules of marking no longer agree with their hash (scoring_hash).
stage-lock-value = { $value }: { $lock } in stage.lock, { $there } in { $file }
stage-lock-contradicted = { $path } has been changed since the stage was built, though the hash in its last line is right: other files of the stage, which have not changed since then, contradict it: { $found }. Nothing was written. Put back the copy of stage.lock that the commission has, and find out who could write in this folder.
stage-lock-again = Put back the commission's copy. If there is none, delete the file and run "arbitro stage build" again: with the same blueprint, roster, secret and bank the file is identical, and the papers stay valid.
stage-already = there is already a stage in "{ $dir }" ({ $file }): choose another folder. Nothing was written.
stage-no-folder = "{ $path }" is not a folder: give the folder of the stage, which contains stage.toml.
stage-not-utf8 = "{ $path }", line { $line }: not UTF-8, so accented letters would be wrong. Save it as UTF-8 (in Excel: "CSV UTF-8").

habits-title = A candidate who knows nothing, over { $count } papers drawn by this blueprint
habits-line = { $habit ->
    [guess] at random
    [place] always { $letter }
   *[longest] always the longest option
}: { $count ->
    [0] never passes
    [one] passes once
   *[other] passes { $count } times
}
habits-seldom = By these rules none of these habits passes more than once in a hundred papers.
habits-often = By these rules a blind habit passes more than once in a hundred papers: raise the pass mark, take more off for a wrong answer, or look at the options again (arbitro check).
habits-usual = A candidate who does not read the questions, but knows which answer is usually right in each Law (learned from { $learned } questions on each Law, generated as by "arbitro generate"), { $count ->
    [0] never passes
    [one] passes once
   *[other] passes { $count } times
} in { $of }. This figure is for information only and is not one of the blind habits above.
help-simulate = Says how many papers in 1000 a candidate passes by guessing, or by always choosing one letter, the longest option or the answer that is usually right

points = { $number ->
    [one] 1 point
   *[other] { $points } points
}
rule-laws = Answers are by the Laws of { $year }.
rule-no-limit = There is no time limit.
rule-minutes = Time: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, plus any extra time for a candidate.
rule-marks = Points for an answer: right { $right }, wrong { $wrong }, blank { $blank }.
rule-several = { $rule ->
    [net-correct] Questions with several right answers: points in proportion to right ones chosen minus wrong ones chosen, out of the right ones; zero or less is wrong.
    [each-option] Questions with several right answers: points in proportion to options rightly chosen or left; zero is wrong.
   *[all-or-nothing] Questions with several right answers: right only if exactly the right ones are chosen.
}
rule-clause = Points for the clause cited: the exact clause { $exact }, a paragraph that contains it { $paragraph }, the Law alone { $article }, another { $wrong }, none { $missing }.
rule-clause-if-right = They count if the answer is worth something.
rule-clause-always = They count with a wrong answer too, not with a blank.
rule-floor = The total does not fall below { $floor }.
rule-rounding = The total is rounded { $direction ->
    [down] down
    [up] up
   *[nearest] to the nearest (half goes up)
} in steps of { $step }.
rule-pass-points = The pass mark is { $points }.
rule-pass-percent = The pass mark is { $percent } % of the maximum.
rule-minimum = On Law { $law } at least { $percent } % of its maximum is needed.

row-law = Law { $law }
row-difficulty = difficulty { $same ->
    [one] { $low }
   *[range] { $low } to { $high }
}
row-kind = { $kind ->
    [several] several right answers
    [clause] with the clause to cite
   *[one] one right answer
}
row-tag = tag "{ $tag }"
row-source = { $source ->
    [fresh] made for this stage
   *[both] from the bank or made for this stage
}
row-any = any question

plan-summary = { $count ->
    [one] One question
   *[other] { $count } questions
} a paper, Laws of { $year }; the bank has { $pool ->
    [one] one
   *[other] { $pool }
} to choose from.
plan-blueprint = Blueprint
plan-row = { $count } of { $have }: { $what }
plan-row-binds = (not enough)
plan-short = { $count ->
    [one] Row { $rows } asks for { $asked ->
        [one] one question
       *[other] { $asked } questions
    }; the bank has { $have ->
        [0] none.
        [one] one.
       *[other] { $have }.
    }
   *[other] Rows { $rows } together ask for { $asked } questions; the bank has { $have } for them.
}
plan-papers = Papers
plan-forms-each = { $questions ->
    [own] Each candidate has his own questions.
   *[same] All have the same questions, each candidate in a version of his own.
}
plan-forms-lettered = { $count ->
    [one] One paper, the same for all.
   *[other] { $count } forms, given in turn in the order of the roster{ $questions ->
        [own] , each with its own questions.
       *[same] , with the same questions.
    }
}
plan-switch = { $name ->
    [turn] table turned
    [suits] suits renamed
    [options] options shuffled
   *[order] questions shuffled
}
plan-varied-nothing = All see the questions as they are written.
plan-variants = { $pool ->
    [one] One question
   *[other] { $pool } questions
}: { $count } ways to present them; the engine rules on each variant that is drawn.
plan-rules = How it is marked

A701 = this difficulty is not valid
    .help = write a number from 1 to 5, or the lowest and the highest: [2, 4]
    .explain = In a row of the blueprint the difficulty is a number, or two numbers in ascending order, in square brackets.
A702 = { $key } is worth too much compared with a better answer
    .help = wrong and blank are worth less than right; exact, paragraph, article and wrong never go up in this order, and missing is worth no more than exact
    .explain = A better answer cannot score fewer points: this is nearly always a typing mistake.
A703 = the pass mark must be given either in points or in percent
    .help = write pass = { "{" } points = 1450 { "}" } (hundredths: 14.5 points) or pass = { "{" } percent = 65 { "}" }
    .explain = The pass mark is a score in hundredths of a point or a percentage of the maximum: one of the two.
A704 = the pass mark cannot be reached: the maximum of this blueprint is { $points } hundredths of a point
    .help = points are in hundredths: 14.5 is written 1450
    .explain = No paper can reach the score that is asked for.
A705 = { $id } is not in the bank
    .help = "arbitro list" lists the questions
    .explain = A question that is excluded must be in the bank: a wrong id would exclude nothing.
A706 = the row asks for { $asked ->
    [one] one question
   *[other] { $asked } questions
}{ $law ->
    [any] {""}
   *[other] {" "}on Law { $law }
}, and the bank has { $have ->
    [0] none
   *[other] { $have }
}
    .help = ask for fewer, widen the row (difficulty, kind, tag, exclusions) or add cases
    .explain = Without the excluded questions and those of earlier stages, fewer questions remain than the row asks for.
A707 = rows { $rows } together ask for { $asked } questions, and the bank has { $have } for them
    .help = the rows compete for the same questions: ask for fewer or widen one of the rows
    .explain = A question is used only once. Each of these rows could be met alone, but not all together.
A708 = a minimum is asked for on Law { $law }, but no row of the blueprint takes questions on it
    .help = remove the minimum, or add a row on the Law to the blueprint
    .explain = If the blueprint has no questions on a Law, every candidate meets its minimum.
A709 = the blueprint is empty
    .help = add at least one [[blueprint]] table with count, the number of questions
    .explain = With no row in the blueprint there is nothing to ask.
A710 = the folder of cases "{ $folder }" cannot be read: { $why }
    .help = the path starts from the folder of the stage; cases are .toml files, in that folder or its subfolders
    .explain = A folder named in "cases" does not exist or cannot be read: the stage would be made without its questions.
A711 = there is no stage.lock in "{ $folder }": it is not a stage that has been built
    .help = the path starts from the folder of this stage; give a folder in which "arbitro stage build" was run
    .explain = The questions not to be used again are written in the stage.lock of the earlier stages; without it they would be used again.
A712 = the sitting is over for everybody at minute { $minute }: the longest time is { $most } minutes
    .help = the minutes of "checkpoints" must come before the end, extra time included
    .explain = At each minute of "checkpoints" a candidate copies a code: a minute that nobody reaches would have no code to copy.
A713 = there is no such day as { $date }
    .help = in numbers the date is written 2026-12-05, or 5/12/2026
    .explain = The date is printed on the papers, and the program compares the clocks of journals with it.
A714 = "{ $cite }" is not a Law, a paragraph or a clause
    .help = "law" is written 45, [45, 46], "45,46", "45-47", "45C" or "45C,50": a range goes from one Law to another, not from a paragraph; "arbitro law" lists the Laws
    .explain = A row of the blueprint takes questions on Laws, paragraphs or clauses of some edition.

A801 = the column { $key } is missing
    .help = the first row gives the names of the columns; this one may be called { $known }
    .explain = The roster is a table (CSV, .xlsx or .ods) with the names of the columns in the first row: id and name must be there. receipts.csv needs id and receipt.
A802 = the id { $id } appears twice
    .help = each candidate needs an id of his own; upper and lower case count as the same
    .explain = The candidate's files are named after the id: with two ids alike one file would overwrite the other.
A803 = { $id ->
    [none] the id is missing
   *[other] "{ $id }" is not a valid id: the candidate's files are named after it, so it must be usable as a file name
}
    .help = use letters without accents, digits, "-", "_" and ".", at most 64, not beginning with "." or "-" nor ending with "."; names that Windows reserves are not accepted (CON, NUL, AUX, PRN, COM1, LPT1...)
    .explain = The candidate's files are named after the id (usually the membership number). The candidate's name may have accents, commas and quotes.
A804 = the extra minutes cannot be "{ $found }"
    .help = write a whole number from 0 to 1440, or leave the cell empty
    .explain = Extra time is given in whole minutes.
A805 = the row has { $count ->
    [one] one field
   *[other] { $count } fields
}; there are { $fields } columns
    .help = fields are separated by the same character as the column names; a name that contains it goes in quotes
    .explain = Each row of the roster has as many fields as the first has columns.
A806 = the roster has no candidates
    .help = the first row names the columns; below it, a row for each candidate
    .explain = Without candidates there is nothing to prepare.
A807 = "{ $found }" is not a language of papers
    .help = write it or en, or leave the cell empty
    .explain = Papers are in Italian (it) and in English (en).
A808 = a field contains a line break, or a character that cannot be printed
    .help = usually a quotation mark was never closed: close it, or write the field on one line; retype a name that was pasted from a page
    .explain = A quotation mark that is never closed includes the rows below in the field, and their candidates would be left without a paper.
A809 = "{ $id }" lacks the name, the surname or both
    .help = write name and surname, each in its column
    .explain = Where a roster has one column for the name and one for the surname, both must be filled in; otherwise the paper, the report and the results would show half a name.
A810 = the roster has { $count } candidates; a stage has at most { $most }
    .help = divide the roster among several stages, each in its folder
    .explain = Beyond this number papers and lock would take too much time and memory.
stage-nowhere = "{ $name }" is missing: the program looked for it from the current folder ({ $here }) and from that of the stage ({ $within }).
A811 = a field has wrong characters ("Ã²" for "ò", a sign in the place of a letter), or its cell has an error
    .help = correct the cell that has an error; if none has, some program read the file in the wrong encoding: open the original again and save it as "CSV UTF-8", or as .xlsx
    .explain = The name would appear like this on the paper and in the results. Correct it at its source: a file saved in UTF-8 and read as Windows-1252 has two signs for each accented letter.
A812 = there are two columns "{ $column }"
    .help = keep the right column, and remove or rename the other
    .explain = If two columns have the same name, the program cannot know which counts.
A813 = the column "{ $column }" is unknown, and one with a similar name is missing
    .help = write { $near } in the first row; if the column is for something else, give the column a less similar name
    .explain = An unknown column is ignored; but if its name is almost that of a missing one, its content would be lost: extra minutes, for instance.
A814 = the column of minute { $minute } does not belong to this stage: { $known ->
    [none] it asks for no codes during the sitting
   *[other] codes are copied at minutes { $known }
}
    .help = name each column after the minute at which the code was copied, and remove the others
    .explain = In receipts.csv the column of a code copied during the sitting is named after its minute, as in "checkpoints" of stage.toml.
stage-no-table = "{ $path }"{ $why ->
    [workbook] { " " }cannot be opened as a spreadsheet: its format is not supported, or the file is damaged or has a password. Open it, and save it without a password as .xlsx or as "CSV UTF-8".
    [markup] { " " }is a web page or an XML file with the name of a spreadsheet: open it with a spreadsheet program, and save it as .xlsx or as "CSV UTF-8".
    [formula] { " " }has a formula without its value in cell { $cell }: the program that wrote the file did not calculate the value. Open the file with a spreadsheet program and save it again, or type the value into the cell.
    [large] { " " }is a spreadsheet that, once unpacked, is too large to read: copy the table to a new sheet, and save the new one.
   *[text] , line { $line }: it contains characters that do not belong in a name: save it as "CSV UTF-8 (comma delimited)", or as .xlsx.
}
stage-letters = "{ $path }" is not in UTF-8: it was read in the Windows encoding (Windows-1252). { $count ->
    [one] Check this field
   *[other] Check these { $count } fields
}: { $fields }
stage-sheet = "{ $path }": the sheet "{ $sheet }" was read; { $others ->
    [one] another sheet, which is not empty, was not read.
   *[other] { $others } other sheets, which are not empty, were not read.
}
