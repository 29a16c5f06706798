
# Marking, results, appeals.

help-mark = Marks a stage: results, a table, a report for each candidate
help-mark-after = Reads every ".journal" in the folder and below, verifies it (also against receipts.csv, if there is one: its columns are id, receipt and the codes that the stage asks for), marks the papers, and writes results/: results.csv (a double click opens it in an Italian spreadsheet), results.json and a report for each candidate. The same command, run again, writes the same bytes. An altered journal is reported, and the others are marked all the same. With --against the command shows what changes if a case was modified, or if the edition or the doctrine changed in stage.toml: without --write this is a dry run, and with --write the previous results stay in results-1. Exit code: 0 nothing needs attention, 1 a journal is refused or something needs attention (decisions made with --policy do not), 2 the command could not run.
help-against = Marks the papers of this stage.lock again (the file is looked for in the current folder and in that of the stage) and shows what changes
help-policy = Decides how a faulty question counts: ID=drop (does not count), ID=full (full marks to all), ID=accept:a,c (these are right too, by the letters of the case file), accept:CANDIDATE:QUESTION (what that candidate answered to that question is right too, as in "arbitro appeal"), ID=rescore (the answer that is currently right counts, as without --policy). For a damaged journal: salvage:CANDIDATE:proved (the parts proved by the receipt or the checkpoints count), :1-5,7-9 (these parts count, proved or not), :none (nothing counts). For a missing proof: waive:CANDIDATE:receipt, :room, :checkpoints (the sheet counts without the proof; "*" for everybody), :none (withdraws the waiver)
help-never-lower = No score goes down as a share of the maximum, and no pass is lost
help-write = Writes the new results; the previous ones are kept
help-appeal = The page for an appeal: one question of one candidate, with all the facts needed to decide
help-candidate = The candidate's id in the roster
help-question = The question: its number in the paper, or its id

