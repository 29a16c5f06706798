# English texts. The keys are those of it.ftl; a test compares them.

## Names

seat-letter = { $seat ->
    [N] N
    [E] E
    [S] S
   *[W] W
    }
no-trump = NT
usual = the default
vulnerable = { $who ->
    [none] none vulnerable
    [NS] North-South vulnerable
    [EW] East-West vulnerable
   *[all] all vulnerable
    }
law-title = Law { $number } - { $title }
edition = Laws of { $year }
edition-only = { $year } only
editions = { $count ->
    [one] edition { $years }
   *[other] editions { $years }
    }
editions-of = By the Laws of { $years }.
in-edition = in { $year }: { $message }
help-in-edition = the differences of an edition are written under its year: ruling in [question.{ -last }]; in an option, { -last }.claims, { -last }.cites, { -last }.right; a question that belongs to only one edition has the key editions = [{ -first }]

## Ruling

ruling = Ruling
reasons = Reasons
everything = Everything considered
not-applied = Not applied
after-clause = after { $law }
open-question = To be established
same-for-cards = The same holds for { $cards }.
penalty-everyone = all
penalty-faced = { $gender ->
   *[neuter] it stays face up
}
penalty-due = { $gender ->
   *[neuter] it must be played at the first legal opportunity
}
penalty-small = { $gender ->
   *[neuter] no other card of the suit below the ten may be played before it
}
penalty-lead = { $who } leads as he likes
penalty-duty = { $gender ->
   *[neuter] the requirement to play it is authorised information for { $who }
}
penalty-duty-sight = { $gender ->
   *[neuter] the requirement to play it and the sight of it are authorised information for { $who }
}
penalty-sight = the information from the sight of it is authorised for { $yes }, not for { $no }
penalty-seen = the information from the sight of it is authorised for { $who }
penalty-unseen = the information from the sight of it is not authorised for { $who }
penalty-origin = { $gender ->
   *[neuter] once it is played, how it came to be exposed is unauthorised information for { $who }
}
withdrawn-information = what { $cards } { $count ->
    [one] tells
   *[other] tell
}, { $gender ->
   *[neuter] once withdrawn
}, { $whom ->
    [yes] is authorised for { $yes }
    [no] is not authorised for { $no }
   *[both] is authorised for { $yes }, not for { $no }
}.
at-the-end = At the end of play the director also examines: { $title }
open-choice = { $who } chooses
branch-if = If { $answer }
branch-or = { $before }, or if { $answer }
immaterial = Need not be established: { $question }
doctrine = Doctrine
doctrine-note = { $title }: { $reading ->
    [school] according to the School, { $school }; by the letter of the Code, { $code }.
   *[code] by the letter of the Code, { $code }; according to the School, { $school }.
    }
without-effect = Without effect
idle = { $because ->
    [nothing-irregular] (nothing irregular had been done before)
    [nothing-claimed] (nobody had claimed or conceded tricks)
    [nothing-came] (it had no consequences)
    [not-offered] (the choice was not his to make)
    [no-turn] (it was not his turn: the card played before his goes back)
    [lies-there] (he had already put the card on the table)
   *[unread] (the ruling takes no account of it: no Law considers it here)
    }
unused-finding = { $fact }: no clause asks for it.
ruled-without = There is no irregularity; the ruling takes no account of the events below.
nothing-irregular = Nothing irregular.
no-rectification = No rectification.
nothing-more = Nothing else changes.
cut-short = Too many facts are open: the ruling does not give the consequences of every answer.
too-much-open = Too many facts are open to examine every answer: establish some of them (--assume).
source-record = from the record
source-director = established by the director
source-assumed = assumed here
applies = applies
does-not-apply = does not apply
unfinished = still to be established
outcome = With best play { $side } make { $more ->
    [one] 1 trick
   *[other] { $more } tricks
    } of the { $left } left: { $total } in all, { $contract } { $result }.
now = Now:
now-faced = The cards face up on the table are in square brackets.
now-table = How the table stands
now-depends = For the rest, how the table stands depends on several answers together.
claim-number = { $same ->
    [1] { $most ->
        [0] none
       *[other] { $most }
        }
   *[other] { $least } to { $most }
    }
claim-range = The number depends on the cards of { $hands }, which are not known.
claim-line = { $lines ->
    [trump-forgotten] If { $who } does not know of the trump:
    [partner-errs] If { $who }'s partner errs:
    [best] With best play:
   *[normal] The worst normal line:
    } { $tricks }
claim-trick = { $how ->
    [cashes] { $leader } cashes { $card }
    [ruffs] { $leader } leads { $led }, { $winner } ruffs with { $card }
   *[wins] { $leader } leads { $led }, { $winner } wins with { $card }
    }
claim-too-many-cards = Too many cards to search: say what { $who } would play.
claim-unknown-cards = The tricks cannot be counted: the cards of { $hands } are not known.
claim-no-number = It is not known how many tricks { $who } claimed or conceded.
claim-turn-unknown = The tricks cannot be counted: it is not known whose turn it is.
claim-not-counted = { $reason ->
    [no-number] as many as { $who } said
    [too-many-cards] too many cards to count them
   *[other] how many is not known
    }
claim-worth = Tricks to { $side }: { $answers }.
claim-no-difference = For the tricks it makes no difference: in every case { $tricks } to { $side }.
outcome-made = just made
outcome-over = plus { $count }
outcome-down = down { $count }

kind = { $kind ->
    [designation] { $who } calls a card
    [touch] { $who } touches a card of dummy
    [indication] { $who }, dummy, puts out, touches or indicates a card
    [showing] { $who } holds a card in view
    [drop] { $who } drops a card
    [naming] { $who } says that he holds a card
    [extra-card] { $who } puts out another card
    [lead-out-of-turn] { $who } leads when it is not his turn
    [play-out-of-turn] { $who } plays before his turn
    [simultaneous] { $who } plays at the same time as another
    [revoke] { $who } does not play as the Laws require
    [penalty-not-played] { $who } does not play the penalty card
    [penalty-due] It is { $who }'s turn, and there is a penalty card
    [retraction] { $who } wants to take a card back
    [misexplanation] An explanation of { $who } is corrected
    [cards-at-once] { $who } puts several cards on the table at once
    [auction-card] { $who } exposed a card during the auction
    [face-down-lead] { $who } leads face down when it is not his lead
    [remark] { $who } lets information slip
    [asked] { $who } asks for an explanation
    [error-noticed] { $who } becomes aware that an explanation was wrong
    [faced-hand] { $who } faces his cards
    [dummy-intervenes] Dummy ({ $who }) intervenes
    [asked-if-void] { $who } asks whether a player is void
    [omission] { $who } does not play to the trick
    [defective-trick] A trick is found to lack { $who }'s card
    [excused] { $who } cannot do what is required of him
    [cards-inspected] { $who } wants to see cards again
    [statement] { $who } speaks about the tricks
    [revoke-settled] { $who }'s revoke is to be settled
    [penalty-weighed] { $who } had a penalty card during the play
    [choosing] { $who } says what he chooses
    [directors-ruling] { $who } acts on what the director had told him
    [miscount] { $who } has begun with a wrong number of cards
    [card-found] { $who } finds a card that he lacked
    [foreign-card] { $who } has a card of another pack
    [protest] { $who } protests
    [turned-wrong] { $who } says that a card is turned the wrong way
    [tricks-disputed] { $who } says another number of tricks
    [wrong-score] { $who } enters a wrong score
    [cards-mixed] { $who } mixes the cards that he has played
    [facts-disputed] { $who } denies what another says
   *[card-turned] { $who } turns his card face down
    }

## The table

contract = Contract { $contract }, declarer { $declarer }
contract-open = { $contract } by { $declarer }
dealer = dealer { $seat }
tricks-before = Tricks already made: North-South { $ns }, East-West { $ew }
last-trick = The last trick was won by { $seat } with { $card }
words-ignored = { $count ->
    [one] word ignored: { $words }
   *[other] words ignored: { $words }
}
exposed-in-auction = { $when ->
    [before] Before the auction
   *[in] During the auction
    } { $gender ->
   *[neuter] { $card }
    } was exposed{ $led ->
    [yes] , as a lead
   *[no] {""}
    }{ $count ->
    [0] {""}
   *[other] , and seen by { $seen }
    }.
