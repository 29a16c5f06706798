//! The texts of contrasts: how a situation in which a wrong option would be right differs from the situation of the
//! question.

use arbitro_cases::lesson::Contrast;
use arbitro_cases::misconception::{Confusion, PlayerRole};
use arbitro_laws::bridge::{Contract, Seat};
use arbitro_laws::record::names::Names;
use arbitro_laws::record::{Act, Event, PenaltyGrade, PlayManner};
use arbitro_laws::ruling::contrast::{Edit, Situation};
use arbitro_laws::ruling::{Asker, DoctrineReading};
use arbitro_laws::table::Record;

use super::diagram::event_line;
use super::text::{Words, joined, say};
use super::wording::year;

/// A difference in words: `there` states the other situation, worded to follow "if", and `here` the
/// actual one; `here` is empty if no actual fact is established.
#[derive(Default)]
pub struct ContrastText {
    pub there: String,
    pub here: String,
}

/// Returns all differences between a contrast's situation and the actual situation, joined.
pub fn differs(words: &Words, here: &Situation, contrast: &Contrast) -> ContrastText {
    let neighbour = &contrast.neighbour;
    let there = &neighbour.ruled_situation.situation;
    let mistaken = contrast.overlooked.confusion;
    let all = neighbour.edits.iter().map(|edit| {
        let telling =
            EditDescriber { words, here: &here.record, there: &there.record, edit, mistaken };
        telling.differs()
    });
    let (theres, heres): (Vec<String>, Vec<String>) =
        all.map(|differs| (differs.there, differs.here)).unzip();
    let and = say!(words, "and-if");
    // Facts that are not established in the actual situation have an empty text and are left out.
    let known: Vec<String> = heres.into_iter().filter(|here| !here.is_empty()).collect();
    ContrastText { there: theres.join(&and), here: known.join("; ") }
}

struct EditDescriber<'t> {
    words: &'t Words,
    here: &'t Record,
    there: &'t Record,
    edit: &'t Edit,
    /// The misconception of the contrast: the fact, condition, role or kind that is confused.
    mistaken: Confusion,
}

