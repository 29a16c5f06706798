//! Contrasts: that each is a legal situation in which the option is right, and that it is not where it was asked.

use arbitro::casebook::claim::Claim;
use arbitro::casebook::contrast::Contrasts;
use arbitro::casebook::verdict::judge;
use arbitro::casebook::{Choice, Item, Terms, read};
use arbitro::embedded;
use arbitro::law;
use arbitro::ruling::contrast::{Edit, Neighbour};
use arbitro::ruling::idle::left_out;
use arbitro::ruling::{ByEdition, Edition, Ruling};

fn items() -> Vec<Item> {
    let cases = embedded().into_iter().map(|(name, text)| read(name, text).case);
    cases.flat_map(|case| case.items).collect()
}

/// The options of the bank that are wrong in an edition, each with its contrast.
fn contrasts(edition: Edition, mut visit: impl FnMut(&Item, &Choice, Option<Neighbour>)) {
    let terms = Terms { edition, ..Terms::default() };
    for item in items().iter().filter(|item| item.stands_in(edition)) {
        let mut contrasts = Contrasts::new(item, &terms);
        for (index, option) in item.options.iter().enumerate() {
            if !option.is_marked(edition) {
                visit(item, option, contrasts.of(index));
            }
        }
    }
}

/// The option as it is read in a neighbour: what it claims there, in the words of an edition.
fn read_there(option: &Choice, edits: &[Edit], edition: Edition) -> Choice {
    let read = |decision| edits.iter().fold(decision, |decision, edit| edit.reads(decision));
    let stands = |claim: &&Claim| claim.stands_in(edition);
    let claims = option.claims.iter().filter(stands).cloned();
    let claims = claims.map(|claim| Claim {
        decision: read(claim.decision),
        stands: ByEdition::always(()),
        ..claim
    });
    let cites = option.cites(edition).to_vec().into();
    Choice { claims: claims.collect(), cites, ..option.clone() }
}

fn ruled(neighbour: &Neighbour) -> Ruling {
    law::rule(neighbour.world.situation.matter()).unwrap()
}

#[test]
fn each_contrast_is_a_legal_situation_in_which_the_option_is_right_and_it_was_not() {
    for edition in Edition::ALL {
        let terms = Terms { edition, ..Terms::default() };
        let mut found = 0;
        contrasts(edition, |item, option, neighbour| {
            let Some(neighbour) = neighbour else { return };
            let name = format!("{} {edition:?} {:?}: {}", item.id, neighbour.edits, option.text.en);
            let situation = &neighbour.world.situation;
            let there = read_there(option, &neighbour.edits, edition);
            let ruling = ruled(&neighbour);
            assert!(judge(&there, &ruling, situation.edition).is_right(), "{name}");
            assert!(!judge(option, &item.rule(&terms).unwrap(), edition).is_right(), "{name}");
            assert!(situation.record.faults().is_empty(), "{name}");
            assert!(left_out(&situation.record, &ruling).is_empty(), "{name}");
            found += 1;
        });
        assert!(found > 100, "{found} contrasts in {edition:?}");
    }
}