penalty-on-table = On the table: { $card }, a { $grade ->
    [major] major
   *[minor] minor
    } penalty card
play-so-far = The play so far
trick-won = won by { $seat }
trick-open = trick in progress
turn = { $seat } to play ({ $role ->
    [declarer] declarer
    [dummy] dummy
   *[defender] defender
    }).
turn-lead = { $seat } to lead ({ $role ->
    [declarer] declarer
    [dummy] dummy
   *[defender] defender
    }).
what-happened = What happened
errata = Corrected in the document
source = Source

became-unread = unread
became-regular = regular
became-deed = ruled on: { $kind ->
    [designation] a card called
    [touch] a card touched
    [indication] a card indicated by dummy
    [showing] a card held in view
    [drop] a card dropped
    [naming] a card named
    [extra-card] a card too many
    [lead-out-of-turn] lead out of turn
    [play-out-of-turn] play out of turn
    [simultaneous] simultaneous play
    [revoke] a play other than the one due
    [penalty-not-played] penalty card not played
    [penalty-due] a penalty card due
    [retraction] a card to be taken back
    [misexplanation] explanation corrected
    [cards-at-once] several cards at once
    [auction-card] card exposed in the auction
    [face-down-lead] face-down lead out of turn
    [faced-hand] cards faced
    [dummy-intervenes] intervention by dummy
    [remark] information let slip
    [asked] explanation asked for
    [error-noticed] wrong explanation, not corrected yet
    [asked-if-void] player asked if void
    [omission] turn let pass
    [defective-trick] defective trick
    [excused] cannot do what is required
    [cards-inspected] cards to be inspected
    [statement] words about the tricks
    [revoke-settled] revoke to be settled
    [penalty-weighed] penalty card during the play
    [choosing] a choice that is not his to make
    [directors-ruling] an order of the director carried out
    [miscount] wrong number of cards
    [card-found] missing card found
    [foreign-card] card of another pack
    [protest] a protest
    [turned-wrong] card turned the wrong way
    [tricks-disputed] another number of tricks
    [wrong-score] wrong score entered
    [cards-mixed] played cards mixed
    [facts-disputed] an account denied
   *[card-turned] card turned face down
    }
became-before = background to { $of }
became-sequel = follow-up to { $of ->
    [auction] the card exposed in the auction
   *[other] { $of }
    }: { $role ->
    [added] more words about the same card
    [plea] says what he meant
    [correction] changes the card, or the explanation
    [taken-back] wants the card back
    [asked] a question
    [answered] accepts or refuses
    [chosen] chooses among the options
    [attention] draws attention
    [execution] puts the card on the table
    [at-once] a card put out at the same time
    [designated] says which card
    [faced] shows cards
    [words] words about the tricks
   *[played-on] play goes on
    }

## Quiz

quiz-header = Question { $number } of { $total } - { $id } (difficulty { $difficulty })
quiz-intro = { $total ->
    [one] One question
   *[other] { $total } questions
    }, seed { $seed }, Laws of { $year }. Answer with the letter; "q" to stop, "!" and your words to report a question.
quiz-usual = By default { $count } questions are asked, out of { $there }: --count sets another number.
quiz-usual-fresh = By default { $count } questions are asked: --count sets another number.
quiz-prompt = Answer ({ $letters }):{" "}
quiz-prompt-several = Answer ({ $letters }; one or more):{" "}
quiz-prompt-clause = Law and paragraph (Enter if you do not know):{" "}
quiz-no-answer = An answer is needed: type one of { $letters }, or "q" to stop.
quiz-not-an-option = "{ $answer }" is not an answer: type one of { $letters }, or "q" to stop.
quiz-right = Right, by the Laws of { $year }.
quiz-wrong = { $count ->
    [one] Wrong. By the Laws of { $year } the right answer is { $letter }.
   *[other] Wrong. By the Laws of { $year } the right answers are { $letter }.
}
otherwise-key = { $count ->
    [0] By the Laws of { $year } none of these answers would be right.
    [one] By the Laws of { $year } the right answer would be { $options }.
   *[other] By the Laws of { $year } the right answers would be { $options }.
}
otherwise-text = "{ $text }"
otherwise-decided = By the Laws of { $year } the answer would be the same, but this part of the ruling would change: { $there }.
otherwise-ruling = By the Laws of { $year } the answer would be the same, but part of the ruling would change.
quiz-missed = { $count ->
    [one] { $letters } is also right, and was not chosen.
   *[other] { $letters } are also right, and were not chosen.
}
quiz-not-a-clause = "{ $cite }" is not a clause that the program knows: type one, like 45C4b, or press Enter if you do not know.
quiz-clause-right = The clause you cited, { $cite }, is right.
quiz-clause-article = Law { $cite } alone is not enough: the paragraph is needed. { $wanted }
quiz-clause-unknown = "{ $cite }" is not a clause. { $wanted }
quiz-clause-wrong = The clause you cited, { $cite }, does not answer the question. { $wanted }
quiz-clause-none = No clause cited. { $wanted }
quiz-clause-wanted = { $count ->
    [one] The clause is { $clauses }.
   *[other] One of these was enough: { $clauses }.
    }
quiz-score = Score (Laws of { $year })
quiz-score-total = { $right } right of { $asked } ({ $percent } %)
quiz-score-clauses = Clauses cited correctly: { $right } of { $asked }
quiz-score-law = Law { $law }: { $right } of { $asked }
quiz-study = To study
quiz-study-clause = { $law } - { $title }
quiz-study-more = { $count ->
    [one] and one more clause
   *[other] and { $count } more clauses
}
quiz-stopped = Stopped after { $asked ->
    [one] 1 answer
   *[other] { $asked } answers
    } of { $total }.
quiz-nothing-answered = No answer given to { $total ->
    [one] the question
   *[other] the { $total } questions
    }.
quiz-perfect = Nothing to study: every answer was right.
quiz-no-match = No question matches the request ({ $asked }). "arbitro list" shows the available questions.
generation-kind = { $kind ->
    [aspect] values of an aspect
    [appraisal] appraisal
    [ruling] decisions
    [clause] clauses
    [number] number of tricks
    [rights] rights
    [several] several right answers
    [chain] two irregularities in a row
    [general] rulings given at once
   *[inquiry] what to establish
    }
generation-aspect = { $aspect ->
    [fate] fate of the card
    [information] information
    [clause] clause
    [duty] duties
    [choices] choices
    [breach] breach
    [score] score
    [tricks] tricks
    [turn] turn
   *[claim] claim
    }
generation-report = { $count ->
    [one] One question generated.
   *[other] { $count } questions generated.
    }
generation-kinds = Kinds: { $count }
generation-aspects = Aspects: { $count }
generation-laws = Laws: { $count }
generation-scenarios = Scenarios: { $count }
generation-alike = Words in common, seats and cards aside: at most { $most } in 100; pairs above { $bound }: { $pairs }.
generated = { $count ->
    [one] One question written to { $path },
   *[other] { $count } questions written to { $path },
} by the Laws of { $years }.
error-again-version = { $id } was generated by version { $version } of the program; this is version { $own }, which would make another question. Install version { $version }, or ask for the case file.
error-again-id = { $id } is not the id of a fresh question of practice, such as 45-g7-12c3. Questions of the bank are shown by "arbitro show", and those of an examination cannot be generated again.
error-again-none = This version of the program ({ $own }) generates no question { $id }: another version did.
error-scenario-unknown = There is no scenario "{ $name }".
error-scenario-known = There are: { $names }.
error-scenario-law = The scenario "{ $name }" is of Law { $law }: with { $asked } it gives no question. Leave out one of the two.
error-scenario-tag = The scenario "{ $name }" does not have the topic asked for by { $asked }: leave out one of the two.
error-again-no-version = After "@" the version of the program is missing: type { $id }@{ $own }, or { $id } alone.
error-no-scenario = The program cannot generate fresh questions on { $law }. "arbitro list" shows the questions of the bank.
error-generated-few = { $made ->
    [0] No fresh question
    [one] Only one fresh question
   *[other] Only { $made } fresh questions
} of { $count }: further attempts give no different questions. Ask for fewer, remove a filter, or change the seed.
refuted-decided = it claims: "{ $claim }". Instead { $law } provides: "{ $decision }".
refuted-value = instead { $law } provides: "{ $decision }".
refuted-rejected = { $law } does not apply: { $why }.
refuted-foreign = { $law } is about something else ({ $title }).
refuted-unknown = { $cite } is not a clause of the Laws.
refuted-not-open = the ruling does not turn on it.
refuted-undecided = the ruling changes with the answer to this: "{ $question }"

