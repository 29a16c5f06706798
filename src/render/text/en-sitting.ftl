
# The sitting of a candidate.

help-exam = The annual examination: the candidate's sitting and its journal
help-exam-after =
    To begin:
      arbitro exam sit rossi.toml            begins the sitting, or resumes it
      arbitro exam verify rossi.journal      what the journal proves
    The candidate's guide: arbitro manual candidate
help-sit = Begins or resumes the sitting for a paper
help-sit-after = Every answer is on the disk before the screen says "Saved". If the machine stops, the same command resumes from that point. Without a terminal the program reads the answers from standard input, one per line, and when the input ends the sitting stays open. The language is that of the paper, unless --lang gives another.
help-verify = Verifies the journal of a sitting, and says what it proves
help-verify-after = Exit code: 0 the chain is intact and nothing contradicts it, 1 the journal has a fault, or the paper or the receipt contradicts it, 2 the file could not be read or is not a journal.
help-exam-paper = The candidate's paper
help-exam-journal = The journal (by default the one beside the paper: .journal instead of .toml)
help-exam-verified = The journal of the sitting
help-exam-against = The paper to which the sitting must belong
help-exam-receipt = The receipt as it was copied onto the attendance sheet
help-exam-linear = Linear text, for screen readers: the hands one after the other
sitting-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
    }
sitting-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
    }

sitting-opening = The sitting begins
sitting-stage = { $stage }, { $date }.
sitting-candidate = { $name }, form { $form }.
sitting-length = { $count ->
    [one] One question, by the Laws of { $year }.
   *[other] { $count } questions, by the Laws of { $year }.
    }
sitting-limit = Time: { $time }.
sitting-no-limit = No time limit.
sitting-how = Every answer is on the disk when the screen says "Saved", and can be changed until you hand in. The journal is "{ $journal }". ? shows what can be typed.
sitting-resumed = { $count ->
    [one] Sitting resumed: 1 answer saved, { $used } used; the program was closed for { $away }.
   *[other] Sitting resumed: { $count } answers saved, { $used } used; the program was closed for { $away }.
    }
sitting-dropped = { $count ->
    [one] An unfinished record (1 byte) was dropped: if you were answering at that moment, answer again.
   *[other] An unfinished record ({ $count } bytes) was dropped: if you were answering at that moment, answer again.
    }

sitting-ready = When you are ready press Enter: time starts from then >{" "}
sitting-room-code = The code read aloud in the room; time starts when you enter it >{" "}
sitting-room-mistyped = "{ $code }" is not a room code: a letter is wrong, or two have changed places. A code never contains { $absent }. Type the code again; if it is refused again, ask for it to be read once more.
sitting-room-length = "{ $code }" is not a room code: it has { $typed ->
    [one] one letter or digit
   *[other] { $typed } letters or digits
}, and a code has { $length }. Type the whole of it again.
sitting-checkpoint = *** Minute { $minute }: copy { $code } onto the attendance sheet, then type k. ***
sitting-to-copy = Copy onto the attendance sheet, then type k: { $codes }.
sitting-code-of = minute { $minute }, { $code }
sitting-copied = Copied. To see the code again type k.
sitting-no-codes = No checkpoint code so far.
sitting-codes-were = Checkpoint codes: { $codes }.
sitting-verify-clock-set = Resumed after { $used }: while the program was closed, the wall clock shifted by { $by } relative to the time since the machine started.
sitting-verify-other-start = Resumed after { $used }: the machine had been restarted, or is another one.
sitting-verify-no-uptime = Resumed on a machine that does not say when it was started: the clocks cannot be compared.
sitting-edition = Laws of { $year }
sitting-question = Question { $number } of { $total }
sitting-time-left = Time left: { $time }.
sitting-legend = * answered, . blank, ! to review, ? blank and to review, [ ] this one
sitting-state = Answered: { $count }. Blank: { $blank }. To review: { $flagged }.
sitting-chosen = chosen
sitting-asks-several = More than one option may be right: type all the letters together, for instance ac.
sitting-asks-clause = The clause is asked for too: for instance b 45C4b, or cite 45C4b.
sitting-kept = Answer saved: { $answer }.
sitting-nothing-kept = No answer saved.
sitting-is-flagged = To review.
sitting-clause = clause { $cite }
sitting-blank = blank
sitting-prompt = Letter, enter for the next, r review, ? help >{" "}

sitting-saved = Saved: question { $number }, { $answer }.
sitting-cleared = Saved: question { $number }, blank.
sitting-flagged = { $on ->
    [yes] Question { $number }: to review.
   *[no] Question { $number }: no longer to review.
    }