mark-outcome = { $outcome ->
    [right] right
    [partial] right in part
    [wrong] wrong
   *[blank] blank
}
mark-clause = Clause { $level ->
    [exact] { $cited }: exact, { $points }.
    [paragraph] { $cited }: contains the clause ({ $wanted }), { $points }.
    [article] { $cited }: the Law alone; { $wanted } was expected. { $points }.
    [wrong] { $cited }: not the right one; { $wanted } was expected. { $points }.
   *[missing] not cited; { $wanted } was expected. { $points }.
}
mark-summary = { $count ->
    [0] No paper marked.
    [one] One paper marked: { $passed ->
        [0] not passed.
       *[other] passed.
    }
   *[other] { $count } papers marked: { $passed ->
        [0] none passed.
        [one] one passed.
       *[other] { $passed } passed.
    }
}
mark-passed = { $passed ->
    [yes] pass
   *[no] fail
}
mark-absent = { $count ->
    [one] Nothing handed in: { $names }.
   *[other] Nothing handed in: { $names }.
}
mark-unmarked = { $why ->
    [absent] absent
   *[refused] refused
}
option-in-file = { $letter } "{ $text }"
mark-problems = { $standing ->
    [open] Needs attention
    [decided] Decided by the commission
   *[known] For information
}
mark-to-look-at = { $count ->
    [one] One marked paper needs
   *[other] { $count } marked papers need
} attention: the score given stands until the commission decides. To refuse a paper, take its journal out of the folder and run the command again.
mark-columns = id;name;form;points;most;percent;result;right;in part;wrong;blank;receipt
mark-column-law = points Law { $law }
mark-journal = { $kind ->
    [empty] has no complete record.
    [none] is not a journal, or another program saved it in a form that is not recognised: the program reads UTF-8 and UTF-16, with the line endings of any system. Get a copy of the original file from the candidate's machine.
    [altered] line { $line }: the record has been altered. An intact copy is needed, from the candidate's machine.
    [sequence] line { $line }: a record is missing, extra or moved. An intact copy is needed, from the candidate's machine.
    [unknown] line { $line }: a record that this version of the program does not know. Mark with the version of the program used in the sitting.
    [after-end] line { $line }: a record after the end of the sitting. An intact copy is needed, from the candidate's machine.
    [no-such-question] line { $line }: the paper has no question { $number }.
    [no-such-option] line { $line }: question { $number } of the paper does not have the option chosen.
    [other-paper] is the journal of another paper: from another stage, or from another build.
   *[other-candidate] is the journal of another candidate ({ $found }).
}
mark-journal-field = line { $line }: no known version of the program writes the field "{ $field }" with the value { $value }: the record was written by hand, or by a newer version. Get the journal from the candidate's machine; if it is identical to this one, mark with the version of the program used in the sitting, or let the commission decide.
mark-journal-breaks = line { $line }: the journal is intact, but breaks a rule that every sitting follows. { $rule } This is not damage: the sitting program does not write such a journal. Get the journal from the candidate's machine; if it is identical to this one, the commission decides.
mark-damaged = the journal is damaged (lines: { $lines }). Parts left: { $left } (Numbers and letters are those of the candidate's paper; a dash means an answer removed.) The last record would give the receipt { $receipt }{ $known ->
    [same] , which is the one that was copied: the receipt proves the lines after the last damage, but none before it.
    [other] , but the one copied is { $copied }: the end is missing or does not belong to the sitting, or the receipt was copied wrongly.
   *[none] ; there is none in receipts.csv.
} An intact copy is needed, from the candidate's machine. If there is none, the commission decides, and until then the journal does not count: with "arbitro mark FOLDER --against stage.lock --policy salvage:CANDIDATE:proved" the proved parts count; a part that is not proved counts only if the decision gives its lines, for instance "salvage:CANDIDATE:1-25".
mark-parts-old = before the damage the answers { $before }; after it { $after }.
mark-part = { $proof ->
    [receipt] { $count ->
        [one] Line { $lines }, proved by the receipt
       *[other] Lines { $lines }, proved by the receipt
    }: { $answers }.
    [checkpoint] { $count ->
        [one] Line { $lines }, proved by the checkpoint of minute { $minute }
       *[other] Lines { $lines }, proved by the checkpoint of minute { $minute }
    }: { $answers }.
    [contradicted] { $count ->
        [one] Line { $lines }, contradicted by the checkpoint of minute { $minute }: another code was copied
       *[other] Lines { $lines }, contradicted by the checkpoint of minute { $minute }: another code was copied
    }: { $answers }.
    [other-receipt] { $count ->
        [one] Line { $lines }, contradicted by the receipt: another receipt was copied
       *[other] Lines { $lines }, contradicted by the receipt: another receipt was copied
    }: { $answers }.
    [other-room] { $count ->
        [one] Line { $lines }, contradicted by the code read aloud in the room: the journal has another code
       *[other] Lines { $lines }, contradicted by the code read aloud in the room: the journal has another code
    }: { $answers }.
   *[none] { $count ->
        [one] Line { $lines }, NOT PROVED (anyone who has the file may have written it)
       *[other] Lines { $lines }, NOT PROVED (anyone who has the file may have written them)
    }: { $answers }.
}
mark-damaged-nothing = none
mark-salvaged = the journal is damaged: by the decision of the commission { $extent ->
    [before] the answers before the damage count.
    [proved] the lines proved by a receipt or a checkpoint count.
    [lines] { $count ->
        [one] line { $lines } counts, proved or not
       *[other] lines { $lines } count, proved or not
    }.
   *[all] the answers before and after the damage count.
}
mark-contradicted = by the decision of the commission these parts count too, though a code copied in the room contradicts them. { $left } Either this is not the journal that the candidate had on the screen, or the code was copied wrongly: the decision stands, but the contradiction remains.
mark-unproved = { $count ->
    [one] line { $lines } counts by a decision that did not name it, and nothing proves it: anyone who has the file may have written it
   *[other] lines { $lines } count by a decision that did not name them, and nothing proves them: anyone who has the file may have written them
}. The commission must confirm the decision ("--policy salvage:CANDIDATE:" and the lines) or change it (":proved", ":none").
mark-stranger = "{ $candidate }" is not among the candidates of this stage.
mark-two-sheets = there is another, different journal of the same candidate ({ $other }): neither is marked until one is removed or the receipt of one is in receipts.csv.
mark-refused-too = another journal of this candidate was already refused.
mark-receipt-differs = the receipt of the journal is { $receipt }, the one copied is { $copied }: the journal has changed since it was handed in, or the receipt was copied wrongly.
mark-receipt-alone = there is a receipt for "{ $candidate }" but no journal: look for the journal on the candidate's machine before marking.
mark-no-receipt = receipts.csv has no receipt for this journal: nothing proves that it is the one written in the room. It does not count until the commission adds the receipt that the candidate copied onto the attendance sheet, or waives it ("--policy waive:CANDIDATE:receipt").
mark-missing = { $what ->
    [receipts] receipts.csv is missing, and the stage asks for receipts or codes copied in the room: nothing proves that this is the journal written in the room. The journal does not count until the commission copies the attendance sheet into receipts.csv, or waives the receipt and the codes that the stage asks for ("--policy waive:CANDIDATE:receipt", ":room", ":checkpoints").
    [room-column] the stage asks for the room code, and receipts.csv has no column "room": the journal does not count until the commission fills it in from the attendance sheet, or waives the code ("--policy waive:CANDIDATE:room").
    [room-cell] the stage asks for the room code, and the candidate's cell in receipts.csv is empty: the journal does not count until the commission fills it in from the attendance sheet, or waives the code ("--policy waive:CANDIDATE:room").
    [checkpoint-column] the stage asks for the checkpoint of minute { $minute }, and receipts.csv has no column "{ $minute }": the journal does not count until the commission fills it in from the attendance sheet, or waives the checkpoint ("--policy waive:CANDIDATE:checkpoints").
    [checkpoint-cell] the stage asks for the checkpoint of minute { $minute }, and the candidate's cell in receipts.csv is empty: the journal does not count until the commission fills it in from the attendance sheet, or waives the checkpoint ("--policy waive:CANDIDATE:checkpoints").
   *[checkpoint-record] the stage asks for the checkpoint of minute { $minute }, and the journal goes past that minute without its record: the sitting program does not write such a journal. It does not count until the commission waives the checkpoint ("--policy waive:CANDIDATE:checkpoints").
}
mark-waived = by the decision of the commission the sheet counts without { $what ->
    [receipt] the receipt.
    [room] the room code.
   *[checkpoints] the checkpoints.
}
mark-before-room = { $count ->
    [one] one answer was written
   *[other] { $count } answers were written
} before the room code: the sitting was begun elsewhere and resumed in the room. The journal does not count until the commission waives the code ("--policy waive:CANDIDATE:room").
mark-not-the-receipt = does not count: the receipt that was copied is that of { $other }.
mark-room-differs = the journal has the room code { $code }, the one read aloud was { $read }: this is not the sitting of that room.
mark-no-room = the stage asks for the code read aloud in the room, but the journal has none: it may have been prepared beforehand. It does not count until the commission waives the code ("--policy waive:CANDIDATE:room").
mark-checkpoint = at minute { $minute } this journal showed { $code }, but { $copied } was copied: this is not the journal that the candidate had on the screen.
mark-contradicts = { $value } is { $there } here and { $lock } in stage.lock: one of the two files was changed after the stage was built. Marking follows stage.lock; the commission must compare its copies of both files, and put back the right one.
mark-paper-changed = This is not the paper that was built (stage.lock has a different hash): it was changed afterwards. Marking follows stage.lock; restore the paper that the candidate was given, or remove the changed one from the folder.
mark-note-late = { $count ->
    [one] One answer was given
   *[other] { $count } answers were given
} after time was up: not counted.
mark-set-apart = the sitting took { $used }, and the paper allowed { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}: by the rule of the stage it is set aside for the commission.
mark-strange = Line { $line }: a record that the sitting program does not write. { $rule }
journal-rule = { $rule ->
    [one-start] The first record, and no other, is the start: here the start is missing, or lines of two sittings were put together.
    [other-stage] The start record names the stage of the paper: here it names another stage.
    [other-program] The start record names the version of the program with which the papers were built: here it names another, so the sitting was not held with the program that the candidates were given.
    [line-form] Each line has, byte for byte, the text that the program writes for its record: here spaces, characters or the order of the fields are different, so a person or another program wrote the line.
    [clock-form] The time of the clock is written in UTC, to the second: here it has another form, so the program did not write it.
    [other-year] The clock shows the year of the stage: here it shows another. The machine had the wrong date, or the journal was written in another year.
    [other-day] The clock shows the day of the stage, with some hours of tolerance for time zones: here it shows another. The machine had the wrong date, or the sitting was held on another day.
    [time-back] The time of the sitting never goes back: here the records are not in order.
    [gap] While the program is open it writes a record at least every 5 seconds, and a gap of up to a minute is tolerated: here the gap is longer, so the program was not running or some records were removed.
    [tick-early] The program writes a time record only when five seconds have passed since the previous record, unless it is closed immediately afterwards: here less than a second had passed, so the records do not come from a real clock.
    [too-fast] Nobody gives ten answers at the same moment: here ten answers have the same time, so they do not come from a real sitting.
    [clock-drift] The clock and the time of the sitting advance together, within a minute, except for recorded jumps: here the time stands still or jumps without a record.
    [false-jump] A jump of the clock is recorded only if the clock departs by more than a minute from the time of the sitting, and its record gives the difference: here the clock does not depart so far, or the record gives another difference.
    [false-away] A resumption records the time for which, by the clock, the program was closed: here it records a different time.
    [machine] There is one record of the machine after the start and after each resumption, and nowhere else: here it is missing or extra, so the clocks cannot be compared.
    [machine-form] The record of a machine contains the name that the system gave to the machine's last start and the seconds since that start, or neither: here the name or the time cannot come from a system.
    [uptime] The time since the machine started grows at least as much as the time of the sitting: here it grows less, or goes back.
    [room-first] The room code, if the stage asks for it, comes before any question is shown: here it comes later or is missing, so the paper may have been answered elsewhere.
    [room-twice] The room code is recorded only once: here there is a second one.
    [room-unasked] The stage asks for no room code: here there is one.
    [room-form] The room code consists of capital letters and digits, and has the right check letter if the stage uses check letters: the program would not have accepted this code.
    [checkpoint-missed] From the minute of a checkpoint on, the checkpoint's record comes before any other: here the sitting goes on without that record.
    [checkpoint-unasked] A checkpoint is recorded only if the paper asks for it, in its place, once and not before its minute: this one breaks the rule.
    [no-such-question] A record can concern only a question of the paper: this one concerns a question that the paper does not have.
    [no-such-option] Only options of the question can be chosen: here an option is chosen that the question does not have.
    [several-chosen] The question asks for one option: here more than one is chosen.
    [disordered] The options chosen are recorded in order, once each: here they are repeated or out of order.
    [cited-unasked] The question asks for no clause: here one is cited.
    [citation] A citation is a line of 1 to 80 printable characters, with no space at either end: this one is not.
    [unseen] The question that is answered or marked for review is the one on the screen: here it is another question.
    [flag-twice] A question is marked for review only if it is not marked, and a mark is removed only if there is one: this record does the opposite.
    [early-end] The end of the time is recorded when the time is up: here it is recorded earlier.
    [past-time] When the time is up, only overdue checkpoints, the end of the time (once) and then the hand-in are recorded, besides resumptions: here there is another record, or the end of the time is missing or repeated.
   *[after-end] There is no record after the hand-in, and no answer or mark for review after the end of the time: here there is such a record.
}
mark-note-no-uptime = { $count ->
    [one] The sitting was resumed once
   *[other] The sitting was resumed { $count } times
} on a machine whose system does not say when it was started: only the wall clock says how long the program was closed. This is a limit of the system, not the candidate's fault; if it matters, examine the machine.
mark-note-over-wall = From the first record to the last { $wall } passed on the wall clock, and the paper allowed { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}: the candidate had the paper for longer than the time allowed, with the program closed or the machine suspended.
mark-note-reopened = The program was closed and opened again { $count } times. The time while it was closed is not counted, nor are the last seconds before each closing: at most { $uncounted } in all. A candidate who closes the program on purpose gains time to think.
mark-note-clock-set = The sitting was resumed after { $at } of time used; while the program was closed, the wall clock shifted by { $by } relative to the time since the machine started.
mark-note-other-start = { $count ->
    [one] The sitting was resumed once
   *[other] The sitting was resumed { $count } times
} after the machine was restarted, or on another one.
mark-note-other-time = By the machine's clock the sitting began { $by } { $way ->
    [before] before
   *[after] after
} the median start in its room (in the whole stage, if too few sat in that room): the machine had the wrong time, or the sitting was not held in the room with the others.
mark-note-went-back = When the sitting was resumed the machine's clock had gone back by { $by } in all: it is not known how long the program was closed.
mark-foreign-option = in the journal an option is chosen that the paper does not have.
mark-note-resumed = The sitting was interrupted and resumed { $count ->
    [one] once
   *[other] { $count } times
}: the program was closed for { $away } in all.
mark-note-over-time = The sitting lasted { $used }, but the paper allowed { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
mark-copied = { $how ->
    [name] The journal does not have the name that the program gives to a journal: it was renamed.
    [form] The journal has { $changes }: another program saved it.
   *[both] The journal does not have the name that the program gives to a journal, and it has { $changes }: it was renamed, and another program saved it.
} The content verifies, and counts.
mark-zeros-lost = The id "{ $written }" was read as "{ $candidate }", the only id that differs from it by leading zeros alone, which spreadsheets remove. In receipts.csv write "{ $candidate }", in a text column.
mark-zeros-several = Candidates whose ids differ from this one only by leading zeros: { $like }. In receipts.csv write the right id, in a text column.
mark-shorter-copy = a copy made before the end: the longer journal, which begins in the same way, counts.
mark-note-jumped = After { $at } the machine's clock moved by { $by }, or the machine was suspended: this interval is not counted in the time of the sitting.
mark-note-torn = { $count ->
    [one] One byte of an unfinished record was dropped
   *[other] { $count } bytes of an unfinished record were dropped
} at the end of the journal.
mark-note-not-handed-in = The paper was not handed in: the saved answers still count. { $minute ->
    [0] Nothing proves where the journal ended: anyone who has the file may have continued it.
   *[other] The journal is proved up to the checkpoint of minute { $minute }: anyone who has the file may have written the rest.
}
mark-keys-changed = { $count ->
    [one] the right answer to { $ids } is no longer the one with which the stage was built
   *[other] the right answers to { $ids } are no longer those with which the stage was built
} (or options have changed): nothing was written. "arbitro mark FOLDER --against stage.lock" shows what would change.
mark-cases-gone = { $count ->
    [one] a file from which questions were drawn is missing
   *[other] { $count } files from which questions were drawn are missing
}: { $files }. Nothing was written. { $fresh ->
        [yes] Put back the folder fresh/ from the commission's copy; if there is none, "arbitro stage build" makes it again, identical, with the same stage.secret and the same version of the program.
       *[no] Put back, in the folders that stage.toml names, the files from which the stage was built.
    }
mark-stage-changed = This is not the file with which the papers were built (stage.lock has a different hash): one of the two was changed after the stage was built. Marking follows stage.lock; the commission must compare its copies of both files, and put back the right one.
mark-written = Results in { $path }.
mark-same-results = The results in { $path } are unchanged.
mark-results-back = A command was interrupted while replacing the results: the previous ones are in { $path }.
mark-kept-results = The previous results, which were different, are in { $path }.

report-candidate = { $name } ({ $id }), form { $form }.
report-receipt = Receipt { $receipt }.
report-score = Score
report-total = { $score } of { $max }: { $passed ->
    [yes] pass
   *[no] fail
}.
report-law = Law { $law }: { $right } right of { $count }, { $points } of { $max }
report-kept = The regrade would lower the score (as a share of the maximum) or take away the pass: the earlier score or the pass stands.
report-policy = The commission: { $policy ->
    [drop] this question counts for nobody.
    [full] everybody gets full marks for this question.
   *[accept] also right on this paper: { $letters }.
}
report-question = { $number }. { $id }
report-question-gone = The bank no longer has this question as it was shown.
report-nothing-shown = The commission shows nothing more.
report-sign = { $sign ->
    [chosen-right] chosen, right
    [chosen-wrong] chosen, wrong
   *[right] right
}
report-given = Answer: { $letters }.

regrade-title = Regrade
regrade-no-key = No right answer changes.
regrade-key = { $id }: the right answer was { $before }, and is now { $after }.
regrade-same-key = { $id }: the right answer is still { $before }.
regrade-gone = { $id }: the right answer was { $before }; the bank no longer has the question as it was shown.
regrade-policy = { $policy ->
    [drop] It counts for nobody.
    [full] Full marks to all.
   *[accept] Also right: { $letters }.
}
regrade-maximum = The maximum of { $papers ->
    [one] one paper
   *[other] { $papers } papers
} { $direction ->
    [down] falls
   *[up] rises
} from { $before } to { $after }.
regrade-score-of = { $score } of { $max }
regrade-pass-points = The pass mark is { $needed } as before: that was { $before } % of the maximum, and is now { $after } %.
regrade-pass-beyond = The pass mark is { $needed } as before, which is more than the new maximum: nobody can pass.
regrade-pass-percent = The pass mark is { $percent } % of the maximum as before: in points, { $after } instead of { $before }.
regrade-minimum = The minimum on a Law is calculated on the questions that still count.
regrade-never-lower = No score goes down as a share of the maximum, and no pass is lost.
regrade-summary = { $marked ->
    [one] One paper
   *[other] { $marked } papers
}: { $changed ->
    [0] nothing changes.
    [one] one changes; new passes: { $up }; lost passes: { $down }.
   *[other] { $changed } change; new passes: { $up }; lost passes: { $down }.
}
regrade-change = { $name } ({ $id }): { $before } -> { $after }
regrade-added = { $name } ({ $id }): no result before, now { $score } of { $max }, { $passed }
regrade-removed = { $name } ({ $id }): { $score } of { $max }, { $passed } before; no result now
regrade-flip = { $flip ->
    [up] becomes a pass
   *[down] is no longer a pass
}
regrade-dry-run = Nothing was written: with --write the new results replace the previous ones, which are kept.
regrade-bad-policy = "{ $text }" is not a valid policy: write ID=drop, ID=full, ID=accept:a,c, ID=rescore, accept:CANDIDATE:QUESTION; for a damaged journal salvage:CANDIDATE:proved, :1-25 (the lines of a part), :none; for a missing proof waive:CANDIDATE:receipt, :room, :checkpoints, :none.
regrade-nothing-chosen = { $name } chose nothing on question { $id }: there is no answer to accept.
regrade-unsalvaged = for { $name } { $why ->
    [sound] there is no damaged journal to count: either no journal is damaged, or an intact one counts.
    [several] there are several damaged journals: leave in the folder only the one that is to count.
    [unproved] some lines that would count are not proved ({ $lines }): name them, if the commission wants them to count ("salvage:CANDIDATE:" and the lines, with a comma between parts), or use ":proved".
    [no-part] the damaged journal has no part with those lines: its parts are { $lines }.
   *[nothing] no line would count: no line before the damage can be verified, or no line is proved.
}
regrade-salvaged = { $name } ({ $id }): of the damaged journal { $extent ->
    [before] the answers before the damage count
    [proved] the proved lines count
    [lines] { $count ->
        [one] line { $lines } counts
       *[other] lines { $lines } count
    }
   *[all] the answers before and after the damage count
}, { $score } of { $max }.
regrade-not-comparable = { $count ->
    [one] question { $ids } is no longer the one that was shown
   *[other] questions { $ids } are no longer those that were shown
} (text, table or options have changed, or this edition lacks the question or a right answer): decide with --policy ID=drop or ID=full how each counts.

appeal-title = Appeal on question { $number } ({ $id })
appeal-terms = Laws of { $year }; { $doctrine ->
    [school] the School's doctrine.
   *[other] doctrine: { $doctrine }.
}
appeal-facts = Facts
appeal-question = The question as it was shown
appeal-answer = The answer
appeal-record = { $clock } (minute { $minutes }): { $letters }; Law { $cited }
appeal-letter = { $letter } in the file
appeal-in-file = In the case file: { $option }
appeal-accept = If the commission accepts the answer: "arbitro mark FOLDER --against stage.lock --policy accept:{ $candidate }:{ $number }".
appeal-given = Answer handed in: { $letters }; { $outcome }.
appeal-options = The options, one by one
appeal-holds = Everything that the option claims is in the ruling.
appeal-hashes = Hashes (SHA-256)
appeal-hash = { $what ->
    [receipt] Receipt
    [journal] Last record of the journal
    [paper] Paper
    [lock] stage.lock
    [bank] Bank from which the stage was built
    [case] Case file
    [case-now] Case file now, different
    [scoring] Rules of marking
    [program] Program (of the stage, now)
   *[variant] Variant (quarter turns, suits)
}: { $value }
appeal-no-sheet = { $name } has no journal that can be marked. { $why }
appeal-gone = the bank no longer has question { $id } as it was shown: put back the cases from which the stage was built.
appeal-no-question = "{ $named }" is not a question of this paper: give a number from 1 to { $count } or the id of one of its questions.
regrade-two-policies = "{ $text }": this question, or this journal, already has a --policy: give it one only.
mark-regraded = the results in { $path } come from a regrade, which "arbitro mark" alone would undo: continue from those results with --against stage.lock (and --write), or move the folder away.
mark-published-broken = { $place }: the previous results cannot be read ({ $what }), and may contain decisions of the commission: nothing was written. Put back an intact copy, or move the folder away.
publish-no-results = { $path } has no results of this stage to publish: mark it first with "arbitro mark FOLDER".