## Contrasts and explanations

contrast = { $whole ->
    [yes] it would be right
   *[no] that would be the ruling
    } if { $there } ({ $law }). { $here }
contrast-clause = { $law } would apply if { $there }. { $here }
contrast-here = Here { $here }.
contrast-open = Here the ruling changes with the answer to this: "{ $question }"
contrast-decided = Here { $law } provides: "{ $decision }".
and-if = {" "}and if{" "}
edit-answer-there = { $asker ->
    [director] the director found this
   *[player] the choice were this
    }: "{ $states }"
edit-answer-here = it is otherwise: "{ $states }"
edit-role-there = { $who } were { $role ->
    [declarer] declarer
    [dummy] dummy
   *[defender] a defender
    }
edit-role-here = he is { $role ->
    [declarer] declarer
    [dummy] dummy
   *[defender] a defender
    }
edit-event-there = it had gone like this: "{ $event }"
edit-event-here = it went like this: "{ $event }"
edit-card-there = the card were { $card }
edit-card-here = it is { $card }
edit-before = , before "{ $event }"
edit-moment-there = the order were this: "{ $event }", and only then "{ $before }"
edit-moment-here = the order is different
edit-last-there = this had happened after everything else: "{ $event }"
edit-undone-there = this had not happened: "{ $events }"
edit-undone-here = it happened
edit-played-there = { $who } had already { $leads ->
    [yes] led to the next trick
   *[no] played
    } ({ $card }){ $then }
edit-played-here = he had not
edit-played-on-there = play had gone on ({ $events }){ $then }
edit-played-on-here = it had not gone that far
edit-attention-there = { $who } had drawn attention{ $then }
edit-attention-here = he did not
edit-length-there = { $who } had { $count ->
    [0] no card
    [one] only one card
   *[other] { $count } cards
    } of the suit of { $suit }
edit-length-here = { $count ->
    [0] he has none
    [one] he has only one
   *[other] he has { $count }
    }
edit-dummy-spread-there = dummy had { $spread ->
    [yes] already
   *[no] not yet
    } been spread
edit-dummy-spread-here = { $spread ->
    [yes] it had not yet been
   *[no] it already had been
    }
edit-penalty-there = { $card } were { $grade ->
    [none] no penalty card
    [minor] a minor penalty card
   *[major] a major penalty card
    }
edit-penalty-here = it is a { $grade ->
    [minor] minor
   *[major] major
    } penalty card
edit-edition-there = the { $year } Laws were in force
edit-edition-here = the { $year } Laws are
edit-doctrine-there = the point "{ $title }" were read { $reading ->
    [school] as the School teaches
   *[code] by the words of the Laws
    }
edit-doctrine-here = it is read { $reading ->
    [school] as the School teaches
   *[code] by the words of the Laws
    }
why-not = Why not { $what }? (Laws of { $year })
why-not-holds = { $what }: by the Laws of { $year } it does hold here ({ $law }).
why-not-nowhere = it would not be so in any situation close to this one.
why-not-instead = { $law } provides instead: "{ $decision }".
error-why-not-unruled = The engine cannot rule on this question: "arbitro rule" says why.
error-why-not = "{ $asked }" is neither a clause nor a decision. A clause is written as 45C4b, a decision as in a case: --why-not "N SJ played". The forms are in "arbitro manual cases".
lesson-decides = { $law }{ $title } decides: { $why }.
lesson-turning = { $law } turns on this: { $why }.
lesson-open = This is established under { $laws }.
lesson-open-because = This is established under { $laws }: { $why }.
lesson-otherwise = On these facts the ruling is another.
lesson-also = Also:
misconceptions = What was overlooked
misconceptions-more = { $count ->
    [one] and one more point, overlooked less often.
   *[other] and { $count } more points, overlooked less often.
    }
misconception = { $law } ({ $title }): { $what }
misconception-times = { $times ->
    [one] once
   *[other] { $times } times
    }, { $what }
mistaken-fact = the question "{ $asks }"
mistaken-condition = the condition "{ $states }"
mistaken-role = { $was ->
    [declarer] declarer's card
    [dummy] dummy's card
   *[defender] a defender's card
    } taken for { $taken ->
    [declarer] declarer's
    [dummy] dummy's
   *[defender] a defender's
    }
mistaken-kind = { $kind ->
    [clause] which clause decides
    [finding] what is established
    [choice] what was chosen
    [role] who is declarer, dummy, a defender
    [actor] who acted
    [card] which card it was
    [manner] how the act was done
    [words] which words were said
    [moment] what had already happened, and what had not yet
    [length] how many cards of a suit a hand has
    [dummy-spread] whether dummy had been spread
    [penalty] whether a card is a penalty card, major or minor
    [edition] which edition of the Laws is in force
   *[doctrine] how the Laws are read
    }

## Decide

decide-intro = The program asks one question at a time. Enter accepts the answer shown; "?" explains the question, "back" removes the last answer, "undo" removes the last event, "end" gives the ruling on the events entered, by the Laws of { $year }.
decide-unexpected = "{ $typed }" is not valid here: { $expected }.
decide-needed = An answer is needed: { $expected }.
decide-kept = Understood: { $read }. The event will be used when the table is known: { $typed }
decide-unused = Not used: { $words }. If this part matters, enter it on another line.
decide-dropped = Not entered: { $read }.
decide-word = "{ $word }"
decide-kept-who = (you will be asked who it was)
decide-kept-revoke = { $who } does not follow { $suit ->
    [none] suit
   *[other] to { $suit }
}
decide-followed = { $who }'s { $card } follows suit: it is no revoke. If another card was played, type that card, or take the event back with "undo" or "back".
decide-played-another = In that trick { $who }'s card is { $card }: name that card, or correct the trick with "back".
decide-could-not = You entered that { $who } revoked with { $card }, and also that he had no card of the suit led: one of the two statements is wrong. Remove it with "undo" or "back".
ask-by-revoke = Who did not follow suit? (N E S W):
ask-together = Which cards did { $who } play together? (H4 H5):
ask-suit-of = Of which suit is the card: { $card }? (S H D C):
decide-nothing-led = No card has been led to this trick: first enter who led which card, like "W leads H4".
decide-revoke-unknown = A ruling on a revoke needs the card that was played, or at least its suit (Sx: a small spade): type it, or take the event back with "undo" or "back".
decide-led-in = The lead to this trick was in { $suit }: enter the card that did not follow suit, like "E plays S4", or remove the lead with "undo" or "back".
decide-nothing-to-undo = There is no event to take back.
decide-undone = Taken back: { $event }
decide-c = { $suit ->
    [H] C is hearts: clubs are F, or ♣.
   *[other] C is clubs: hearts are H, or ♥.
}
decide-nothing-before = There is no answer to take back.
decide-nothing-happened = There is no event to rule on yet: enter who did or said something.
decide-not-offered = That is not one of the suits that the player may name.
decide-no-ruling-yet = There is no ruling yet: first enter what happened, then press Enter.
decide-half-told = The unfinished event is not used.
decide-saved = Wrote { $path }: add the texts and the options, then run "arbitro check { $path }".
decide-choice-unwritten = One choice cannot be written as an event: in the file it stays open.
ask-contract = Contract and declarer (3NT S, 4H W; NT S if the level does not matter):
ask-tricks = Tricks already made by North-South and East-West, { $made } in all (7 1):
ask-opening = Is it the first trick, with the opening lead? (y/n; Enter: no):
ask-declarer = Who is declarer? (N E S W):
ask-by = { $whom ->
   *[who] Who { $act }? (N E S W):
    }
ask-by-exposed = { $card ->
    [none] Who faces his cards? (N E S W):
   *[other] Who exposed { $card }? (N E S W):
    }