sitting-wants-clause = The clause is still missing: type cite 45C4b, or press enter to go on without it.
sitting-odd-clause = "{ $cite }" is not a clause that the program knows; it is saved as you typed it.
sitting-unsaved = NOT SAVED: question { $number }. The journal cannot be written: { $why }. The answers saved before still count. The sitting stays open: call the invigilator, and when the disk works again repeat the answer.
sitting-trouble = WARNING: the journal cannot be written ({ $why }). The answers saved so far are on the disk; the next ones may not be saved. Call the invigilator.
sitting-not-handed-in = NOT HANDED IN: the journal cannot be written ({ $why }). All the answers saved are on the disk. Call the invigilator; when the disk works again, type yes. If the time is up, the program tries again by itself.
sitting-notice = { $minutes ->
    [one] *** 1 minute left. ***
   *[other] *** { $minutes } minutes left. ***
    }
sitting-goes-on = You have not handed in: the sitting goes on.

sitting-only-one = This question asks for one option: type one letter.
sitting-no-clause = This question does not ask for a clause: type the letter alone. Nothing was saved.
sitting-nothing-cited = Type which clause: cite 45C4b. "cite -" removes the clause.
sitting-too-long = A line that long is not an answer: nothing was saved.
sitting-no-such-question = There is no question { $number }.
sitting-no-question = Choose the question first: type its number.
sitting-unknown = "{ $typed }" means nothing here: the options are a to { $last }, ? shows the help. Nothing was saved.
sitting-unknown-here = "{ $typed }" means nothing here: ? shows the help.

sitting-help = What can be typed
sitting-help-answer = a letter from a to { $last } (several together, where the question says so): the answer; x removes it (clear)
sitting-help-cite = b 45C4b: answer and clause together; cite 45C4b: the clause alone; cite -: removes it
sitting-help-move = enter or n (next): the next question; p (back): the previous one; a number: that question; r (review): all the questions
sitting-help-flag = m (mark): marks the question for review, or removes the mark
sitting-help-end = h (hand in): hands in, after you confirm; q (leave): closes; you can resume later with the saved answers
sitting-help-letters = The letter of an option is always an answer, even if it is the same as a command. For commands you can also type the word in brackets.

sitting-review = Review
sitting-blank-are = { $count ->
    [0] No question is blank.
    [one] One question is blank: { $numbers }.
   *[other] { $count } questions are blank: { $numbers }.
    }
sitting-flagged-are = To review: { $numbers }.
sitting-review-line = Question { $number }: { $answer }.
sitting-review-legend = Number, answer, clause; - blank, ! to review.
sitting-review-prompt = Number of a question, enter for the first blank one, h hand in, ? help >{" "}
sitting-review-done-prompt = Number of a question, h or enter to hand in, ? help >{" "}
sitting-confirm = Hand in?
sitting-confirm-final = Once you hand in, nothing can be changed.
sitting-confirm-prompt = yes to hand in, anything else to go on >{" "}

sitting-handed-in = Handed in
sitting-expired = Time is up: all that was saved is handed in
sitting-receipt = Your receipt:
sitting-copy-receipt = Copy it onto the attendance sheet: it proves that nothing was changed after you handed in.
sitting-copy-journal = The journal is "{ $journal }": give the commission a copy.
sitting-input-ended = The input has ended: the sitting is not handed in.
sitting-left = { $count ->
    [one] The sitting stays open: 1 answer is saved.
   *[other] The sitting stays open: { $count } answers are saved.
    }
sitting-resume-with = Resume with:
sitting-no-lock = This disk cannot lock files: keep a single window open on this paper.
sitting-changed-meanwhile = another program has changed it meanwhile

sitting-busy = "{ $path }" is open in another window or program: continue the sitting there, or close that window or program before resuming here.
sitting-not-begun = the journal "{ $path }" cannot be written: { $why }. The sitting was not opened, and existing files are unchanged: correct the error, or choose a writable place with --journal.
sitting-no-questions = the paper "{ $path }" has no questions: ask the commission for another copy.
sitting-paper-unsealed = "{ $path }" is not a complete paper: the seal at its end is missing. Perhaps the copy was cut off: ask the commission for another.
sitting-paper-broken = "{ $path }" has changed since it was built: the seal does not match. Do not correct it by hand: ask the commission for another copy.
sitting-paper-malformed = "{ $path }", line { $line }: not a paper of this version of the program ({ $what }). Ask the commission which version is needed.
sitting-paper-format = "{ $path }" is a paper in another format ({ $format }): the version of the program that built it is needed.
sitting-journal-empty = "{ $path }" has no complete record yet.
sitting-journal-none = "{ $path }" is not a journal: it was not touched. Choose another name with --journal.
sitting-journal-altered = "{ $path }", line { $line }: the record has been altered. The file was not touched: give it to the commission as it is.
sitting-journal-sequence = "{ $path }", line { $line }: a record is missing, extra or moved. The file was not touched: give it to the commission as it is.
sitting-journal-unknown = "{ $path }", line { $line }: a record that this version of the program does not know. Use the version with which the sitting began.
sitting-journal-field = { $path }, line { $line }: the field "{ $field }" with the value { $value } belongs to no record that this program knows: the record was written by hand, or by a newer version. The file stays as it is: call the commission.
sitting-journal-breaks = { $path }, line { $line }: the journal is intact, but its records do not follow the rules of a sitting ({ $rule }): the program does not write such a journal. The file stays as it is: call the commission.
copied-change = { $change ->
    [utf16] the encoding UTF-16
    [mark] the UTF-8 mark at the beginning (BOM)
    [line-ends] the line endings of another system
   *[blank-lines] blank lines at the beginning or at the end
}
sitting-rewritten = Another program had saved { $path } with { $changes }: this program has rewritten it in its own form, and the records are the same.
sitting-faults = The program wrote records that its own rules do not allow ({ $rules }). The answers are safe; tell the commission, which will see the same notice when marking.
sitting-journal-after-end = "{ $path }", line { $line }: a record after the end of the sitting. The file was not touched: give it to the commission as it is.
sitting-journal-no-such-question = "{ $path }", line { $line }: the paper has no question { $number }. The file was not touched: give it to the commission as it is.
sitting-journal-no-such-option = "{ $path }", line { $line }: question { $number } of the paper does not have the option chosen. The file was not touched: give it to the commission as it is.
sitting-journal-other-paper = "{ $path }" is the journal of another paper: it was not touched. Check which paper you have opened, or choose another name with --journal.
sitting-journal-other-candidate = "{ $path }" is the journal of another candidate ({ $found }): it was not touched. Check which paper you have opened.

