
# The statistics of a stage.

help-stats = Shows the statistics of a marked stage, or of several
help-stats-after = For instance: arbitro stats stage2026, arbitro stats stage2025 stage2026, arbitro stats stage2026 --format csv --table options. The definitions: arbitro manual statistics. With --ascii bars are written with "#".
help-stats-dirs = The folders of the stages; they must contain results/results.json, written by "arbitro mark"
help-stats-question = Shows everything on this question; may be repeated
help-stats-all = Shows everything on every question, not only those to review
help-stats-table = Which table, with --format csv: questions, options, test
help-stats-format = Format: text, json, csv
manual-page-statistics = how to read the statistics of a stage
stats-title = Statistics: { $title }
stats-stage = Stage of { $date }, Laws of { $edition }, { $doctrine ->
    [school] the School's doctrine
   *[other] doctrine { $doctrine }
}.
stats-rule = { $rule }
stats-absent = Candidates who handed in nothing: { $count }; they are not in these counts.
stats-problems = { $count ->
    [one] One problem reported by the marking: that paper may be missing from these counts.
   *[other] { $count } problems reported by the marking: those papers may be missing from these counts.
    }
stats-scores = The scores
stats-candidates = Candidates
stats-passed = Passed
stats-failed = Failed
stats-passed-of = { $count } of { $of }: { $share }
stats-mean = Mean
stats-median = Median
stats-range = From lowest to highest
stats-deviation = Standard deviation
stats-skewness = Skewness
stats-kurtosis = Kurtosis
stats-of-max = { $score } of { $max }
stats-from-to = from { $low } to { $high }
stats-shape = Skewness and kurtosis: { $why }.
stats-adjusted = { $count ->
    [one] One candidate has a final score that is not the sum of the marks (floor, rounding or a decision of the commission): the reliability and the statistics of the questions are worked out from the sums.
   *[other] { $count } candidates have a final score that is not the sum of the marks (floor, rounding or a decision of the commission): the reliability and the statistics of the questions are worked out from the sums.
    }
stats-histogram = Distribution
stats-in-points = points
stats-in-percent = percentage of the maximum
stats-steps = Each bar includes its lower bound but not its upper one ({ $unit }).
stats-pass-mark = pass mark { $mark }
stats-reliability = Reliability
stats-same-papers = { $count ->
    [one] Everybody was asked the same question.
   *[other] Everybody was asked the same { $count } questions.
    }
stats-common-of = The papers differ: these values concern only the questions that everybody was asked ({ $common } of { $counted }), not the whole score.
stats-alpha = Internal consistency in %, Cronbach's alpha: { $value }
stats-kr20 = Internal consistency in %, KR-20: { $value }
stats-error-ratio = Error ratio: { $value } %
stats-standard-error = Standard error of measurement: { $value } points
stats-negative-alpha = The consistency is negative: the questions contradict each other, or the candidates are few. The standard error is larger than the standard deviation and measures nothing.
stats-borderline = Near the pass mark
stats-error-of-paper = Those within one standard error ({ $error } points) of the pass mark might have had the other result on another paper of equal difficulty. This list is a warning to the commission; it changes no result.
stats-error-of-each = Each candidate's error is estimated from the candidate's own marks (Lord), since the papers differ, the candidates are few or the consistency is negative. Those within one such error of the pass mark might have had the other result. This list is a warning to the commission; it changes no result.
stats-nobody-near = Nobody.
stats-near = { $name } ({ $id }): { $score } against a pass mark of { $mark }, { $side ->
    [on] exactly on it
    [above] { $distance } above
   *[below] { $distance } below
    }; error { $error }; { $passed ->
    [yes] passed
   *[no] did not pass
    }
stats-share = { $value } % (at 95 %: from { $low } to { $high })
stats-estimate = { $value } (at 95 %: from { $low } to { $high })
stats-no-interval = { $value } % (interval: { $why })
stats-not-given = not available: { $why }
stats-few-candidates = fewer than { $wanted } candidates
stats-few-common = fewer than { $wanted } questions that everybody was asked
stats-few-questions = at least one candidate was asked fewer than { $wanted } questions
stats-no-spread = all the marks, or all the totals, are the same
stats-negative-covariance = the question has a negative covariance with the total
stats-different-papers = the papers differ
stats-no-share = there are marks below zero or above the maximum
stats-dropped = the question was dropped
stats-no-pass-mark = the rule for passing is neither a score nor a percentage
stats-changed = the options or the right answers are not the same in every stage
stats-one-stage = the question counts in one stage only
stats-questions = The questions
stats-columns = Question|N|Facil.|S.D.|Discr.|Effic.|Weight|P.bis.
stats-columns-mean = N: how many candidates were asked the question. Facility in % of the maximum, with the bar; standard deviation in points; discrimination index, discriminative efficiency and effective weight in %; point-biserial from -1 to 1. "!": to review.
stats-dashes = "-" means that the number is not available: { $why }.
stats-to-review = { $count ->
    [one] One question to review (this alone is no reason to drop it: the commission decides):
   *[other] { $count } questions to review (this alone is no reason to drop any: the commission decides):
    }