ask-leader = Who leads to this trick? (N E S W):
ask-on-table = Cards already in this trick, in order from { $seat } (H4 HK; Enter: none):
ask-who = { $more ->
    [yes] Anything else? Who? (N E S W, or a line like "W plays H4"; Enter: nothing):
   *[no] Who did or said something? (N E S W, or a line like "W plays H4"):
    }
ask-act = What did { $who } do? (number; ? for the whole list; Enter: another player):
ask-follow = Did { $who } have { $suit }? (y/n, or a card that he had, like { $example }; Enter: not known):
ask-dummy = Dummy's cards ({ $who }), at least the suits that matter (S AK4 H 65 D -):
ask-finding = (y/n; Enter: not known):
ask-choice = What does { $who } choose? (1-{ $last }; Enter: he has not chosen yet):
ask-chosen-suit = Which suit does { $who } name? (S H D C; Enter: he has not said yet):
ask-end = Did anything else happen? (another event, "why", "save FILE", "back" or "undo"; Enter to finish):
told-answer = { $answer ->
    [yes] if yes
    [no] if no
   *[other] { $answer }
    }
told-depends = the ruling depends on other facts.
told-menu = { $who } has these options, and the director explains all of them to him (10C):
established = Established
explain-line = An event can also be typed on one line: "W plays H4", "S calls spades", "W and E play D4 and D5 together", "E chooses refuse"; or with a sentence like "East drops ♠3, seen by North"; separate several events with ";". Suits are S H D C, or P C Q F as in Italian. The words are those of the cases: "arbitro manual cases".
explain = { $prompt ->
    [contract] The contract gives the trump suit and dummy: 4H W is four hearts by West. With NT S, or H W, the level is left open. You may also type an event first, like "East drops H4, seen by South": it will be used when the table is known.
    [tricks] The hands given are an ending: the tricks already made and the cards in hand add up to thirteen.
    [yes-no] Answer y or n; Enter accepts the answer shown.
    [seat] Type the player's letter or name, or "declarer" or "dummy".
    [trick] Only the cards played regularly, in the order of play. An irregularity is entered afterwards, as an event.
    [who] Enter events in order, from the first that matters: who, what, which card. Enter only what was done and said: the program itself recognises irregularities. One event per line: "W plays H4", "S calls spades", "E chooses refuse".
    [card] Suit and rank, in English or Italian letters: HK, HR, ♥K, "king of hearts". Hx is a small heart, x a card that nobody remembers.
    [cards] The cards one after the other: SK H4.
    [words] The exact words, as spoken: the ruling may turn on them.
    [word] Type the number, or the word.
    [seats] The players' letters, such as NE, or "all".
    [suit] A suit: S H D C, its symbol or its name.
    [count] A number of tricks, or "all" for all that are left.
    [trick-total] The number of tricks that declarer has made on the whole board.
    [trick-number] The number of the trick, counted from the first of the board.
    [hand] Suit by suit: "S AK4 H 65" says that the player has only those spades and those hearts, "H 5+" at least the 5, "H -" no hearts.
    [follow] If the player could follow suit, the play is a revoke. Answer yes, or type a card that the player held in the suit, or "no" if he had none. After Enter the fact is still to be established, and the program asks for it again if the ruling turns on it.
   *[end] The ruling is above. "why" gives its reasons, a second "why" everything that the engine considered; "save case.toml" writes the case; an event can still be added.
    }
expected-answer = { $prompt ->
    [contract] type the contract and the declarer, like 3NT S, 4HX W, NT S; or an event, like W plays H4
    [tricks] type two numbers that add up to that total, like 7 1
    [yes-no] answer y or n
    [seat] type a player: N, E, S, W
    [trick] type four cards at most, like H4 HK Hx
    [who] type a player (N, E, S, W) or an event on one line
    [act] type a number from the list ("?" shows it)
    [card] type suit and rank, like H4, HK, Hx; or "don't know"
    [cards] type the cards, like SK H4
    [words] type the words that were said
    [word] type one of the numbers, or the word
    [seats] type letters from N E S W, or "all"
    [suit] type a suit: S, H, D, C
    [count] type a number of tricks from 1 to 13, or "all"
    [trick-total] type a number of tricks from 0 to 13
    [trick-number] type the number of a trick, from 1 to 13
    [hand] type suit by suit, like S AK4 H 65 D -
    [follow] answer y or n, type a card that the player had in the suit, or nothing if it is not known
    [finding] answer y, n, or nothing if it is not known
    [choice] type a number from 1 to { $last }, or nothing if the player has not chosen yet
   *[end] type "why", "save FILE", "back", an event, or nothing
    }
untold-seat = "{ $found }" is not a player: N, E, S, W, or a line like "W plays H4".
untold-verb = "{ $found }" is not a recognised event: type the player alone to see the list.
untold-word = "{ $found }" is not valid here. Type the number, or the word: { $words }.
untold-detail = "{ $found }" cannot be used with "{ $verb }".
untold-about = "{ $found }" is not understood after "{ $verb }": { $expected }.
error-nothing-told = there is nothing to rule on: at least one event is needed.
error-table-untold = the events entered are waiting for the table: { $missing ->
    [contract] the contract and the declarer are needed first, like 3NT S.
    [declarer] the declarer is missing (N, E, S, W).
    [tricks] the tricks already won by each side are missing, for example 7 1.
    [leader] the player who leads to this trick is missing (N, E, S, W).
   *[trick] the cards of this trick are missing, like H4 HK.
}
error-several = "{ $name }" has several questions ({ $ids }): name one of them, and its folder with --cases.
error-contract = "{ $text }" is not a contract: it is written like "3NT S", "4HX W", "NT S".
error-deal = "{ $text }" is not a deal: it is written as in PBN, N:hand hand hand hand, with - for an unknown hand.

## Lists

list-header = { $count ->
    [one] 1 question
   *[other] { $count } questions
    }
list-law = Law { $law }
law-any-player = the player
law-any-card = the card
law-asks = Facts to establish
law-see = See also
law-applied-in = Applied in the cases
law-rejected-in = Considered and rejected in the cases
law-no-cases = none
law-numbers = Number: { $numbers }
law-number-in = { $number } in { $year }
law-number-none = absent
law-diff = From the Laws of { $from } to those of { $to }
law-change = { $what ->
    [added] new
    [dropped] no longer there
    [renumbered] renumbered
    [amended] amended
   *[both] renumbered and amended
    }
law-diff-count = { $renumbered ->
    [0] No clause is renumbered
    [one] One clause is renumbered
   *[other] { $renumbered } clauses are renumbered
    }, { $amended ->
    [0] none is amended
    [one] one is amended
   *[other] { $amended } are amended
    }, { $added ->
    [0] none is new
    [one] one is new
   *[other] { $added } are new
    }, { $dropped ->
    [0] none is dropped
    [one] one is dropped
   *[other] { $dropped } are dropped
    }; { $unchanged ->
    [0] none stays as it was
    [one] one stays as it was
   *[other] { $unchanged } stay as they were
    }.
law-list = The Laws of { $year } that the program knows
law-clauses = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
    }

## Check

check-clean = { $files ->
    [one] 1 file
   *[other] { $files } files
    }, { $questions ->
    [one] 1 question
   *[other] { $questions } questions
    }, { $editions }: no problem.
check-partial = { $files ->
    [one] 1 file
   *[other] { $files } files
    }, { $questions ->
    [one] 1 question
   *[other] { $questions } questions
    }, { $editions }: no problem found, but some parts could not be read.
check-problems = { $problems ->
    [one] 1 problem
   *[other] { $problems } problems
    } in { $files ->
    [one] 1 file
   *[other] { $files } files
    } of { $total }.
matrix = { $count ->
    [0] From { $from } to { $to } no question changes
    [one] From { $from } to { $to } 1 question changes
   *[other] From { $from } to { $to } { $count } questions change
    }
matrix-only = in { $year } only
matrix-right = the right option changes: { $from ->
    [0] none
   *[other] number { $from }
    }, then { $to ->
    [0] none
   *[other] number { $to }
    }
matrix-right-several = the right options change: { $from }, then { $to }
matrix-lost = no longer
matrix-gained = now
matrix-no-longer = no longer applies: { $laws }
matrix-newly = applies now: { $laws }
matrix-renumbered = renumbered: { $laws }
level-error = error
help-label = help
related = ...and here

