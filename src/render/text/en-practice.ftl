
# Practice: the pages of the quiz on a screen.

screen-question = { $role ->
    [twin] Twin of question { $number } (does not count)
    [again] Question { $number }, again (does not count)
   *[own] Question { $number } of { $total }
}
screen-question-short = { $number }/{ $total }{ $role ->
    [twin] {" "}twin, does not count
    [again] {" "}again, does not count
   *[own] {""}
}
screen-score = { $right } right of { $answered }
screen-minutes = { $count ->
    [one] 1 minute left
   *[other] { $count } minutes left
}
screen-marked = marked
screen-keys-question = letter and enter: answer · g table and play · s mark · ? keys · q score
screen-keys-question-short = letter, enter · g table · ? keys
screen-keys-chosen = enter: confirm · another letter changes it · Esc: clear
screen-keys-chosen-short = enter: confirm · Esc: clear
screen-keys-clause = for example 45C4b · enter: confirm · Esc: back to the options
screen-keys-clause-short = enter: confirm · Esc: options
screen-keys-correction = enter: next { $twins ->
    [yes] · t twin ·
   *[no] ·
} ! report · p why · c clause · g table · s mark · ? keys · q
screen-keys-correction-short = enter: next{ $twins ->
    [yes] {" "}· t twin
   *[no] {""}
} · ! report · p · c · g · s · ? keys
screen-keys-back = enter: back to the correction
screen-keys-back-question = enter: back to the question
screen-next = Enter to continue >{" "}
screen-back = Enter to go back >{" "}
screen-chosen-right = You chose { $letter }), right:
screen-chosen-wrong = You chose { $letter }):
screen-right = Right { $letter }):
screen-no-clause = There is no clause to show for this answer: press 'p' for the reasons.
screen-not-here = '{ $key }' does nothing here: ? lists the keys.
screen-choose-first = First type one of { $letters }, then press Enter.
screen-now-marked = Marked: you will find the question at the end of the quiz and with --wrong.
screen-unmarked = No longer marked.
screen-keys = Keys
screen-key-answer = a letter and enter: the answer (if several options may be right, each letter adds or removes one)
screen-key-why = p: why, the reasoning step by step
screen-key-table = g: the whole table, with auction and play
screen-key-clause = c: the content of the clause, in brief
screen-key-mark = s: mark the question, to come back to it
screen-key-twin = t: the twin of a fresh question: the same options, in a story in which another is right; its answer does not count
screen-key-report = !: report the question: your words, its id and your answer go into a file of yours, to send to whoever teaches you
report-prompt = What is wrong with this question? (Enter writes, Esc goes back) >{" "}
report-written = Report on { $id } written in { $path }.
report-not-written = The report cannot be written in { $path }: { $why }. The quiz continues.
report-empty = Nothing was written: the report has no words. After the "!" say what is wrong.
report-none-before = There is no question before this one: a single "!" reports this one.
report-full = A report has at most { $most } characters: press Enter to write it as it is.
report-no-folder = There is no folder for the report: the home folder of the user is unknown.
screen-key-scroll = arrows, page up and page down: scroll to the lines that do not fit on the screen
screen-key-quit = q: ends and shows the score; Esc or enter: back
screen-marked-are = { $count ->
    [one] You marked a question; to try it again:
   *[other] You marked { $count } questions; to try them again:
}

help-linear = Line-by-line text on a terminal too, for screen readers

# Which questions.

help-ids = These questions, in the order given, for example 45-01 45-02
help-tags = Lists the topics with the number of questions
error-law-filter = '{ $part }' is neither a Law nor a paragraph: type '45', '45,46', '45-47' or '45C'. There are questions on Laws { $there }.
error-law-edition = by the Laws of { $edition } there are no questions on { $name }; there are some by the Laws of { $other }: add --edition { $other }.
error-law-empty = no question on { $part }. There are questions on Laws { $there }.
error-difficulty = '{ $part }' is not a difficulty: difficulties go from 1 to 5; type '3', '2-4' or '1,5'.
error-tag = no question has the topic '{ $tag }'.
error-tag-list = 'arbitro list --tags' lists them.
quiz-match-each = Questions that match each filter alone: { $each }.
list-topics = { $count ->
    [one] 1 topic.
   *[other] { $count } topics.
}

# The history of those who practise.

