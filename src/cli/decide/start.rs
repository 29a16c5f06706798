//! The start of the dialogue of `arbitro decide`.

use clap::ArgMatches;

use crate::cli::bank;
use crate::cli::shell::{Failure, Shell};
use crate::render::diagnostics::message;
use crate::render::dialogue::contract_sentence;
use crate::render::text::say;
use arbitro_cases::statement::{CaseDraft, Dialogue};
use arbitro_cases::vocabulary::letters::{SuitLetters, with_suit_symbols};
use arbitro_cases::vocabulary::typed_input;
use arbitro_laws::bridge::Contract;
use arbitro_laws::bridge::notation::{Notation, parse_deal};
use arbitro_laws::record::Language;

/// A dialogue at its start.
pub struct DialogueStart {
    pub dialogue: Dialogue,
    /// The id of the question from which it starts, with `--from`.
    pub id: Option<String>,
    /// What the program has understood of `--contract`.
    pub notes: Vec<String>,
}

/// Returns the dialogue that the options request.
pub fn start_dialogue(shell: &Shell, matches: &ArgMatches) -> Result<DialogueStart, Failure> {
    let words = &shell.words;
    // Typed suit letters are read in the notation in which the program prints them; if it prints symbols, in the
    // language of its messages.
    let mut letters = match words.language() {
        _ if shell.settings.notation() == Notation::Italian => SuitLetters::Italian,
        Language::Italian if !words.is_ascii() => SuitLetters::Italian,
        Language::Italian | Language::English => SuitLetters::International,
    };
    let terms = bank::terms(shell, matches)?;
    if let Some(name) = matches.get_one::<String>("from") {
        let (_, items) = bank::find(shell, matches, name, terms.edition)?;
        let [item] = items.as_slice() else {
            let ids: Vec<&str> = items.iter().map(|item| item.id.as_str()).collect();
            let (name, ids) = (name.clone(), ids.join(", "));
            return Err(shell.failure(say!(words, "error-several", name = name, ids = ids)));
        };
        let dialogue = Dialogue::for_case(CaseDraft::of(item), terms).with_letters(letters);
        return Ok(DialogueStart { dialogue, id: Some(item.id.clone()), notes: Vec::new() });
    }
    let mut draft = CaseDraft::default();
    let mut notes = Vec::new();
    let option = |name: &str| matches.get_one::<String>(name);
    if let Some(text) = option("contract") {
        let refused = || shell.failure(say!(words, "error-contract", text = text.clone()));
        let signed = with_suit_symbols(text, letters);
        letters = signed.letters.unwrap_or(letters);
        let (bid, declarer) = typed_input::contract(&signed.text, letters).ok_or_else(refused)?;
        let declarer = declarer.ok_or_else(refused)?;
        let contract = Contract { declarer, ..bid };
        draft.sketch.contract = Some(contract);
        notes.push(contract_sentence(words, contract));
        // The director may have meant another suit by the letter `C`.
        notes.extend(signed.c.map(|suit| say!(words, "decide-c", suit = suit.to_string())));
    }
    if let Some(text) = option("deal") {
        draft.sketch.deal = parse_deal(text, Notation::Italian)
            .map_err(|_| shell.failure(say!(words, "error-deal", text = text.clone())))?;
        if let Some(problem) = draft.deal_problems().first() {
            return Err(shell.failure(format!("--deal: {}.", message(words, problem))));
        }
    }
    let dialogue = Dialogue::new(draft, terms);
    Ok(DialogueStart { dialogue: dialogue.with_letters(letters), id: None, notes })
}
