## The quality of questions: flaws of a question, the table of a bank

manual-page-items = how to judge a question, and what each flaw means
level-warning = flaw
check-flaws = { $flaws ->
    [one] 1 flaw
   *[other] { $flaws } flaws
    } in { $files ->
    [one] 1 file
   *[other] { $files } files
    }: with --strict the check fails.
check-flaws-within = No other flaw: unexplained options are allowed up to a bound.
check-flawless = No flaw.
help-quality = Shows the bank's table: how many answers can be guessed without knowing the Laws
help-strict = Also treats a flaw, or an exceeded bound of the table, as a failure
quality-title = The quality of the bank
quality-intro = Of 100 questions with one right answer, how many are guessed by somebody who does not know the Laws and chooses...
quality-columns = edition|questions|by chance|longest|shortest|commas|cards|words
quality-bounds = bound
quality-legend = longest, shortest: the longest or the shortest option; commas, cards: the one with the most of them; words: the one with the words that right options of the other files tend to have.
quality-beyond = * beyond the bound.
quality-few = With fewer than { $enough } questions the table gives no judgement: chance alone can exceed the bounds.
quality-deals = Deals: { $deals }, and at least { $needed } are needed; the most used deal has { $most ->
    [one] 1 question
   *[other] { $most } questions
    }, and the limit is { $limit }.
quality-contrasts = Wrong options that no similar situation makes right, and whose refutation depends on no condition of a clause: { $without } of { $wrong } ({ $share } %); the limit is { $limit } %.
quality-within = The bank is within all the bounds.
quality-outside = The bank exceeds at least one bound.

A901 = { $language ->
    [it] in Italian the right option
    [en] in English the right option
   *[both] the right option
    } stands out by its length
    .help = remove the reasons from the right option, since the program gives them, or complete the wrong options: neither the right option nor the wrong ones should be 1.3 times as long as the others
    .explain = A candidate who does not know the Laws chooses the longest option, and is often right. The right option must not be 1.3 times as long as every wrong option, nor every wrong option 1.3 times as long as the right one.
A902 = { $language ->
    [it] in Italian only the right option gives a reason
    [en] in English only the right option gives a reason
   *[both] only the right option gives a reason
    }
    .help = remove the reason: the explanation after the answer gives it
    .explain = A "because" in the right option alone gives it away. The engine gives the reasons after the answer.
A903 = { $language ->
    [it] in Italian only some options have the number of a clause
    [en] in English only some options have the number of a clause
   *[both] only some options have the number of a clause
    }
    .help = put a clause number in all the options or in none; the clause of an option belongs in cites
    .explain = An option that cites a clause seems to have more authority than the others, and is chosen for that.
A904 = { $language ->
    [it] in Italian only this option has an absolute word
    [en] in English only this option has an absolute word
   *[both] only this option has an absolute word
    }: always, never, in any case
    .help = remove the word, or put it in the others too
    .explain = A candidate used to examinations discards the option with "always" or "never" without knowing the Laws.
A905 = { $language ->
    [it] in Italian the text does not end with the question
    [en] in English the text does not end with the question
   *[both] the text does not end with the question
    }
    .help = end with a question: "How do you rule?", "What may South do?"
    .explain = The candidate has to know what he is answering before he reads the options.
A906 = { $language ->
    [it] in Italian this option contains everything that another says
    [en] in English this option contains everything that another says
   *[both] this option contains everything that another says
    }
    .help = make each option say something different
    .explain = If two options have the same words, or one contains the other, at most one is right: a candidate can see it without knowing the Laws.
A907 = the option makes a claim about { $card }, which { $seat } does not hold
    .help = choose a card that the player holds
    .explain = By looking at the diagram, without knowing the Laws, a candidate can rule out an option about a card that the hand does not hold.
A908 = { $id } is question { $other } with other seats, suits or cards
    .help = change the facts, or remove one of the two questions
    .explain = Two questions that differ only by the names of seats, suits and cards test the same thing.
A909 = { $id } is one question too many on the same deal: the limit is { $most }
    .help = give the question a deal of its own
    .explain = If one deal serves many questions, candidates learn it by heart.
A910 = it is not clear what a candidate who chooses this option has overlooked
    .help = write the ruling that would be right if one fact were different: who acted, when, what the director found
    .explain = A good wrong option is the right ruling in a situation that differs by one fact: the candidate who chooses it has overlooked that fact, and the program can say so.
A911 = { $id } is not fully translated into English
    .help = add the en texts; until then English readers see the Italian text
    .explain = English is optional in a private bank: where it is missing, the program shows the Italian text. The gap is reported only with --strict.
A912 = { $count ->
    [one] and 1 more flaw
   *[other] and { $count } more flaws
    }
    .help = correct these first; the others will be shown afterwards
    .explain = The program shows at most 100 flaws of a file; the others are only counted.
A913 = the word "{ $word }" in this call is ignored
    .help = correct it, or leave it out if it says nothing about the card
    .explain = The words of a call that name a card are part of the facts. The program ignores a word that it does not know, if the other words name a card, and says so.
A914 = this option comes to the same as option { $other }, which is right
    .help = write an option that the ruling excludes, or mark both as right
    .explain = "May" and "must" of one act, an adjusted score that may or that shall be awarded, a value that contains another: an examiner could defend both answers.
