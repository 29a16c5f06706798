//! The language of sentences: in Italian, words agree in gender with the card that they describe, and explanations are
//! complete sentences.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use arbitro::render::diagram;
use arbitro::render::doc::{Block, Doc};
use arbitro::render::lesson::{deciding_line, explanation};
use arbitro::render::ruling::{ReasonDepth, full_document};
use arbitro::render::text::Words;
use arbitro_cases::contrast::OptionContrasts;
use arbitro_cases::lesson::LONGEST_LINE;
use arbitro_cases::scenarios::prose::BilingualNames;
use arbitro_cases::scenarios::random::RunSeed;
use arbitro_cases::scenarios::{GenerationRequest, QuestionGenerator};
use arbitro_cases::{AnswerOption, Question, RulingTerms};
use arbitro_laws::bridge::PlayedCard;
use arbitro_laws::ruling::clause::{covers, law_of};
use arbitro_laws::ruling::trace::{ClauseOutcome, TraceStep};
use arbitro_laws::ruling::{Clause, Decision, Edition, Language, Status};
use regex_lite::{Captures, Regex};

use super::common::{all_items, items, rule_in};

/// Returns `count` generated questions, each about any Law and in all editions.
fn fresh(count: usize, seed: u64) -> Vec<Question> {
    let [it, en] = Language::ALL.map(|language| Words::new(language, false));
    let voices = BilingualNames { it: &it, en: &en };
    let (laws, tags, difficulties) = (Vec::new(), Vec::new(), Vec::new());
    let (editions, seed) = (Edition::ALL.to_vec(), RunSeed::stated(seed));
    let scenarios = Vec::new();
    let wanted = GenerationRequest { scenarios, laws, tags, difficulties, editions, seed };
    let mut generator = QuestionGenerator::new(wanted, voices).unwrap();
    (0..count).flat_map(|_| generator.question().unwrap().own().case.questions.clone()).collect()
}

/// Checks the agreement of Italian words with cards by grammar alone: the queen is feminine, every other card
/// masculine.
struct ItalianGrammar {
    said_after: Regex,
    said_before: Regex,
    article: Regex,
    pronoun: Regex,
    enclitic: Regex,
}

const CARD: &str = "[♠♥♦♣](A|K|Q|J|10|[2-9])";
const OF: &str = "(?: di (?:Nord|Sud|Est|Ovest)| del morto| dalle sue carte| in vista)?";
const PARTICIPLE: &str = "[a-z]+(?:at|ut|it|st|ss|rt|tt)";
/// Words that end like a participle but do not describe a card.
const OTHERS: &[&str] = &[
    "carta", "resta", "scarta", "incassa", "borbotta", "tratta", "porta", "sposta", "presta",
    "aspetta", "accetta", "passa", "posta", "tutto", "tutta", "morto", "subito", "questo",
    "questa", "fatto", "adatta", "lascia", "spetta", "rifiuta", "ritratta", "permesso", "diritto",
    "punto", "sesta", "quinta", "quarta", "basta", "partita", "protesta", "contatto", "salta",
    "sfrutta", "concesso", "stessa", "stesso", "licita", "smista", "abbassa", "possesso", "quarto",
    "sta", "accerta", "costato", "ripassa",
];

impl ItalianGrammar {
    fn new() -> ItalianGrammar {
        let regex = |text: String| Regex::new(&text).unwrap();
        let links = "(?:(?:che |non |è |era |fosse |sia |va |viene |resta |diventa |finisce |cade |già |poi |stat[oa] |rimast[oa] |gli |ora )*)";
        ItalianGrammar {
            said_after: regex(format!("{CARD}{OF},? {links}({PARTICIPLE}[oa])\\b")),
            said_before: regex(format!(
                "(?:cade|esce|mette|tavolo|è stat[oa]|era rimast[oa]),? ({PARTICIPLE}[oa]),? (?:sul tavolo |anche )?{CARD}"
            )),
            article: regex(format!(
                "(?:^|[ («'])((?i:il|lo|un|del|al|dal|nel|sul|la|una|della|alla|dalla|nella|sulla)) {CARD}"
            )),
            pronoun: regex(format!(
                "{CARD}{OF}(?:, e|,| e)(?: ve| poi| subito| non| tutti)* (lo|la) ([a-z]+)\\b"
            )),
            enclitic: regex(format!(
                "{CARD}([^.;:?♠♥♦♣]*)\\b[a-z]+(?:ar|er|ir|endo|ando)(lo|la)\\b"
            )),
        }
    }

