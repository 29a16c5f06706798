## The quality of questions: flaws of a question, the table of a bank

manual-page-items = how to judge a question, and what each flaw means
level-warning = flaw
check-flaws = { $flaws ->
    [one] 1 flaw
   *[other] { $flaws } flaws
    } in { $files ->
    [one] 1 file
   *[other] { $files } files
    }: with --strict this does not pass.
check-flaws-within = No other flaw: unexplained options are allowed up to a bound.
check-flawless = No flaw.
help-quality = Shows the bank's table: how much can be guessed without knowing the Laws
help-strict = A flaw, or a bound of the table that is exceeded, is also a failure
quality-title = The quality of the bank
quality-intro = Of 100 questions with one answer, how many are guessed by somebody who does not know the Laws and chooses...
quality-columns = edition|questions|by chance|longest|shortest|commas|cards|words
quality-bounds = bound
quality-legend = longest, shortest: the longest or the shortest option; commas, cards: the one with the most of them; words: the one with the words that right options of the other files tend to have.
quality-beyond = * beyond the bound.
quality-few = With fewer than { $enough } questions habits are not judged: chance alone exceeds the bounds.
quality-deals = Deals: { $deals }, and at least { $needed } are needed; at most { $most ->
    [one] 1 question
   *[other] { $most } questions
    } on one deal, and the limit is { $limit }.
quality-contrasts = Wrong options with no situation nearby that makes them right, and no condition on which they depend: { $without } of { $wrong } ({ $share } %); the limit is { $limit } %.
quality-within = The bank is within all the bounds.
quality-outside = The bank exceeds some bounds.

A901 = { $language ->
    [it] in Italian the right option
    [en] in English the right option
   *[both] the right option
    } stands out by its length
    .help = remove its reasons, since the program gives them, or complete the wrong ones: neither should be 1.3 times as long as the other
    .explain = A candidate who does not know the Laws chooses the longest option, and is often right. The right one must not be 1.3 times as long as every wrong one, nor every wrong one 1.3 times as long as the right one.
A902 = { $language ->
    [it] in Italian only the right option gives a reason
    [en] in English only the right option gives a reason
   *[both] only the right option gives a reason
    }
    .help = remove it: the explanation gives the reason
    .explain = A "because" in the right option alone gives it away. The engine gives the reasons after the answer.
A903 = { $language ->
    [it] in Italian only some options have the number of a clause
    [en] in English only some options have the number of a clause
   *[both] only some options have the number of a clause
    }
    .help = put one in all of them or in none; the clause of an option belongs in cites
    .explain = An option that cites a clause seems to have more authority than the others, and is chosen for that.
A904 = { $language ->
    [it] in Italian only this option is absolute
    [en] in English only this option is absolute
   *[both] only this option is absolute
    }: always, never, in any case
    .help = remove the word, or put it in the others too
    .explain = A candidate used to examinations discards the option with "always" or "never" without knowing the Laws.
A905 = { $language ->
    [it] in Italian the text does not end with the question
    [en] in English the text does not end with the question
   *[both] the text does not end with the question
    }
    .help = end with what is asked: "How do you rule?", "What may South do?"
    .explain = The candidate has to know what he is answering before he reads the options.
A906 = { $language ->
    [it] in Italian this option also says all that another says
    [en] in English this option also says all that another says
   *[both] this option also says all that another says
    }
    .help = let each say something different
    .explain = If two options have the same words, or one contains the other, at most one is right: a candidate can see it without knowing the Laws.
A907 = the option mentions { $card }, which { $seat } does not hold
    .help = choose a card in that hand
    .explain = A candidate can rule out an option about a card that the hand does not hold by looking at the diagram, without knowing the Laws.
A908 = { $id } is question { $other } with other seats, suits or cards
    .help = change the facts, or remove one of the two questions
    .explain = Two questions that become one when seats, suits and cards are renamed test only one thing.
A909 = { $id } is one too many on the same deal: the limit is { $most }
    .help = give it a deal of its own
    .explain = A deal that serves for many questions is learned by heart.
A910 = it is not clear what a candidate who chooses this option has overlooked
    .help = write what would be right if one fact were different: who acted, when, what the director found
    .explain = A good wrong option is the right ruling of another situation, one fact away: the candidate who chooses it has overlooked that fact, and can be told so.
A911 = { $id } is not completely in English
    .help = add the en texts; until then English readers see the Italian
    .explain = English is optional in a private bank: where it is missing the Italian is shown. With --strict it is reported.
A912 = { $count ->
    [one] and 1 more flaw
   *[other] and { $count } more flaws
    }
    .help = correct these first; the others are shown then
    .explain = Of one file at most 100 flaws are shown; the others are only counted.
