//! How an act was done.

use super::Kind;
use crate::record::text::{Text, text};
use crate::record::words::List;

/// When the menu asks for a detail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A line of the menu says it, or it is only typed.
    Never,
    Always,
    /// Without it there is no act.
    Needed,
    /// Of declarer, who plays two hands.
    OfDeclarer,
    /// Where the act is about a choice of a suit, which then must be named.
    WithSuit,
}

/// A detail of an act.
#[derive(Clone, Copy, Debug)]
pub struct Detail {
    /// The key in case files.
    pub key: &'static str,
    pub kind: Kind,
    pub asked: Asked,
    /// How the menu asks for it. `{words}` are those among which one is taken.
    pub question: Text,
    /// What the manual says of it.
    pub manual: Text,
}

/// Writing a detail.
impl Detail {
    const fn new(key: &'static str, kind: Kind, it: &'static str, en: &'static str) -> Detail {
        let question = text("", "");
        Detail { key, kind, asked: Asked::Never, question, manual: text(it, en) }
    }

    /// The same detail, for which the menu asks.
    const fn asked(self, it: &'static str, en: &'static str) -> Detail {
        Detail { asked: Asked::Always, question: text(it, en), ..self }
    }
}

pub(super) const AT_ONCE: Detail = Detail::new(
    "at_once",
    Kind::Flag,
    "insieme a chi lo precede, o alla propria carta di prima",
    "together with the one before, or with his own card before",
);

pub(super) const HIDDEN: Detail =
    Detail::new("hidden", Kind::Flag, "se ne restava coperta", "if it was covered by that");

pub(super) const UNBIDDEN: Detail = Detail::new(
    "unbidden",
    Kind::Flag,
    "dal morto, di sua iniziativa",
    "by dummy, of his own accord",
);

const REACHES: Kind = Kind::Word(List::Reaches);

pub(super) const WHERE: Detail =
    Detail::new("where", REACHES, "quanto vicino al tavolo", "how near to the table").asked(
        "Dove l'ha tenuta? {words} (invio: non si sa):",
        "Where did he hold it? {words} (Enter: not known):",
    );

pub(super) const KEPT: Detail = Detail::new(
    "kept",
    Kind::Flag,
    "se l'ha mantenuta come giocata",
    "whether he kept it as played",
)
.asked(
    "L'ha tenuta lì come si tiene una carta giocata? (s/n; invio: non si sa):",
    "Did he keep it there as a played card is kept? (y/n; Enter: not known):",
);

pub(super) const SEEN: Detail = Detail::new(
    "seen",
    Kind::Seats,
    "chi ne ha visto la faccia, o `all`",
    "who saw its face, or `all`",
)
.asked(
    "Chi ne ha visto la faccia? (tutti, o N E S O; invio: non si sa):",
    "Who saw its face? (all, or N E S W; Enter: not known):",
);

pub(super) const JOSTLED: Detail = Detail::new(
    "jostled",
    Kind::Flag,
    "lo ha urtato un avversario o un estraneo",
    "an opponent or an outsider made it fall",
);

pub(super) const HAND: Detail = Detail {
    asked: Asked::OfDeclarer,
    ..Detail::new("hand", Kind::Owner, "di quale mano è, se è del morto", "whose it is, if dummy's")
        .asked(
            "Di quale mano è? (N E S O; invio: la sua):",
            "Of which hand is it? (N E S W; Enter: his own):",
        )
};

pub(super) const CARD: Detail = Detail {
    asked: Asked::Needed,
    ..Detail::new("card", Kind::Card, "quale carta", "which card")
        .asked("Quale carta? (H4, ♥4, HR):", "Which card? (H4, ♥4, HK):")
};

pub(super) const INSTEAD: Detail =
    Detail::new("instead", Kind::Card, "quale giocherebbe", "which he would play").asked(
        "Quale vuole giocare invece? (invio: non lo dice):",
        "Which would he play instead? (Enter: he does not say):",
    );

pub(super) const OF: Detail = Detail::new("of", Kind::Card, "quella sbagliata", "the wrong one")
    .asked(
        "Al posto di quale? (invio: dell'ultima):",
        "In place of which? (Enter: of the last one):",
    );

pub(super) const SUIT: Detail = Detail {
    asked: Asked::WithSuit,
    ..Detail::new("suit", Kind::Suit, "con `require` e `forbid`", "with `require` and `forbid`")
        .asked("Quale seme? (S H D C):", "Which suit? (S H D C):")
};

pub(super) const SINGLE: Detail = Detail::new(
    "single",
    Kind::Flag,
    "su una sola chiamata o giocata",
    "of one call or play alone",
)
.asked(
    "Ha chiesto solo di quella? (s/n; invio: no):",
    "Did he ask about that one only? (y/n; Enter: no):",
);

pub(super) const GRADE: Detail =
    Detail::new("grade", Kind::Word(List::Grades), "quanto grave", "how grave")
        .asked("{words} (invio: maggiore):", "{words} (Enter: major):");

pub(super) const LED: Detail = Detail::new("led", Kind::Flag, "come attacco", "as a lead").asked(
    "Era messa come attacco? (s/n; invio: no):",
    "Was it put out as a lead? (y/n; Enter: no):",
);

pub(super) const TRICKS: Detail = Detail::new(
    "tricks",
    Kind::Tricks,
    "quante delle prese non ancora finite, compresa quella in corso, o `\"rest\"`, tutte",
    "how many of the tricks not yet ended, the one in progress included, or `\"rest\"`, all",
)
.asked(
    "Quante prese, compresa quella in corso? (2, tutte; invio: non si sa):",
    "How many tricks, the one in progress included? (2, all; Enter: not known):",
);

pub(super) const SAID: Detail = Detail::new("said", Kind::Said, "le parole", "the words");