stats-review-negative = the candidates who do better on the other questions do worse on this one (discrimination { $value })
stats-review-low = it distinguishes poorly between candidates: efficiency { $value }, below 15
stats-question = { $id }: Law { $article }, difficulty { $difficulty }, maximum { $max }
stats-is-dropped = Dropped by the commission: it does not count in the totals.
stats-outcomes = { $count ->
    [one] One answer
   *[other] { $count } answers
    }: right { $right }, partly right { $partial }, wrong { $wrong }, blank { $blank }.
stats-right = Right: { $value }
stats-facility = Facility: { $value }
stats-mean-mark = Mean mark: { $mean }; standard deviation: { $deviation }
stats-discrimination = Discrimination index: { $value }
stats-efficiency = Discriminative efficiency: { $value }
stats-weight = Effective weight: { $value }
stats-biserial = Point-biserial (right or not): { $value }
stats-look-again = To review: { $reasons }.
stats-option-columns = Option|N|%|Mean|Top|Middle|Bottom
stats-clause-columns = Clause|N|%|Mean|Top|Middle|Bottom|Mark
stats-option = { $letter }
stats-option-right = { $letter } (right)
stats-blank = blank
stats-clause-exact = exact
stats-clause-paragraph = paragraph
stats-clause-article = Law
stats-clause-wrong = wrong
stats-clause-missing = missing
stats-thirds = Option letters follow the order in the case file. Mean: the mean total of the candidates who chose the option. Top, middle, bottom: how many of them are in each third of the candidates, ranked by their share of the maximum ({ $top }, { $middle }, { $bottom }).
stats-no-thirds = Option letters follow the order in the case file. Mean: the mean total of the candidates who chose the option. Thirds are not available: { $why }.
stats-see = The definitions and the thresholds: arbitro manual statistics. Everything on every question: --all.
stats-across = The same questions in several stages
stats-across-stage = { $title }, { $date }, Laws of { $edition }: { $count ->
    [one] one candidate
   *[other] { $count } candidates
    }
stats-no-comparison = Stages are not compared by their scores or their percentage of passes, because the questions and the candidates differ. Only the results of the same question, identified by its id, are compared.
stats-in-common = { $count ->
    [0] No question out of { $all } is in more than one stage.
    [one] One question out of { $all } is in more than one stage.
   *[other] { $count } questions out of { $all } are in more than one stage.
    }
stats-across-columns = Question|Facil.|All N|Right
stats-not-asked = If a cell is empty, that stage did not ask the question.
stats-pooled = Facility in % of the maximum. The last columns are for all the stages together, with the share of right answers and its interval at 95 %. Facility depends on what a wrong answer or a blank costs: for stages with different rules, compare the shares of right answers.
stats-csv-questions = question|law|difficulty|maximum|dropped|n|right|partly|wrong|blank|share right|share right from|share right to|mean mark|standard deviation|facility|facility from|facility to|discrimination|discrimination from|discrimination to|efficiency|effective weight|point-biserial|point-biserial from|point-biserial to|to review
stats-csv-options = question|option|right|n|share|mean total|top third|middle third|bottom third|mean mark|text
stats-csv-whole = quantity|value|from|to
stats-csv-across = question|law|n|facility|share right|all|share right from|share right to|note
stats-csv-dropped = yes
stats-csv-negative = negative discrimination
stats-csv-low = efficiency below 15
stats-csv-right = yes
stats-csv-clause = clause: { $credit }
stats-csv-passed = Share passed
stats-csv-least = Lowest
stats-csv-most = Highest
stats-csv-common = Questions that everybody was asked
stats-csv-consistency = Internal consistency (%)
stats-csv-error-ratio = Error ratio (%)
stats-csv-error = Standard error of measurement (points)
stats-fault-text = it is not UTF-8 text
stats-fault-short = the file ends too soon
stats-fault-malformed = the file does not have the expected form ({ $detail })
stats-fault-format = the format is { $found }; this version of the program reads formats up to { $known }
stats-fault-nobody = no paper counts in these results ("arbitro mark" says why)
stats-fault-twice = "{ $id }" appears twice
stats-fault-question = "{ $candidate }" answers the question "{ $question }", which is not in the list
stats-fault-option = the question "{ $question }" has no option { $option } (counted from 0)
stats-fault-options = the question "{ $id }" has too many options
stats-fault-mark = a mark of "{ $id }" is out of range, or its maximum is not above zero
stats-error-unread = cannot read "{ $path }": { $why }. First mark the stage: arbitro mark { $dir }
stats-old = { $path } is from an earlier version (format { $format }): the marks are the same, but the notices are given only as text. "arbitro mark" writes the file in the present format.
stats-error-malformed = { $place }: { $what }. To write it again: arbitro mark { $dir }
stats-error-again = "{ $path }": these results are already in the list, and would count twice.
stats-error-question = no stage asked the question "{ $id }".
stats-error-table = --table can be used only with --format csv and one stage.
