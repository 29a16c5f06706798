//! The list of the questions of a bank, Law by Law.

use std::collections::BTreeMap;

use serde::Serialize;

use arbitro_cases::{Case, Question};
use arbitro_laws::ruling::{Edition, Language};

use super::doc::{Doc, RichText, Style, plain, styled};
use super::text::{Words, say};
use super::wording::year;

/// Returns the questions in the given order, with a heading for each Law, and the number of questions. A question that
/// belongs to only some of the requested editions is shown with its editions.
pub fn listing(words: &Words, questions: &[(&Case, &Question)], editions: &[Edition]) -> Doc {
    let mut doc = Doc::default();
    let mut article = None;
    for (case, question) in questions {
        if article != Some(question.law_number()) {
            article = Some(question.law_number());
            doc.heading(2, say!(words, "list-law", law = question.law_number()));
        }
        let stars = "*".repeat(usize::from(question.difficulty));
        doc.marked(
            1,
            format!("{:<15} {stars:<5}", question.id),
            title(words, case, question, editions),
        );
    }
    doc.text(say!(words, "list-header", count = questions.len()));
    doc
}

/// Returns the line of a question in the list: the case's title, the question's editions and topics.
fn title(words: &Words, case: &Case, question: &Question, editions: &[Edition]) -> RichText {
    let mut line = vec![plain(case.title.in_language(words.language()))];
    if editions.iter().any(|edition| !question.belongs_to(*edition)) {
        let years: Vec<String> = question.editions.iter().copied().map(year).collect();
        line.push(plain(format!(" ({})", say!(words, "edition-only", year = years.join(", ")))));
    }
    let topics: Vec<String> = question.topic_tags().map(|topic| named(words, topic)).collect();
    if !topics.is_empty() {
        line.push(styled(format!(" [{}]", topics.join(", ")), Style::Faint));
    }
    line
}

/// Returns the topics with the number of their questions, the most frequent first.
pub fn topics(words: &Words, counts: &BTreeMap<&str, usize>) -> Doc {
    let mut doc = Doc::default();
    let mut rows: Vec<(&str, usize)> =
        counts.iter().map(|(topic, count)| (*topic, *count)).collect();
    rows.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let row = |(topic, count): &(&str, usize)| format!("{count:>4}  {}", named(words, topic));
    doc.verbatim(rows.iter().map(row).collect());
    doc.text(say!(words, "list-topics", count = rows.len()));
    doc
}

/// A topic of the bank, as JSON.
#[derive(Serialize)]
pub struct TopicJson<'c> {
    it: &'c str,
    en: String,
    questions: usize,
}

/// Returns the topics with the number of their questions, as JSON.
pub fn topics_json<'c>(counts: &BTreeMap<&'c str, usize>) -> Vec<TopicJson<'c>> {
    let topic = |(it, count): (&&'c str, &usize)| {
        let (it, questions) = (*it, *count);
        TopicJson { it, en: topic(it), questions }
    };
    counts.iter().map(topic).collect()
}

/// Returns the name of a topic in the user's language.
pub fn named(words: &Words, name: &str) -> String {
    match words.language() {
        Language::Italian => name.to_owned(),
        Language::English => topic(name),
    }
}

/// Returns the English name of an Italian topic of the bank; the Italian name if there is no translation.
pub fn topic(name: &str) -> String {
    let of = |(italian, _): &&(&str, &str)| *italian == name;
    TOPICS.iter().find(of).map_or(name, |(_, english)| english).to_owned()
}