sitting-verify-title = The chain is intact
sitting-verify-of = Candidate { $candidate }, stage "{ $stage }".
sitting-verify-when = First record { $begun }, last { $ended } (the machine's clock, UTC).
sitting-verify-records = { $count ->
    [one] 1 record; time used: { $used }.
   *[other] { $count } records; time used: { $used }.
    }
sitting-verify-end = { $end ->
    [handed-in] Handed in by the candidate.
    [expired] Handed in when the time ran out.
   *[open] Not handed in.
    }
sitting-verify-resumed = { $dropped ->
    [0] Resumed after { $used } ({ $clock }): the program had been closed for { $away }.
   *[other] Resumed after { $used } ({ $clock }): the program had been closed for { $away }; { $dropped } bytes of an unfinished record were dropped.
    }
sitting-verify-jumped = { $way ->
    [back] After { $used } ({ $clock }) the machine's clock went back by { $by }: the jump is recorded and does not change the time used.
   *[forward] After { $used } ({ $clock }) the machine's clock went forward by { $by }: the jump is recorded and does not change the time used.
    }
sitting-verify-torn = { $count ->
    [one] At the end there is 1 byte of an unfinished record: it does not count.
   *[other] At the end there are { $count } bytes of an unfinished record: they do not count.
    }
sitting-verify-receipt = Receipt of the last record: { $receipt }.
sitting-verify-proves = What the journal proves
sitting-verify-chain = Every record is bound to the one before: none was changed, removed or moved without rewriting those after it.
sitting-verify-paper-same = The sitting belongs to this paper, which is the same byte for byte.
sitting-verify-paper-other = The sitting does NOT belong to this paper: the file is another one, or has changed.
sitting-verify-paper-none = The journal is bound to a paper with SHA-256 { $hash }; use --paper to compare a paper.
sitting-verify-receipt-same = The receipt is the same: since it was copied nobody has changed the journal.
sitting-verify-receipt-other = The receipt is NOT the same: the journal is not the one that was handed in, or the receipt was copied wrongly.
sitting-verify-receipt-none = Without the receipt copied in the room the journal proves little: anyone who has the file can rewrite it all. Use --receipt to compare a receipt.
sitting-verify-disagrees = the journal does not match what it was compared with.
sitting-verify-not-proved = The journal does not prove who sat at the keyboard, or what lay beside it: without an invigilator, a sitting is an open-book examination.
screen-folded = (g: whole table)
screen-folded-short = (g: table)
screen-folded-key = (g)
screen-above = ^ up: { $count ->
    [one] 1 line
   *[other] { $count } lines
} ({ $how ->
    [typed] type -
   *[keys] up arrow
})
screen-below = v down: { $count ->
    [one] 1 line
   *[other] { $count } lines
} ({ $how ->
    [typed] type +
   *[keys] down arrow
})
screen-sit-keys = letter: answer · enter: next · p back · r review · g table · ? help
screen-sit-short = letter · enter: next · ? help
screen-sit-several = several letters together, for example ac · enter: next · g table · ? help
screen-sit-clause = letter and clause, for example b 45C4b · enter: next · g table · ? help
screen-sit-review = number of a question · enter: the first blank one · h hand in · ? help
screen-sit-done = number of a question · h or enter: hand in · ? help
screen-sit-confirm = yes to hand in, anything else to go on
screen-sit-opening = The paper
screen-sit-ready-hint = q leaves without beginning
sitting-help-table = g (table): the whole table, with auction and play
sitting-help-code = k (code): says that you have copied the checkpoint code; a second k shows it again
sitting-help-scroll = + (down) and - (up): scroll to the lines that do not fit on the screen