## Errors of the program

error-exists = "{ $path }" already exists: choose another name, or delete it first.
error-unknown-case = "{ $name }" is neither a question in the bank nor a file: "arbitro list" lists the questions.
error-unknown-clause = "{ $name }" is not a clause that the program knows: "arbitro law" lists the Laws.
error-clause-edition = "{ $name }" is not in the { $edition } edition: it is a clause of the Laws of { $other } (--edition { $other }).
error-unknown-fact = "{ $name }" is not a fact that any clause asks for: "arbitro rule CASE" shows those that are open, in square brackets.
error-unknown-answer = "{ $answer }" is not an answer to "{ $fact }": the answers are { $known }.
error-assume-form = "{ $text }" does not have the form FACT=ANSWER, like could-have-known=yes.
error-assume-unused = "{ $name }" answers no question of this case. You can assume: { $open }.
error-assume-record = the record contradicts "{ $name }={ $answer }": remove the assumption, or correct the events.
error-assume-twice = the assumptions about "{ $fact }" answer the same question differently: keep only one of them.
error-nothing-open = nothing
error-edition-unknown = "{ $edition }" is not an edition: choose { -any }.
error-diff-same = --diff takes two different editions: --diff { -first } { -last }.
error-question-edition = { $name ->
    [none] the question
   *[other] { $name }
    } does not belong to the Laws of { $year }, only to those of { $own }: add --edition { $other }.
error-doctrine = "{ $text }" is not a choice of doctrine: write "school", "code", or POINT=school, POINT=code; the points are { $points }.
error-code = "{ $code }" is not a problem code: the codes run from A101 to A912, and "arbitro check" and "arbitro stage" show one beside each problem.
error-case-broken = "{ $name }" has problems: correct them; "arbitro check" lists them.
error-page = "{ $page }" is not a page of the manual: the pages are { $pages }.
error-bad-id = "{ $id }" is not a valid id: write LAW-NAME, for instance 45-71.
error-number = "{ $value }" is not a valid value for { $option }: { $expected }.
error-contradiction = the clauses { $one } and { $two } contradict each other: the defect is in the program or in the case.
note-left-out = Not proved, and not used: { $what }. See "arbitro check { $path }".
left-out-files = { $count ->
    [one] 1 file
   *[other] { $count } files
    }
left-out-questions = { $count ->
    [one] 1 question
   *[other] { $count } questions
    }
expected-number = a whole number from { $low } to { $high } is needed
new-example = A typical incident under Law { $law }, as an example: replace it with your own table, story and events.
new-plain = There is no example incident for this Law: write your own table and what happened.
new-there = { $id } already exists: "{ $title }" (arbitro show { $id }). The first free id of that Law is { $free }.
new-written = Wrote { $path }: it is valid by the Laws of { $years }. Fill it in, then run "arbitro check { $path }".

## Help

help-about = A training tool for bridge directors: cases, reasoned rulings, a quiz.
help-after =
    To begin:
      arbitro quiz --law 45 --count 5     five questions on Law 45
      arbitro rule 45-01 --why            the ruling on a case, with its reasons
      arbitro law 45C4b                   a clause, and the cases that use it
      arbitro check cases/                proves the marked answers
    Exit code: 0 success, 1 a check failed, 2 the command could not run, 130 interrupted.
help-quiz = Asks questions, marks the answers and explains them; gives a score at the end
help-quiz-after = Answer with the letter of the option; "q" stops and shows the score so far. Without a terminal the program reads the answers from standard input, one per line: yes a | arbitro quiz --count 2
help-full = After an answer, also show the rest of the ruling
help-why-not = Says why this clause does not apply, or why this is not the decision: 45C4b, "N SJ played"
help-rule = Gives the ruling on a case in the bank, or on a file
help-rule-after = Facts that have not been established stay open: the ruling is a tree, with a branch for each answer. --assume gives an answer: arbitro rule 47-d1 --assume could-have-known=yes
help-decide = Helps at the table: asks what happened, and gives the ruling
help-decide-after = Enter who did what, one answer at a time or on one line ("W plays H4"); then the program asks only for the facts that can still change the ruling. Without a terminal the program reads the answers from standard input, one per line.
help-from = Starts from the table and the events of a case
help-deal = The deal in PBN: N:hand hand hand hand, with - for an unknown hand
help-contract = Contract and declarer: "3NT S"
help-save = Writes the case to this file, which must not already exist
help-check = Proves a bank of cases; shows the problems of every file
help-check-after = Without paths it proves the program's own cases. Each question is proved in every edition it belongs to; if you name several editions (--edition { -first },{ -last }), the command also lists what changes from each to the next; a change is not a problem. Exit code: 0 no problems, 1 problems (with --strict, flaws too), 2 a file could not be read.
help-show = Shows the diagram and the play, step by step
help-list = Lists the questions
help-law = Shows a clause, a Law, or the list of the Laws
help-law-after = For instance: arbitro law 45C4b, arbitro law 46B, arbitro law 47, arbitro law, arbitro law 57 --diff { -first } { -last }
help-new = Writes a case to fill in
help-generate = Writes fresh, proved questions as case files
help-generate-after = Without --seed nobody can generate the same questions again. With --seed anybody who gives the same seed gets the same files, so an examination refuses those questions. Without -o the files are printed one after the other, each preceded by its name: arbitro generate --law 46 --count 20 -o fresh
help-manual = Shows a page of the manual
help-format = Format: text, markdown, json
help-format-case = Format: text, markdown, json; case: the ruling in the form of a case file, ready to paste
help-format-page = Format: text, markdown
help-format-json = Format: text, json
help-cases = Reads the cases from this folder instead of the program's own
help-edition = Edition of the Laws: { -any-usual }
help-editions = Editions of the Laws: { -list }, or { -first },{ -last } (by default all)
help-edition-only = Only the questions of this edition of the Laws: { -any }
help-diff = What changes from one edition to another: --diff { -first } { -last }
help-doctrine = Doctrine: school (the default) or code, for all points; for one point, POINT=code
help-law-filter = Laws or paragraphs: "45", "45,46", "45-47", "45C"
help-tag = Only questions on this topic (its name in Italian or English); "list --tags" lists the topics
help-difficulty = Only these difficulties, from 1 to 5: "3", "2-4", "1,5"
help-fresh = Fresh questions, generated just before they are asked
help-count = How many questions
help-count-quiz = How many questions: by default ten; with --review, fifteen; with ids, or with --minutes but not --fresh, all
help-seed = Seed of the draw: the same seed gives the same questions in the same order
help-assume = Gives the answer to an open fact; may be repeated
help-why = Shows the reasons; given twice (--why --why), shows everything that the engine considered
help-events = Shows how the engine read each event: regular, ruled on, background, follow-up, unread
help-explain = Explains a problem code
help-case = Id of a question, or path of a case file
help-paths = Case files or folders to check
help-clause = Clause or Law
help-id = Id of the new question, for instance 45-71
help-output = File to write (by default standard output)
help-output-folder = Folder to write the questions to, one file for each question (by default standard output)
help-generate-again = Generate a question of practice again, from its id
help-generation-report = Instead of the files, say how varied the questions are
help-scenario = Only questions from this scenario
help-seed-fresh = Seed of the questions, for practice: the same seed gives the same files
help-page = Page to show (by default the list of pages)
manual-pages = Pages of the manual
manual-page-docente = how to prepare lectures, papers and cases
manual-page-stage = an examination in ten minutes, from bank to results
manual-page-cases = how to write a case
manual-page-recipes = fresh questions, and how a scenario is written
manual-page-laws = how to add a clause or a Law
manual-page-candidate = how to study with the quiz, and how a sitting works

## Problems of files

A101 = the file cannot be read: { $why }
    .help = check that the file is there and can be read
    .explain = The file could not be read: usually it is missing, or you do not have permission to read it. The other files were still checked.
A102 = the file is not UTF-8 (line { $line })
    .help = save it as UTF-8
    .explain = Cases are UTF-8 text. In a file saved in another encoding, the program would misread letters and symbols.
A103 = the file is too large: { $bytes } bytes, { $most } at most
    .help = a case is a small file: split it
    .explain = A case file describes a table and a few questions; a file of more than a megabyte is almost certainly something else.