impl EditDescriber<'_> {
    fn differs(&self) -> ContrastText {
        let words = self.words;
        match self.edit {
            Edit::Answer { .. } => self.answer(),
            Edit::Declarer { was, now } => self.role(*was, *now),
            Edit::Actor { was, now } | Edit::Manner { was, now } | Edit::Words { was, now } => {
                ContrastText {
                    there: say!(words, "edit-event-there", event = event(words, self.there, now)),
                    here: say!(words, "edit-event-here", event = event(words, self.here, was)),
                }
            }
            Edit::Card { card, other, .. } => ContrastText {
                there: say!(words, "edit-card-there", card = words.played(*other)),
                here: say!(words, "edit-card-here", card = words.played(*card)),
            },
            Edit::Moment { .. } | Edit::Undone { .. } | Edit::Done { .. } => self.moment(),
            Edit::Length { hand, suit, was, now, .. } => ContrastText {
                there: say!(
                    words,
                    "edit-length-there",
                    who = words.seat(*hand),
                    count = *now,
                    suit = words.suit(*suit)
                ),
                here: say!(words, "edit-length-here", count = *was),
            },
            Edit::DummySpread(spread) => {
                let spread = if *spread { "yes" } else { "no" };
                ContrastText {
                    there: say!(words, "edit-dummy-spread-there", spread = spread),
                    here: say!(words, "edit-dummy-spread-here", spread = spread),
                }
            }
            Edit::Penalty { was, now } => {
                let grade = |grade: PenaltyGrade| match grade {
                    PenaltyGrade::Minor => "minor",
                    PenaltyGrade::Major => "major",
                };
                let card = words.card_of(was.owner, was.card);
                let now = now.map_or("none", |penalty| grade(penalty.grade));
                ContrastText {
                    there: say!(words, "edit-penalty-there", card = card, grade = now),
                    here: say!(words, "edit-penalty-here", grade = grade(was.grade)),
                }
            }
            Edit::Edition { was, now } => ContrastText {
                there: say!(words, "edit-edition-there", year = year(*now)),
                here: say!(words, "edit-edition-here", year = year(*was)),
            },
            Edit::Doctrine { point, now } => {
                let was = match now {
                    DoctrineReading::School => DoctrineReading::Code,
                    DoctrineReading::Code => DoctrineReading::School,
                };
                let title = point.title.in_language(words.language());
                ContrastText {
                    there: say!(words, "edit-doctrine-there", title = title, reading = now.key()),
                    here: say!(words, "edit-doctrine-here", reading = was.key()),
                }
            }
        }
    }

    fn answer(&self) -> ContrastText {
        let Edit::Answer { question, answer, was } = self.edit else {
            return ContrastText::default();
        };
        let words = self.words;
        let who = match question.fact.asker {
            Asker::Director => "director",
            Asker::Player => "player",
        };
        let there = words.quoted(&question.reply_in_words(*answer, words));
        let here = was.map(|was| {
            say!(
                words,
                "edit-answer-here",
                states = words.quoted(&question.reply_in_words(was, words))
            )
        });
        ContrastText {
            there: say!(words, "edit-answer-there", asker = who, states = there),
            here: here.unwrap_or_default(),
        }
    }

    /// Returns the difference in a player's role, such as dummy instead of declarer: of the player whose role is
    /// mistaken or, if the misconception is about something else, of the other declarer.
    fn role(&self, declarer: Seat, other: Seat) -> ContrastText {
        let contract = Contract { declarer, ..self.here.contract };
        let (who, was, taken_for) = match self.mistaken {
            Confusion::Role { who, was, taken_for } => (who, was, taken_for),
            Confusion::Fact(_) | Confusion::Condition(_) | Confusion::Kind(_) => {
                (other, PlayerRole::of(other, contract), PlayerRole::Declarer)
            }
        };
        let (words, who) = (self.words, self.words.seat(who));
        ContrastText {
            there: say!(words, "edit-role-there", who = who, role = taken_for.key()),
            here: say!(words, "edit-role-here", role = was.key()),
        }
    }

    fn moment(&self) -> ContrastText {
        let words = self.words;
        let quoted = |event: &Event| self::event(words, self.there, event);
        let then = |before: &Option<Event>| match before {
            Some(before) => say!(words, "edit-before", event = quoted(before)),
            None => String::new(),
        };
        match self.edit {
            Edit::Moment { event, before } => ContrastText {
                there: match before {
                    Some(before) => say!(
                        words,
                        "edit-moment-there",
                        event = quoted(event),
                        before = quoted(before)
                    ),
                    None => say!(words, "edit-last-there", event = quoted(event)),
                },
                here: say!(words, "edit-moment-here"),
            },
            Edit::Undone { events } => {
                let events: Vec<String> = events.iter().map(quoted).collect();
                let there = say!(words, "edit-undone-there", events = events.join("; "));
                ContrastText { there, here: say!(words, "edit-undone-here") }
            }
            Edit::Done { events, before } => match events.as_slice() {
                [Event { by, act: Act::Plays { card, manner } }] => {
                    let leads = if *manner == PlayManner::Lead { "yes" } else { "no" };
                    ContrastText {
                        there: say!(
                            words,
                            "edit-played-there",
                            who = words.seat(*by),
                            card = words.played(*card),
                            leads = leads,
                            then = then(before)
                        ),
                        here: say!(words, "edit-played-here"),
                    }
                }
                [Event { by, act: Act::DrawsAttention(_) }] => ContrastText {
                    there: say!(
                        words,
                        "edit-attention-there",
                        who = words.seat(*by),
                        then = then(before)
                    ),
                    here: say!(words, "edit-attention-here"),
                },
                events => {
                    let played = |event: &Event| match event.act.card_put() {
                        Some(card) => format!("{} {}", words.seat(event.by), words.played(card)),
                        None => quoted(event),
                    };
                    let events: Vec<String> = events.iter().map(played).collect();
                    let events = joined(&events, &Names::and(words));
                    ContrastText {
                        there: say!(
                            words,
                            "edit-played-on-there",
                            events = events,
                            then = then(before)
                        ),
                        here: say!(words, "edit-played-on-here"),
                    }
                }
            },
            _ => ContrastText::default(),
        }
    }
}

/// Returns the sentence of an event, worded to be quoted within another sentence.
fn event(words: &Words, record: &Record, event: &Event) -> String {
    words.quoted(&event_line(words, record, event, None))
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbitro_cases::embedded_cases::embedded;
    use arbitro_laws::ruling::Language;
    use arbitro_laws::ruling::contrast::Oversight;

    /// A changed declarer beside another change, which then is the misconception, has its own words.
    #[test]
    fn a_changed_declarer_is_stated_whatever_the_misconception() {
        let (name, text) = embedded().into_iter().next().unwrap();
        let question = arbitro_cases::read(name, text).case.questions.remove(0);
        let record = &question.record;
        let was = record.contract.declarer;
        for (now, said) in [(was.partner(), "il dichiarante"), (was.lho(), "il dichiarante")] {
            let words = Words::new(Language::Italian, false);
            let edit = Edit::Declarer { was, now };
            let mistaken = Confusion::Kind(Oversight::Choice);
            let describer =
                EditDescriber { words: &words, here: record, there: record, edit: &edit, mistaken };
            let ContrastText { there, here } = describer.differs();
            assert!(there.contains(&words.seat(now)) && there.contains(said), "{there}");
            assert!(!here.is_empty() && !here.contains(said), "{here}");
        }
    }
}