help-review = Review: the clauses due today, plus some new ones
help-wrong = Only questions missed last time, or marked
help-new-questions = Only questions never asked
help-minutes = Asks no further question after this many minutes
help-no-history = Does not record the answers in the history
help-learn = The course: one clause at a time, beginning with the Laws on the play of the cards
help-learn-after = For each clause: what it says, a question in which it applies, one in which it seems to apply but does not (where the bank has them). Resumes where you left off.
help-again = Starts again from the beginning
help-progress = Shows where you stand, Law by Law
help-progress-after = The history of your answers is your own file: nothing leaves this machine.
help-export-history = Copies the history to this file
help-import-history = Adds the history of another machine
help-forget = Deletes the history, after you confirm
help-format-progress = Format: text, json, html
history-not-written = the history '{ $path }' cannot be written: { $why }. The quiz continues; with --no-history the answers are not recorded.
history-broken = { $count ->
    [one] A line of the history '{ $path }' cannot be read ({ $lines }): it is skipped.
   *[other] { $count } lines of the history '{ $path }' cannot be read ({ $lines }): they are skipped.
}
history-no-folder = this machine has no folder set for data: set HOME or XDG_DATA_HOME.
history-exported = { $count ->
    [one] 1 answer copied to '{ $path }'.
   *[other] { $count } answers copied to '{ $path }'.
}
history-imported = { $count ->
    [0] Nothing new.
    [one] 1 record added.
   *[other] { $count } records added.
} { $broken ->
    [0] { "" }
    [one] A line could not be read: skipped.
   *[other] { $broken } lines could not be read: skipped.
}
history-no-history = '{ $path }' is not an arbitro history: a file written by 'arbitro progress --export' is needed.
history-none = No history: '{ $path }' does not exist.
history-forget = { $count ->
    [one] The history '{ $path }' has 1 answer.
   *[other] The history '{ $path }' has { $count } answers.
} Delete it? (yes/no){" "}
history-kept = History kept.
history-forgotten = History deleted.
quiz-law-no-id = "{ $law }" is not the id of a question: for questions on a Law type "arbitro quiz --law { $law }".
quiz-none-wrong = you have no questions missed or marked: try 'arbitro quiz --new' or 'arbitro quiz --review'.
quiz-none-new = you have done all the questions: try 'arbitro quiz --review' or 'arbitro quiz --wrong'.
screen-keys-lesson = take your time · enter: the question · arrows: scroll · q: stop
changed-kept = { $count ->
    [0] No clause remembered.
    [one] 1 clause remembered; it comes back within { $days ->
        [one] one day
       *[other] { $days } days
    }.
   *[other] { $count } clauses remembered; they come back within { $days ->
        [one] one day
       *[other] { $days } days
    }.
}
changed-missed = { $count ->
    [0] Nothing to go over again.
    [one] To go over again: { $clauses }.
   *[other] To go over again: { $clauses }.
}
changed-due = { $count ->
    [0] Nothing is due by tomorrow.
    [one] Due by tomorrow: 1 clause.
   *[other] Due by tomorrow: { $count } clauses.
}
review-nothing-due = { $days ->
    [0] Nothing is due today on these questions.
    [one] Nothing is due today: the review resumes tomorrow.
   *[other] Nothing is due today: the review resumes in { $days } days.
}
review-nothing-known = There is nothing to review yet.
review-instead = To practise all the same: arbitro quiz --new, arbitro quiz --wrong, arbitro learn.
learn-step = Clause { $number } of { $total } (Laws of { $year })
learn-questions = { $which ->
    [both] Two questions: in one the clause applies, in the other it seems to apply but does not. The order varies: it is for you to tell which is which.
   *[other] One question on this clause.
}
learn-done = The course is over: you have answered all the questions. 'arbitro learn --again' starts again, 'arbitro quiz --review' reviews.
progress = Where you stand
progress-none = No answers yet. Begin with 'arbitro learn' or 'arbitro quiz'.
progress-summary = { $answered ->
    [one] 1 answer
   *[other] { $answered } answers
}, { $right }; { $days ->
    [one] 1 day of practice
   *[other] { $days } days of practice
}, { $streak } in a row.
progress-due = { $count ->
    [0] Nothing is due today.
    [one] 1 clause is due today: arbitro quiz --review.
   *[other] { $count } clauses are due today: arbitro quiz --review.
} { $tomorrow ->
    [one] Due by tomorrow: 1.
   *[other] Due by tomorrow: { $tomorrow }.
}
progress-law = Law
progress-mastery = Mastery
progress-now = now
progress-col-due = due
progress-last = last
progress-ago = { $days ->
    [0] today
    [one] yesterday
   *[other] { $days } days ago
}
progress-never = never
progress-right = { $right } right (too few to say more)
progress-share = { $percent } right
progress-too-few = too few to say ({ $count })
progress-legend = Mastery: how much you remember today of all the clauses of a Law that have questions. Now: how much you remember of the clauses already seen. Both values need at least { $enough } answers on the Law. Clause numbers are those of the Laws of { $year }.
progress-missed = The clauses that you miss most often
progress-missed-line = { $clause }: { $missed } of { $asked }
progress-misconceptions = Your most frequent misunderstandings
progress-misconception = { $clause }: { $what } ({ $count ->
    [one] once
   *[other] { $count } times
})
progress-days = Answers in the last { $days } days; the right ones in green
# Other.

help-show-key = Marks the right answer too, and shows how the table stands after the ruling
show-right = right by the Laws of { $year }
auction-goes-on = The auction is still going on

# The settings.

help-config = Shows and changes the settings
help-config-after = For example: arbitro config notation it. An option overrides the environment variable, which overrides the settings file, which overrides the default.
help-config-key = Setting: language, notation, edition, doctrine, colour
help-config-value = The new value; if it is missing, the command shows the current one
help-config-unset = Removes the setting from the file
config = Settings
config-origin = { $origin ->
    [flag] from an option
    [environment] from the environment
    [file] from the file
    [system] from the system language
   *[default] by default
}
config-file = The file: { $path }
config-how = To change one: arbitro config SETTING VALUE; --unset removes it.
config-unknown = '{ $key }' is not a setting: the settings are { $known }.
config-no-folder = this machine has no folder set for settings: set HOME or XDG_CONFIG_HOME.
config-written = Written to '{ $path }'.
review-session = Review: { $due ->
    [one] 1 clause due
   *[other] { $due } clauses due
}, { $new } new.