A104 = not valid TOML: { $kind ->
    [duplicate-key] a key is repeated
    [unclosed-table] a table is not closed
    [unclosed-array] a list is not closed
    [unquoted] text must be quoted
    [string] a text is not closed, or contains a character that is not allowed
    [no-value] a key has no value
    [bad-key] not a valid name for a key
    [extra] something that does not belong here
    [comma] a comma is missing
    [newline] a line break is not allowed here
    [number] not a valid number
   *[invalid] this cannot be understood
    }
    .help = correct the syntax here; the rest of the file was still read
    .explain = The file breaks TOML syntax here. Reading continues past it, so the other problems are shown too; some may only be a consequence of this one.
A105 = unknown key: { $key }
    .help = known keys here: { $known }
    .explain = An unknown key is usually a typing mistake: its value would be lost without warning.
A106 = the key { $key } is missing
    .help = add it
    .explain = Each question has an id, a text (at least in Italian), the expected ruling and the options; each table has a contract or an auction.
A107 = { $expected ->
    [string] text
    [integer] a whole number
    [boolean] true or false
    [array] a list
    [true] true
   *[table] a table
    } was expected, but { $found ->
    [string] text
    [integer] a whole number
    [float] a decimal number
    [boolean] true or false
    [datetime] a date
    [array] a list
   *[table] a table
    }
    .help = write the value in the form expected
    .explain = The value is not of the type that the key takes.
A108 = unknown word: { $word }
    .help = it can be: { $known }
    .explain = The key takes only certain words; this is not one of them.
A109 = { $key } is out of range
    .help = write a whole number from { $low } to { $high }
    .explain = The number is not one of those allowed: for example, difficulty goes from 1 to 5, tricks from 0 to 13.
A110 = the file has no question
    .help = add at least one [[question]] table
    .explain = A case without questions has nothing to ask and nothing to prove.
A111 = the id { $id } is already used in { $file }
    .help = give this question another id
    .explain = The id of a question tells it apart from every other in the bank, and must never change.
A112 = { $id } is not a valid id
    .help = write LAW-NAME: a Law from 1 to 93, then lowercase letters, digits and dashes: 45-71
    .explain = An id begins with the number of the Law, from 1 to 93, then a dash and a name of lowercase letters, digits and dashes.
A113 = the folder contains no cases
    .help = cases are .toml files, in subfolders too
    .explain = There is no .toml file in this folder.
A114 = the text { $key } is empty
    .help = { $key ->
        [title] write it: it appears at the head of each paper
        [date] write it: it appears at the head of each paper
       *[other] write it, or remove the key if it is an English text: only the Italian text is required
    }
    .explain = A text that is empty, or only spaces, tells the reader nothing.
A115 = { $found ->
    [none] the question belongs to no edition
   *[other] { $found } is not an edition of this question
    }
    .help = here it can be: { $known }
    .explain = An edition of the Laws is given by its year: editions = [{ -last }], [question.{ -last }]. A question must belong to at least one edition, and can have sections only for the editions that it belongs to.
A116 = the text { $key } runs over several lines, or contains a character that is not printed
    .help = write it on one line, without control, direction or zero-width characters
    .explain = Title and date appear at the head of each paper and of each table of results: an invisible character may alter the text as it is read.
A117 = a text is still to be written
    .help = replace this mark with your own text
    .explain = A case begun with "arbitro new" or "arbitro decide --save" has this mark where a text is missing. A text of dots alone is treated as this mark. No candidate should ever read the mark, and the case is not ready while it is there.
A118 = { $key } has { $count } entries, { $most } at most
    .help = keep only the entries that are needed; those after the first { $most } were not read
    .explain = A list or a table with so many entries is almost certainly a mistake. The program reads and checks only the first entries; the rest of the file and the other files are checked all the same.
A119 = { $count ->
    [one] and 1 more problem
   *[other] and { $count } more problems
    }
    .help = correct these first; the others will be shown afterwards
    .explain = If a file has more than 100 problems, the program shows the 100 most serious; among equally serious ones it chooses one of each kind before a second of any. The others are only counted.
A121 = the package has { $count } files, { $most } at most
    .help = split it into several packages
    .explain = A package with so many files almost certainly does not contain questions. Nothing was imported from the package.
A122 = { $name } takes more than { $most } bytes once unpacked
    .help = take it out of the package, or split it
    .explain = A compressed file of a few bytes can fill the memory of a computer once unpacked: the program unpacks each file only up to a limit, whatever size the package states. Nothing was imported from the package.
A123 = the files of the package take more than { $most } bytes once unpacked
    .help = split it into several packages
    .explain = A package of a few bytes can fill the memory of a computer once unpacked: the program unpacks its files only up to a limit. Nothing was imported from the package.
A124 = the file has more than { $most } XML elements and attributes
    .help = split it into several files
    .explain = The XML elements and their attributes stay in memory while the file is read. Nothing was imported from the file.
A125 = the file has { $count } questions, { $most } at most
    .help = split it into several files
    .explain = Each imported question becomes a file. No question was imported.
A126 = the file has { $count } boards, { $most } at most
    .help = keep only the boards of one session in the file
    .explain = The file of a club session contains a few dozen boards. Nothing was imported from this file.
A127 = the XML elements of the file are nested more than { $most } levels deep
    .help = export the file again from the program that wrote it
    .explain = No program that writes questions nests its elements so deep. Nothing was imported from the file.
A128 = a question has more than { $most } answers
    .help = check that it is the file you mean, and not damaged
    .explain = Only the first answers of such a question are imported.
A129 = the file is too large: { $bytes } bytes, { $most } at most
    .help = check that it is the file you mean
    .explain = A roster, a journal, a lock or a file of another program is far smaller. The file was not read.
A201 = { $found } { $expected ->
    [card] is not a card
    [suit] is not a suit
    [rank] is not a rank
    [hand] is not a hand
    [deal] is not a deal
    [contract] is not a contract
    [call] is not a call
   *[onceinhand] is in the hand more than once
    }
    .help = { $expected ->
    [card] write suit and rank: SK, ♠K, Dx for a small one, x for an unknown card
    [suit] a suit is S H D C or a symbol, with a space before it after other cards
    [rank] ranks are A K Q J T 9 ... 2 (10 or T); with notation = "it" also R D F
    [hand] write KJ852.QT864.Q.32, or "S KJ852 H QT864 D Q C 32"; - is a void
    [deal] write N:hand hand hand hand, clockwise; - for a hand not shown
    [contract] write 4H S, 3NTX W, NT by S
    [call] write P, X, XX, 1S, 3NT
   *[onceinhand] remove the repetition
    }
    .explain = Cards, hands, deals, contracts and calls have a fixed form: "arbitro manual cases" describes it.
A202 = { $card } is in two hands: { $one } and { $two }
    .help = a card is in one hand only; if the document is wrong, correct it and say so in errata
    .explain = Each of the 52 cards appears in a deal only once.
A203 = the hand of { $seat } has { $count ->
    [one] 1 card
   *[other] { $count } cards
    }, the others { $usual }
    .help = check the diagram; a hand shown in part is written by suits, with + where it has more cards
    .explain = Hands that are shown in full must have the same number of cards; only a hand named in wrong_hands may have one card more or fewer.
A204 = the hand of { $seat } has { $count } cards
    .help = a hand has at most thirteen cards
    .explain = No hand can have more than thirteen cards, except that a hand named in wrong_hands may have fourteen.
A205 = the auction is not regular: { $why ->
    [insufficient] call { $call } is not higher than the last bid
    [inadmissible] call { $call } is an inadmissible double or redouble
    [after-end] call { $call } comes after the auction has ended
    [turn] call { $call } is { $seat }'s, but { $expected } is to call
    [passed-out] four passes
   *[unfinished] the final passes are missing
    }
    .help = if it is a mistake in writing, write all the calls in order, from the dealer's to the three final passes; on an irregular call the program does not rule yet
    .explain = The auction of a deal must be regular from the first call to the three final passes. If the irregular call is itself what has to be ruled on, it cannot be written yet: the program does not rule on the calls of an auction.