/// The topics of the bank, each in Italian and in English.
const TOPICS: &[(&str, &str)] = &[
    ("alta", "high card"),
    ("arbitro", "director"),
    ("atout", "trumps"),
    ("attacco", "lead"),
    ("attacco fuori turno", "lead out of turn"),
    ("attacco iniziale", "opening lead"),
    ("attacco prematuro", "premature lead"),
    ("attenzione", "attention"),
    ("attirare l'attenzione", "drawing attention"),
    ("board successivo", "next board"),
    ("cambio di giocata", "change of play"),
    ("carta caduta", "dropped card"),
    ("carta coperta", "face-down card"),
    ("carta esposta", "exposed card"),
    ("carta indebita", "improper card"),
    ("carta mancante", "missing card"),
    ("carta mostrata", "shown card"),
    ("carta nominata", "named card"),
    ("carta non chiamata", "card not called"),
    ("carta penalizzata", "penalty card"),
    ("carta penalizzata minore", "minor penalty card"),
    ("carta sbagliata", "wrong card"),
    ("carta toccata", "touched card"),
    ("carta visibile", "visible card"),
    ("carte attaccate", "stuck cards"),
    ("carte penalizzate", "penalty cards"),
    ("chiamata", "designation call"),
    ("chiamata con condizione", "conditional call"),
    ("chiamata errata", "wrong call of a card"),
    ("chiamata incompleta", "incomplete call"),
    ("colore", "suit"),
    ("compagno", "partner"),
    ("concessione", "concession"),
    ("consenso", "agreement"),
    ("conto delle prese", "trick count"),
    ("controllo", "inspection"),
    ("danno", "damage"),
    ("decisione da giudicare", "ruling to be judged"),
    ("designazione", "designation"),
    ("dichiarante", "declarer"),
    ("difensore", "defender"),
    ("diritti", "rights"),
    ("diritti perduti", "forfeited rights"),
    ("dodicesima presa", "twelfth trick"),
    ("domande", "questions"),
    ("dottrina", "doctrine"),
    ("due irregolarità", "two irregularities"),
    ("entrambe le linee", "both sides"),
    ("equità", "equity"),
    ("errata indicazione", "wrong indication"),
    ("errata informazione", "misinformation"),
    ("errore dell'Arbitro", "director's error"),
    ("fatti", "facts"),
    ("fatti da accertare", "facts to establish"),
    ("fine del gioco", "end of play"),
    ("fuori turno", "out of turn"),
    ("fuori turno del dichiarante", "declarer out of turn"),
    ("giocata prematura", "premature play"),
    ("giocata simultanea", "simultaneous play"),
    ("gioco continuato", "play continued"),
    ("gioco sospeso", "suspended play"),
    ("impasse", "finesse"),
    ("impossibilità", "inability"),
    ("in generale", "in general"),
    ("informazione", "information"),
    ("intenzione", "intent"),
    ("lapsus", "slip"),
    ("licita", "auction"),
    ("linea", "side"),
    ("liscio", "duck"),
    ("morto", "dummy"),
    ("numero di carte", "number of cards"),
    ("opzioni", "options"),
    ("opzioni del dichiarante", "declarer's options"),
    ("osservazione", "remark"),
    ("passo obbligato", "enforced pass"),
    ("perdita del diritto", "forfeited right"),
    ("periodo di correzione", "correction period"),
    ("più carte", "several cards"),
    ("più risposte", "several answers"),
    ("prendi", "win it"),
    ("presa", "trick"),
    ("presa difettosa", "defective trick"),
    ("presa in corso", "trick in progress"),
    ("presa successiva", "next trick"),
    ("prese", "tricks"),
    ("procedura", "procedure"),
    ("protesta", "protest"),
    ("punteggio arbitrale", "adjusted score"),
    ("quinta carta", "fifth card"),
    ("renonce", "revoke"),
    ("renonce di entrambe le linee", "revokes by both sides"),
    ("renonce ripetuta", "repeated revoke"),
    ("restrizione d'attacco", "lead restriction"),
    ("richiesta", "claim"),
    ("ripensamento", "change of mind"),
    ("rispondere a colore", "following suit"),
    ("risultato", "result"),
    ("ritiro", "withdrawal"),
    ("scarto", "discard"),
    ("simultanee", "simultaneous"),
    ("smazzata intera", "whole deal"),
    ("spiegazioni", "explanations"),
    ("suggerimento", "suggestion"),
    ("taglio", "ruff"),
    ("trasferimento", "transfer of tricks"),
    ("turno", "turn"),
    ("ultima presa", "last trick"),
];
