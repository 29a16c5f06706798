//! The details of acts in words.

use arbitro_laws::record::acts::{ActDetail, DetailPresence};
use arbitro_laws::record::text::{Text, text};

/// The rule by which the menu asks for a detail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DetailPrompt {
    /// The menu never asks for the detail: a line of the menu states it, or the user types it unasked.
    Never,
    /// The menu always asks for the detail, but the user may leave it out.
    Always,
    /// The menu always asks for the detail, because the act is not possible without it.
    Needed,
    /// The menu asks for the detail only when the player is declarer, because he plays two hands.
    OfDeclarer,
    /// The menu asks for the detail only when the act is a choice of a suit, because the suit must be named.
    WithSuit,
}

/// The words of a detail.
#[derive(Clone, Copy, Debug)]
pub struct DetailWords {
    /// The key in case files.
    pub key: &'static str,
    /// The rule by which the menu asks for the detail, if it is optional.
    prompt: DetailPrompt,
    /// The question in the menu. `{words}` is the list of possible words.
    pub question: Text,
    /// The explanation in the manual.
    pub manual: Text,
}

impl DetailWords {
    const fn new(key: &'static str, it: &'static str, en: &'static str) -> DetailWords {
        let question = text("", "");
        DetailWords { key, prompt: DetailPrompt::Never, question, manual: text(it, en) }
    }

    /// Returns the detail with a question that the menu always asks.
    const fn with_prompt(self, it: &'static str, en: &'static str) -> DetailWords {
        DetailWords { prompt: DetailPrompt::Always, question: text(it, en), ..self }
    }
}

/// Returns the words of a detail.
pub fn detail_words(detail: &ActDetail) -> &'static DetailWords {
    // A test checks that each detail has words, so the fallback is never used.
    DETAILS.iter().find(|words| words.key == detail.key).unwrap_or(&DETAILS[0])
}

impl DetailPrompt {
    /// Returns when the menu asks for this detail.
    pub fn of(detail: &ActDetail) -> DetailPrompt {
        match detail.presence {
            DetailPresence::Optional => detail_words(detail).prompt,
            DetailPresence::Unasked => DetailPrompt::Never,
            DetailPresence::Required => DetailPrompt::Needed,
            DetailPresence::RequiredWithSuit => DetailPrompt::WithSuit,
        }
    }
}

const DETAILS: &[DetailWords] = &[
    DetailWords::new(
        "at_once",
        "insieme al giocatore che lo precede, o insieme alla propria carta precedente",
        "at the same time as the player before him, or together with his own previous card",
    ),
    DetailWords::new(
        "hidden",
        "coperta dalla propria carta precedente",
        "hidden by his own previous card",
    ),
    DetailWords::new("unbidden", "dal morto, di sua iniziativa", "by dummy, of his own accord"),
    DetailWords::new("where", "quanto vicino al tavolo", "how near to the table").with_prompt(
        "Dove l'ha tenuta? {words} (invio: non si sa):",
        "Where did he hold it? {words} (Enter: not known):",
    ),
    DetailWords::new(
        "kept",
        "se l'ha tenuta lì come si tiene una carta giocata",
        "whether he kept it there as a played card is kept",
    )
    .with_prompt(
        "L'ha tenuta lì come si tiene una carta giocata? (s/n; invio: non si sa):",
        "Did he keep it there as a played card is kept? (y/n; Enter: not known):",
    ),
    DetailWords::new("seen", "chi ne ha visto la faccia, o `all`", "who saw its face, or `all`")
        .with_prompt(
            "Chi ne ha visto la faccia? (tutti, o N E S O; invio: non si sa):",
            "Who saw its face? (all, or N E S W; Enter: not known):",
        ),
    DetailWords::new(
        "jostled",
        "lo ha urtato un avversario o un estraneo",
        "an opponent or an outsider made it fall",
    ),
    DetailWords::new(
        "by_accident",
        "gli si sono scoperte senza che lo volesse",
        "they were faced by accident",
    ),
    DetailWords {
        prompt: DetailPrompt::OfDeclarer,
        ..DetailWords::new(
            "hand",
            "di quale mano è, se è del morto",
            "which hand it belongs to, if it is dummy's",
        )
        .with_prompt(
            "Di quale mano è? (N E S O; invio: la sua):",
            "Of which hand is it? (N E S W; Enter: his own):",
        )
    },
    DetailWords::new("card", "quale carta", "which card")
        .with_prompt("Quale carta? (H4, ♥4, HR):", "Which card? (H4, ♥4, HK):"),
    DetailWords::new(
        "instead",
        "quale carta giocherebbe al suo posto",
        "which card he would play in its place",
    )
    .with_prompt(
        "Quale vuole giocare invece? (invio: non lo dice):",
        "Which would he play instead? (Enter: he does not say):",
    ),
    DetailWords::new("of", "la carta sbagliata", "the wrong card").with_prompt(
        "Al posto di quale? (invio: dell'ultima):",
        "In place of which? (Enter: of the last one):",
    ),
    DetailWords::new("suit", "con `require` e `forbid`", "with `require` and `forbid`")
        .with_prompt("Quale seme? (S H D C):", "Which suit? (S H D C):"),
    DetailWords::new("single", "su una sola chiamata o giocata", "about one call or play alone")
        .with_prompt(
            "Ha chiesto solo di quella? (s/n; invio: no):",
            "Did he ask about that one only? (y/n; Enter: no):",
        ),
    DetailWords::new("grade", "maggiore o minore", "major or minor")
        .with_prompt("{words} (invio: maggiore):", "{words} (Enter: major):"),
    DetailWords::new(
        "before_auction",
        "prima che la licita cominciasse",
        "before the auction began",
    )
    .with_prompt(
        "La licita doveva ancora cominciare? (s/n; invio: no):",
        "Had the auction still to begin? (y/n; Enter: no):",
    ),
    DetailWords::new("led", "come attacco", "as a lead").with_prompt(
        "Era messa come attacco? (s/n; invio: no):",
        "Was it put out as a lead? (y/n; Enter: no):",
    ),
    DetailWords {
        prompt: DetailPrompt::Never,
        ..DetailWords::new(
            "pointing_at",
            "la carta del morto che intanto indica con un gesto",
            "the card of dummy at which he points meanwhile",
        )
        .with_prompt(
            "Quale carta del morto indicava? (invio: nessuna):",
            "At which card of dummy did he point? (Enter: none):",
        )
    },
    DetailWords::new(
        "trick",
        "quale presa, contata dalla prima; se manca, l'ultima",
        "which trick, counted from the first; if missing, the last one",
    )
    .with_prompt(
        "Quale presa, contata dalla prima? (3; invio: l'ultima):",
        "Which trick, counted from the first? (3; Enter: the last one):",
    ),
    DetailWords::new(
        "tricks",
        "quante delle prese non ancora finite, compresa quella in corso, o `\"rest\"` per tutte",
        "how many of the tricks not yet ended, the one in progress included, or `\"rest\"` for all",
    )
    .with_prompt(
        "Quante prese, compresa quella in corso? (2, tutte; invio: non si sa):",
        "How many tricks, the one in progress included? (2, all; Enter: not known):",
    ),
    DetailWords::new("said", "le parole", "the words"),
];