    /// Returns the passages of a text in which a word does not agree with the card that it describes.
    fn faults(&self, text: &str) -> Vec<String> {
        let mut faults = Vec::new();
        if !text.contains(['♠', '♥', '♦', '♣']) {
            return faults;
        }
        let mut note = |found: &Captures<'_>, rank: usize, ending: &str| {
            let is_feminine = &found[rank] == "Q";
            if is_feminine != ending.ends_with('a') {
                faults.push(format!("{} in: {text}", &found[0]));
            }
        };
        for found in self.said_after.captures_iter(text) {
            // "Authorised" refers to the information, not to the card.
            if !OTHERS.contains(&&found[2]) && !found[2].starts_with("autorizzat") {
                note(&found, 1, &found[2]);
            }
        }
        for found in self.said_before.captures_iter(text) {
            if !OTHERS.contains(&&found[1]) {
                note(&found, 2, &found[1]);
            }
        }
        for found in self.article.captures_iter(text) {
            let feminine = found[1].ends_with('a');
            note(&found, 2, if feminine { "a" } else { "o" });
        }
        for found in self.pronoun.captures_iter(text) {
            let is_noun = [
                "presa",
                "carta",
                "dama",
                "quarta",
                "terza",
                "prima",
                "mano",
                "linea",
                "renonce",
                "pi",
                "sua",
                "quadri",
                "licita",
                "spiegazione",
                "difesa",
            ];
            if !is_noun.contains(&&found[3]) {
                note(&found, 1, &found[2]);
            }
        }
        for found in self.enclitic.captures_iter(text) {
            let nouns = [
                "cart",
                "chiamat",
                "spiegazion",
                "pres",
                "licita",
                "mano",
                "compagno",
                "contro",
                "dal morto",
            ];
            let is_of_nothing =
                ["saperlo", "farlo", "dirlo", "parla"].iter().any(|end| found[0].ends_with(end));
            if !is_of_nothing && !nouns.iter().any(|noun| found[2].contains(noun)) {
                note(&found, 1, &found[3]);
            }
        }
        faults
    }
}

/// Returns the texts of a question in a language: its stem, its options, and their explanations.
fn written(language: Language, question: &Question) -> Vec<String> {
    let of_option = |option: &AnswerOption| [Some(option.text.clone()), option.comment.clone()];
    let all = question.options.iter().flat_map(of_option).flatten().chain([question.text.clone()]);
    all.map(|text| text.in_language(language).to_owned()).collect()
}

/// Returns all sentences of a question: its own texts, and the texts printed for its table, its events and its ruling.
fn sentences(words: &Words, question: &Question, edition: Edition) -> Vec<String> {
    let mut all = written(words.language(), question);
    let terms = RulingTerms { edition, ..RulingTerms::default() };
    let ruling = rule_in(question, edition);
    for doc in [
        diagram::setting(words, &question.setting),
        diagram::events(words, question),
        full_document(words, question, &ruling, &terms, ReasonDepth::Reasons),
    ] {
        all.extend(texts(&doc));
    }
    all
}

fn texts(doc: &Doc) -> Vec<String> {
    let said = |block: &Block| match block {
        Block::Heading(_, text) => Some(text.clone()),
        Block::Text(line) | Block::Item { line, .. } => {
            Some(line.iter().map(|piece| piece.text.as_str()).collect())
        }
        Block::Verbatim(_) | Block::Blank => None,
    };
    doc.blocks.iter().filter_map(said).collect()
}