A206 = the contract given, { $stated }, is not the one reached in the auction, { $bid }
    .help = remove the key contract, or correct it
    .explain = If the auction is given, the contract follows from it: the contract in the key must be the same.
A207 = this hand is already in the deal
    .help = write it in one place only
    .explain = A hand is written either in deal or under the key of its seat, not both.
A208 = { $found } is not a trick
    .help = write the leader and the cards in rotation: "W: DQ D2 DA D9"
    .explain = Each trick of the play so far is a text: the letter of the leader, a colon, one to four cards.
A209 = { $seat } leads, but it was { $expected }'s turn to lead
    .help = check who won the previous trick
    .explain = The play so far is regular: the winner of each trick leads to the next. A lead out of turn belongs among the events.
A210 = { $seat } does not hold { $card }
    .help = check the diagram and the cards already played
    .explain = In the play so far a hand plays only cards that it holds.
A211 = { $seat } plays { $card } and does not follow suit, although able to
    .help = the play so far is regular: a revoke belongs among the events
    .explain = The play so far leads up to the case; irregularities are written as events, where the engine judges them.
A212 = the previous trick has only { $cards ->
    [one] 1 card
   *[other] { $cards } cards
    }
    .help = only the last trick may be unfinished
    .explain = Every trick of the play so far except the last has four cards.
A213 = { $found } is not a possible penalty card
    .help = write "W SQ major": a defender, a card that he holds, major or minor
    .explain = Only defenders have penalty cards, and only from their own hand.
A214 = a card is called from dummy, but the diagram does not show dummy
    .help = add dummy's cards, at least the suits that matter
    .explain = The meaning of a call depends on dummy's cards: if they are not shown, there can be no ruling.
A215 = the tricks already made ({ $tricks }) do not match the cards in hand ({ $cards })
    .help = tricks and cards in hand must add up to thirteen; in an ending write the tricks already made in tricks, otherwise complete the hands
    .explain = In an ending the tricks already made and the cards left in a hand always add up to thirteen.
A216 = { $card } won the last trick and is still in the hand of { $seat }
    .help = remove the card from the hand, or correct the key "last"
    .explain = The diagram shows the cards still in hand: the card that won the last trick is no longer in any hand.
A217 = "{ $found }" is not a card exposed before the play
    .help = write the player and the card, and then "led" if it was put out as a lead, "before_auction", and "seen" with the players who saw it, for instance "W S7 led seen E"
    .explain = A card exposed before or during the auction is still in the hand of the player who exposed it by error. It is told once.
A301 = the event does not say what happened
    .help = it needs one of these keys: { $known }
    .explain = An event gives the player (by) and one thing done or said.
A302 = the event says two things: { $one } and { $two }
    .help = write two events
    .explain = An event describes one act only: the next act is another event.
A303 = the word "{ $word }" in this call cannot be understood
    .help = the program understands suits, ranks (digits too), high, low, small, duck, win, take it, run, ruff, discard, play anything, an honour, and the Italian words for them
    .explain = The words of a call are part of the facts: if no word that the program knows names a card, it does not guess.
A304 = "{ $word }" names a second suit, rank or manner
    .help = if the player broke off, write dots and "no": "spades... no, diamonds"
    .explain = A call names one suit, one rank and one manner at most; if it names a second one, the player corrected himself, and the words must show it.
A305 = "{ $words }" names no card
    .help = write the words by which the card was called
    .explain = Polite words are ignored, and none of the other words names a card.
A306 = the condition of this call cannot be understood
    .help = the program understands, for instance, "queen if the king does not appear", "ace if he covers, otherwise low"
    .explain = A call may have a condition on the card played before it; the condition names a card, or says whether the player covers.
A307 = the two languages say different things: "{ $it }" and "{ $en }"
    .help = they must name the same card in the same way
    .explain = A call written in two languages is one call: both must mean the same.
A308 = { $seat } does not hold { $card }
    .help = check the diagram and the cards already played
    .explain = A hand can play, show or drop only cards that it holds.
A309 = dummy cannot designate a card
    .help = declarer calls dummy's card; if dummy puts it on the table, write plays
    .explain = Dummy only carries out instructions: a card is designated by declarer, or by a defender for his own hand.
A310 = a defender does not play by touching dummy's cards
    .help = touches is for declarer and for dummy
    .explain = Law 45 deals with a card that declarer (C3) or dummy (F) touches.
A311 = there is no call to add to
    .help = before adds there must be a calls event by the same player
    .explain = adds reports further words of the same player about the card that he has just called.
A312 = there is no face-down lead
    .help = leads_face_down opens the play and faces_lead follows it, by the same player
    .explain = Only the opening lead is made face down, and only the player who made it faces it.
A313 = only dummy can do what this event says
    .help = warns and exchanges_hands belong to declarer's partner
    .explain = In a case, warns and exchanges_hands are acts of dummy: he tells declarer from which hand to lead, or exchanges hands with him; a defender who speaks of the wrong hand draws attention (attention).
A314 = the player's side has not given the explanation that the event refers to
    .help = before an event with the key "amends" or "notices" there must be one with "explains", by the same side, on the same topic
    .explain = Only an explanation already given can be corrected.
A315 = { $seat } has neither put { $card } on the table nor let it be known
    .help = check the card, and the hand (hand) if it is dummy's
    .explain = Only a card that is on the table, or that was shown, dropped or named, can be asked back; only a card on the table can be corrected.
A316 = there are { $count } events, { $most } at most
    .help = move the regular plays into the play so far (play)
    .explain = A record has at most 120 events.
A317 = no Law takes account of this event
    .help = describe what happened with other events, or remove it
    .explain = For the ruling an event is regular, or it is ruled on, or it is the background or the follow-up to an event that is ruled on. This event is none of these.
A318 = { $seat } has put no card on the table to replace
    .help = before corrects there must be the card that is replaced, played by the same player
    .explain = A correction replaces a card of the same player that is on the table.
A319 = trick { $trick } has not been completed
    .help = count the tricks from the first of the board; tricks won before the play so far are stated with tricks
    .explain = A card of a trick is turned when all four hands have played to it.
A401 = { $fact } is not a fact that a clause asks for
    .help = "arbitro law CLAUSE" shows the facts that a clause asks for
    .explain = The facts that a director establishes have fixed names: those by which the clauses ask for them.
A402 = in this question no clause asks for { $fact }
    .help = remove the fact, or check the events
    .explain = A fact that no clause asks for on this record has no use: the usual cause is an event that was written wrongly.
A403 = the record contradicts { $fact }
    .help = correct the events or the fact
    .explain = A finding cannot contradict what the record shows.
A404 = { $fact } is a player's choice, not a fact to establish
    .help = write an event with chooses
    .explain = The choices that the Laws give to players are written among the events, with the verb chooses.
A405 = { $fact } is established twice
    .help = keep only one: a fact without @ holds for all the players, a fact with @ for one player only
    .explain = The same fact about the same person is established only once; one question cannot have two different answers.
A501 = { $count ->
    [0] there is no option
    [one] there is only one option
   *[other] there are { $count } options
    }
    .help = write from two to five options
    .explain = A question has two to five options.
A502 = { $aspect ->
        [yes] the option states no value
       *[no] the option claims nothing
    }
    .help = { $aspect ->
        [yes] add value, the value of the aspect according to the text of the option
       *[no] add claims, the decisions that the text asserts, or asks, the facts that it says must be established; in a question with an aspect, value, the value that the text states
    }
    .explain = An option declares the decisions that it claims, or the facts that it says must be established, or the value of the question's aspect: without any of these, the engine can neither prove nor refute it.
A503 = { $found } is not a decision
    .help = write for instance "N SJ played", "E may withdraw HQ", "W CK major penalty"; "arbitro manual cases" has all the forms
    .explain = Decisions have a fixed form; "arbitro rule ID --format json" shows those of a case, ready to copy.
A504 = { $cite } is not a clause
    .help = "arbitro law" lists the Laws, "arbitro law 45" the clauses of one of them
    .explain = The citation names no clause of the Laws that the program knows, in any edition.
A505 = { $cite } does not exist in the { $edition } edition, only in that of { $other }
    .help = use the numbers of the first edition that the question belongs to: the program translates them; if a later edition needs other citations, they go under its year, with its numbers: { -last }.cites
    .explain = A citation must name a clause of every edition that the question belongs to. A clause that was only renumbered is cited once, by its oldest number.