/// Returns the lines of the explanation of a question in a language.
fn explained(words: &Words, question: &Question, edition: Edition) -> Vec<String> {
    let terms = RulingTerms { edition, ..RulingTerms::default() };
    let explained = explanation(words, &mut OptionContrasts::new(question, &terms));
    let explained = explained.unwrap_or_else(|| panic!("{}: no explanation", question.id));
    explained.reason.into_iter().chain(explained.lines.into_iter().map(|(_, line)| line)).collect()
}

#[test]
fn the_grammar_finds_exactly_the_disagreements() {
    let grammar = ItalianGrammar::new();
    for wrong in [
        "♠2 è giocata.",
        "♥Q di Est non è giocato.",
        "Est attacca ♦8, coperta.",
        "Sud stacca ♥9 e la tiene in vista.",
        "La ♥10 è di Est.",
        "il ♥Q",
        "A Est cade ♠4, vista da Sud.",
        "sul tavolo cade scoperta ♥9",
        "voleva ♦5, e chiede di cambiarla",
        "trova ♣Q e lo mette al posto di ♥3",
    ] {
        assert!(!grammar.faults(wrong).is_empty(), "{wrong}");
    }
    for right in [
        "♠2 è giocato.",
        "♥Q di Est è giocata.",
        "Est attacca ♦8, coperto.",
        "il ♣10",
        "♠2 di Nord è carta penalizzata maggiore.",
        "Est gioca ♠2, e la presa è sua.",
        "Nord scarta ♦2",
        "♦2 resta sul tavolo",
    ] {
        assert_eq!(grammar.faults(right), Vec::<String>::new());
    }
}

#[test]
fn words_about_a_card_agree_with_it() {
    let (grammar, words) = (ItalianGrammar::new(), Words::new(Language::Italian, false));
    let mut said = BTreeSet::new();
    for question in all_items() {
        said.extend(sentences(&words, &question, question.edition(Edition::default())));
    }
    let made = fresh(1000, 16);
    let has_card = |text: &String| text.contains(['♠', '♥', '♦', '♣']);
    let with_cards =
        made.iter().filter(|question| written(Language::Italian, question).iter().any(has_card));
    assert!(with_cards.count() > 900);
    said.extend(made.iter().flat_map(|question| written(Language::Italian, question)));
    let faults: Vec<String> = said.iter().flat_map(|text| grammar.faults(text)).collect();
    assert!(faults.is_empty(), "{}: {faults:#?}", faults.len());
}

static GOES_ON: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"[.?!][»)\x22]? [a-zà-ù]").unwrap());
static QUOTED: LazyLock<Regex> = LazyLock::new(|| Regex::new("«[^»]*»|\"[^\"]*\"").unwrap());

/// Returns what is wrong with the form of a text that must consist of sentences; `None` if nothing is wrong or the text
/// is blank.
fn malformed(text: &str) -> Option<&'static str> {
    let plain = text.trim();
    let first = plain.chars().next()?;
    let body = plain.trim_end_matches(|c: char| ['»', '"', '\'', ')'].contains(&c));
    // A decision ends with its clause in brackets, after the full stop or the last word.
    let body =
        body.rsplit_once(" [").filter(|_| plain.ends_with(']')).map_or(body, |(body, _)| body);
    let ends =
        plain.ends_with(['.', '?', '!']) || plain.ends_with(']') || body.ends_with(['.', '?', '!']);
    if first.is_lowercase() {
        return Some("begins with a small letter");
    }
    if !ends || !body.ends_with(['.', '?', '!']) && !plain.ends_with(['.', '?']) {
        return Some("does not end");
    }
    let doubled = [
        "..", " .", " ,", ",,", ";;", " ;", ":.", ".;", ";.", ",.", ".,", "?.", "«»", "\"\"", "  ",
        ": .", "()",
    ];
    // An ellipsis counts as one character, not as three full stops.
    let without = plain.replace("...", "…");
    if doubled.iter().any(|signs| without.contains(signs)) {
        return Some("has punctuation twice");
    }
    let outside = QUOTED.replace_all(&without, "«»");
    GOES_ON.is_match(&outside).then_some("goes on with a small letter")
}

/// Returns true if a text says that a fact is not established, which explains no decision. Texts about revokes are
/// excepted, since whether a revoke is established is a decision.
fn is_evasive(text: &str) -> bool {
    let evasions =
        ["not been established", "not established", "stabilito", "stabiliti", "accertato che non"];
    evasions.iter().any(|evasion| text.contains(evasion)) && !text.to_lowercase().contains("revoke")
}

#[test]
fn explanations_are_sentences_and_give_a_reason() {
    let bank = items();
    let made = fresh(500, 17);
    let all_words = Language::ALL.map(|language| Words::new(language, false));
    let mut all: BTreeMap<String, &str> = BTreeMap::new();
    for question in bank.iter().chain(&made) {
        for edition in Edition::ALL.into_iter().filter(|edition| question.belongs_to(*edition)) {
            for words in &all_words {
                let texts = explained(words, question, edition).into_iter();
                all.extend(texts.map(|text| (text, question.id.as_str())));
            }
        }
    }
    let grammar = ItalianGrammar::new();
    let mut faults = BTreeSet::new();
    for (text, id) in &all {
        faults.extend(malformed(text).map(|fault| format!("{id} {fault}: {text}")));
        faults.extend(is_evasive(text).then(|| format!("{id} gives no reason: {text}")));
        faults.extend(grammar.faults(text));
    }
    assert!(faults.is_empty(), "{}: {faults:#?}", faults.len());
}

/// A reason that names a clause in brackets names one that the ruling applies, or on which an open fact depends, in each
/// edition of the question.
#[test]
fn clauses_in_brackets_apply() {
    let brackets = Regex::new(r"\((\d[^()]*(?:\([^()]*\)[^()]*)*)\)").unwrap();
    let mut seen = 0;
    for question in items() {
        let right = |option: &&AnswerOption| {
            Edition::ALL.into_iter().all(|edition| option.is_marked(edition))
        };
        let comments = question.options.iter().filter(right).filter_map(|it| it.comment.as_ref());
        for comment in comments {
            let [it, en] = Language::ALL.map(|language| {
                let text = comment.in_language(language);
                let all = brackets.captures_iter(text).map(|found| found[1].to_owned());
                all.collect::<Vec<String>>()
            });
            assert_eq!(it, en, "{}", question.id);
            for edition in Edition::ALL.into_iter().filter(|it| question.belongs_to(*it)) {
                let terms = RulingTerms { edition, ..RulingTerms::default() };
                let ruling = question.rule(&terms).unwrap();
                let mut found: Vec<&str> = Vec::new();
                ruling.each(&mut |part| {
                    let opened = part.trace.iter().filter_map(|entry| match entry.step {
                        TraceStep::Opened(
                            law,
                            ClauseOutcome::Applied | ClauseOutcome::Unfinished,
                        ) => Some(law.number_in(edition)),
                        _ => None,
                    });
                    found.extend(opened);
                });
                for clause in it.iter().flat_map(|all| all.split(", ")) {
                    seen += 1;
                    let applies = found.iter().any(|number| covers(clause, number));
                    assert!(applies, "{} {edition:?}: {clause} is not in {found:?}", question.id);
                }
            }
        }
    }
    assert!(seen > 400, "{seen}");
}