A506 = no option of { $id } is marked right
    .help = mark the right one with right = true
    .explain = A question has one right option, which is marked; with answers = "several", at least one.
A507 = { $id } has several options marked right
    .help = mark only one of them, or write answers = "several" in the question
    .explain = A question has only one right option, unless it says that several answers may be right.
A508 = this option says the same as another
    .help = change it or remove it
    .explain = Two options with the same text, or with the same claims, asks and cites, are the same option.
A509 = { $key } repeats { $same }
    .help = remove it: what is already written holds in every edition
    .explain = Only the differences are written under the year of an edition; the common parts are written once.
A510 = { $aspect ->
        [yes] the question has an aspect, and the option has { $key }
       *[no] the option has value and { $key }
    }
    .help = { $aspect ->
        [yes] write value instead of { $key }, or remove aspect from the question
       *[no] keep { $key } alone, or write aspect in the question and keep value alone
    }
    .explain = Each option of a question about an aspect states one value of it, or asks for facts to be established first, and nothing else: so exactly one is right.
A601 = the Laws do not give this decision: { $decision }
    .help = correct the events, the facts or the expected decision
    .explain = The expected decision is not among those that the engine derives from the facts.
A602 = an unexpected decision: { $decision } ({ $law })
    .help = if the decision is right, add it to ruling
    .explain = The engine derives from the facts a decision that the case does not expect: leaving out a decision is as wrong as adding a false one.
A603 = option { $option } is marked right, but claims "{ $claim }"; { $law } provides "{ $decision }"
    .help = mark the right option, or correct the facts
    .explain = The marked answer is not the one that the Laws give.
A604 = option { $option } is right and not marked
    .help = mark it, or change it so that it is wrong
    .explain = An option is a right answer if the ruling contains everything that it claims and turns on every fact that it asks for, and if its citations are right.
A605 = { $aspect ->
        [none] option { $option } is neither right nor refuted
       *[other] the ruling gives no value to "{ $aspect }"
    }
    .help = { $aspect ->
        [none] claim something that the ruling covers, or establish the open facts
       *[other] { $open ->
            [none] the matter does not arise here, or several choices of the players decide it: ask about another matter, or tell what they choose as well
           *[other] establish in findings the facts that are still open: { $open }
        }
    }
    .explain = A claim of the option holds only in some branches of the ruling, or the ruling says nothing about it; or the question's aspect has no value, because a fact is still open, because the matter does not arise, or because several choices decide it.
A606 = { $cite } is not among the clauses applied: { $applied }
    .help = cite a clause on which the ruling rests
    .explain = The right option cites only clauses that really apply.
A607 = { $one } and { $two } contradict each other
    .help = the defect is in the clauses or in the case: report it
    .explain = Two clauses decide the same point differently, and neither is an exception to the other.
A608 = with best play { $side } make { $made ->
    [one] 1 trick
   *[other] { $made } tricks
    }, not { $stated }
    .help = correct the result, or the position
    .explain = A stated result is checked by playing out the ending after the ruling with all the hands visible.
A609 = the result of this position cannot be checked
    .help = a result is stated only for an ending of at most five cards, all known, with no open facts
    .explain = Only a short ending with every card known can be played out: other results belong in the comment.
A611 = with { $one } as declarer the ruling is not the one expected; with { $two } it would be
    .help = if { $two } is declarer, correct the contract: { $count ->
        [one] one more problem follows from it, and is not shown
       *[other] { $count } more problems follow from it, and are not shown
        }
    .explain = A wrong seat changes the whole ruling. If changing the seat is enough to give the expected ruling, the program reports only this problem, not those that follow from it.
A612 = if this event is { $one }'s, the ruling is not the one expected; if it were { $two }'s, it would be
    .help = check who acted: { $count ->
        [one] one more problem follows from it, and is not shown
       *[other] { $count } more problems follow from it, and are not shown
        }
    .explain = A wrong seat changes the whole ruling. If changing the seat is enough to give the expected ruling, the program reports only this problem, not those that follow from it.
A613 = { $id } has { $count ->
        [one] one more difference
       *[other] { $count } more differences
    } from the expected ruling
    .help = correct the first ones shown: they usually have the same cause; "arbitro rule" shows the whole ruling
    .explain = Only the first differences between the expected ruling and that of the Laws are shown; the others usually follow from them.
A614 = option { $option } is marked right, but the ruling does not turn on { $fact }
    .help = remove the fact from asks, or correct the events; "arbitro rule" says what is still to be established
    .explain = An option with asks is right if each fact that it names is still open and the ruling turns on it.
A610 = too many facts are open for the ruling to be proved: the incidents would be examined more than { $most } times
    .help = establish some of the facts in findings, or remove events
    .explain = Each open fact multiplies the number of possible rulings: after examining the incidents 4096 times the program no longer follows up every answer, and the answers not followed up stay unproved.
A615 = the ruling would have more than { $most } lines: the program does not follow up every answer
    .help = check the order of the events, establish something in findings, or remove events
    .explain = If many open facts change the later decisions, the ruling grows with every answer. Beyond a limit it would be unreadable: the program does not follow up the other answers, which stay unproved. Often the cause is two events in the wrong order.
A616 = after the ruling "{ $fact }" does not hold{ $found ->
    [none] {""}
    [nowhere] : no branch has these conditions
   *[other] : "{ $found }" does
    }
    .help = correct the events, the facts or the line of now
    .explain = A line of now says how the table stands after the ruling: it must hold in every branch in which its conditions are met, and in at least one.
A618 = { $fault ->
        [many] a question has at most { $most } aspects
        [twice] the aspect "{ $aspect }" is written twice
        [apart] "{ $aspect }" is about a card and "{ $other }" about a player: they cannot be joined
        [card] of which card is not written: "{ $aspect }" needs of
        [player] of which player is not written: "{ $aspect }" needs of
        [not-card] "{ $of }" is not a card with its hand
        [not-player] "{ $of }" is not a player
        [needless] "{ $aspect }" is about neither a card nor a player: of is not needed
        [missing] the question has no aspect
       *[unknown] "{ $aspect }" is not an aspect that a question can be about
    }
    .help = { $fault ->
        [many] write one, or two joined by " + "
        [twice] write it once
        [apart] make two questions of it
        [card] write the hand and the card, as in of = "E CT"
        [player] write the player, as in of = "E"
        [not-card] "{ $aspect }" is about a card: write the hand and the card, as in of = "E CT"
        [not-player] "{ $aspect }" is about a player: write his letter, as in of = "E"
        [needless] remove of
        [missing] of and value say something of an aspect: add aspect, as in aspect = "fate", or remove of and value
       *[unknown] the aspects are { $known }; two are joined by " + "
    }
    .explain = aspect says what the question is about, and of the card with its hand, or the player: "fate" of "E CT" asks what becomes of that card, "fate + turn" also whose turn it is.
A619 = { $fault ->
        [parts] "{ $value }" is not a value of "{ $aspect }": { $count ->
            [one] there is one aspect
           *[other] there are { $count } aspects
        }
       *[other] "{ $value }" is not a value of "{ $aspect }"
    }
    .help = { $fault ->
        [parts] { $count ->
            [one] write one value
           *[other] write a value for each, in the same order, divided by "; "
        }
        [tricks] a board has 13 tricks
        [words] the values are { $known }; "arbitro manual cases" says how a choice is written
        [some] the values are such as { $known }; "arbitro manual cases" has all the forms
       *[all] the values are { $known }, with the letter of the player or of the side; "arbitro manual cases" says how a choice is written
    }
    .explain = An option of a question about an aspect states one value of it: "major-penalty" or "returned" for fate, "S to lead" for turn, "1 to NS" for tricks.
A620 = option { $option } is marked right and says "{ $stated }"; the ruling gives "{ $found }"
    .help = mark the right option, or correct the facts
    .explain = The options of a question about an aspect state its values, and the ruling gives it exactly one.
A617 = "{ $found }" does not say how the table stands
    .help = write "E to play", "W to lead", "play over", "trick W SJ, N S3" or "E H8 major-penalty"
    .explain = now says who is next, which cards the trick in progress holds, and what has become of a card.