/// An explanation begins with the clause that the question asks for: a clause that a right option cites, of the
/// question's own Law if any of these is.
#[test]
fn an_explanation_names_the_clause_that_governs() {
    let words = Words::new(Language::Italian, false);
    let mut checked = 0;
    let questions = items().into_iter().chain(fresh(300, 18));
    for question in questions.filter(|question| !question.is_inquiry()) {
        for edition in Edition::ALL.into_iter().filter(|edition| question.belongs_to(*edition)) {
            let ruling = rule_in(&question, edition);
            let line = deciding_line(&words, &question, &ruling, edition).unwrap();
            let right = || question.options.iter().filter(|option| option.is_marked(edition));
            let mut cited: Vec<&'static Clause> = ruling.applied();
            cited.retain(|clause| {
                let mut cites = right().flat_map(|option| option.cites(edition));
                cites.any(|cite| cite.matches(clause, edition))
            });
            let number = |clause: &Clause| clause.number.in_edition(edition).unwrap();
            let is_own = |clause: &Clause| law_of(number(clause)) == question.law_number();
            if cited.iter().any(|clause| is_own(clause)) {
                cited.retain(|clause| is_own(clause));
            }
            let names = |clause: &&Clause| {
                [" (", ":"].iter().any(|end| line.contains(&format!(" {}{end}", number(clause))))
            };
            assert!(
                cited.is_empty() || cited.iter().any(names),
                "{} {edition:?}: {line}",
                question.id
            );
            checked += usize::from(!cited.is_empty());
        }
    }
    assert!(checked > 500, "{checked}");
}

/// An explanation has no line twice, no long line, and none that only says that nothing is established.
#[test]
fn lines_of_explanations_are_short_and_differ() {
    let all_words = Language::ALL.map(|language| Words::new(language, false));
    let vague = ["non è stato accertato", "has not been established"];
    let (mut faults, mut lines) = (Vec::new(), 0);
    for question in items().into_iter().chain(fresh(1_000, 29)) {
        for edition in Edition::ALL.into_iter().filter(|edition| question.belongs_to(*edition)) {
            for words in &all_words {
                let told = explained(words, &question, edition);
                lines += told.len();
                for (place, line) in told.iter().enumerate() {
                    let is_vague = vague.iter().any(|vague| line.contains(vague));
                    let is_long = line.chars().count() > LONGEST_LINE;
                    if is_vague || is_long || told[..place].contains(line) {
                        faults.push(format!("{} {edition:?}: {line}", question.id));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} of {lines}: {faults:#?}", faults.len());
}

#[test]
fn no_trump_in_ascii_is_unambiguous_and_can_be_typed() {
    use arbitro_cases::vocabulary::letters::SuitLetters;
    use arbitro_cases::vocabulary::typed_input;
    use arbitro_laws::bridge::{Card, Rank, Seat, Suit, notation};
    let ace = Card::new(Suit::Spades, Rank::Ace);
    for language in Language::ALL {
        for words in [Words::new(language, true), Words::new(language, false).plain(true)] {
            for level in ["", "1", "3", "7"] {
                for doubled in ["", "X", "XX"] {
                    let contract =
                        notation::parse_contract(&format!("{level}NT{doubled} S")).unwrap();
                    let printed = words.contract(contract);
                    assert!(!printed.contains("SA"), "{printed}");
                    for letters in [SuitLetters::International, SuitLetters::Italian] {
                        let read = typed_input::contract(&format!("{printed} S"), letters);
                        assert_eq!(read, Some((contract, Some(Seat::South))), "{printed}");
                    }
                    assert_eq!(typed_input::card(&printed), None, "{printed}");
                }
            }
        }
    }
    let words = Words::new(Language::Italian, true);
    assert_eq!(typed_input::card(&words.card(ace)), Some(ace.into()));
    let shown = words.with_suit_letters("Contro 3SA di Sud, 1SAX e 7SAXX, Est ha ♠A; SA resta.");
    assert_eq!(shown, "Contro 3NT di Sud, 1NTX e 7NTXX, Est ha SA; SA resta.");
    let played = Decision::Is(Status::Played(Seat::East, PlayedCard::Exact(ace)));
    assert_eq!(played.sentence(&words), "SA di Est è giocato.");
    for question in items() {
        for text in texts(&diagram::setting(&words, &question.setting)) {
            for word in text.split([' ', ',', '.']).filter(|word| *word == "SA") {
                assert_eq!(typed_input::card(word), Some(ace.into()), "{text}");
                assert!(!text.starts_with("Contratto SA"), "{text}");
            }
            assert!(!Regex::new("[1-7]SA").unwrap().is_match(&text), "{text}");
        }
    }
}
