//! Extracts descriptions of file keys from the manual and from templates, for JSON Schemas.

/// A key's table (empty at the top level of the file), its name, and its description.
pub type KeyDescription = (String, String, String);

/// Returns the descriptions in a manual page: list items that begin with keys in backquotes, below
/// headings that name a table such as `[[question]]`. If the first section with such items names no
/// table, its items describe the top level of the file; items of later sections without a table are
/// ignored.
pub fn from_page(page: &str) -> Vec<KeyDescription> {
    let mut found: Vec<KeyDescription> = Vec::new();
    let mut table = Some(String::new());
    let mut open = false;
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("##") {
            table = named(heading).or_else(|| found.is_empty().then(String::new));
            open = false;
        } else if let Some((keys, description)) =
            line.strip_prefix("- `").and_then(|item| item.split_once("`: "))
        {
            let is_key = |key: &str| key.chars().all(|c| c.is_ascii_lowercase() || c == '_');
            open = table.is_some() && keys.split(", ").all(is_key);
            for key in keys.split(", ").filter(|_| open) {
                let table = table.clone().unwrap_or_default();
                found.push((table, key.to_owned(), description.to_owned()));
            }
        } else if let Some(more) = line.strip_prefix("  ").filter(|_| open) {
            let Some((table, _, description)) = found.last().cloned() else { continue };
            let same = |item: &&mut KeyDescription| item.0 == table && item.2 == description;
            for item in found.iter_mut().filter(same) {
                item.2 = format!("{description} {}", more.trim());
            }
        } else {
            open = false;
        }
    }
    found
}

/// Returns the table that a heading names in square brackets, without the names of the tables around it.
fn named(heading: &str) -> Option<String> {
    let (_, rest) = heading.split_once("`[")?;
    let name = rest.trim_start_matches('[').split(']').next()?;
    name.rsplit('.').next().map(str::to_owned)
}

/// Returns the descriptions in a template file: the comments after its keys, with their continuation lines.
/// Commented-out keys are included.
pub fn from_template(text: &str) -> Vec<KeyDescription> {
    let mut found: Vec<KeyDescription> = Vec::new();
    let mut table = String::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix('[') {
            table = name.trim_matches(['[', ']']).to_owned();
            continue;
        }
        if let Some(more) = line.strip_prefix("#  ").map(|more| more.trim_start_matches([' ', '#']))
        {
            if let Some((.., description)) = found.last_mut() {
                *description = format!("{description} {more}").trim().to_owned();
            }
            continue;
        }
        let line = line.strip_prefix("# ").unwrap_or(line);
        let Some((key, rest)) = line.split_once(" = ") else { continue };
        if !key.chars().all(|c| c.is_ascii_lowercase() || c == '_') {
            continue;
        }
        let description = rest.split_once(" # ").map_or("", |(_, description)| description.trim());
        found.push((table.clone(), key.to_owned(), description.to_owned()));
    }
    found.retain(|(.., description)| !description.is_empty());
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_of_a_page() {
        let page = "## The table: `[table]`\n\n- `a, b`: one\n  more\n- `c = \"x\"`: no key\n  at all\n\n\
                    ## The options: `[[question.option]]`\n\n- `d`: two\n\n## Events\n\n- `e`: none\n";
        let description = |table: &str, key: &str, description: &str| {
            (table.to_owned(), key.to_owned(), description.to_owned())
        };
        let expected = [
            description("table", "a", "one more"),
            description("table", "b", "one more"),
            description("option", "d", "two"),
        ];
        assert_eq!(from_page(page), expected);
    }

    #[test]
    fn comments_of_a_template() {
        let text = "# A text.\nplain = 1\na = 2 # one\n\n[t]\n# b = 3  # two\n#       # more\nc = [1] # three\n";
        let description = |table: &str, key: &str, description: &str| {
            (table.to_owned(), key.to_owned(), description.to_owned())
        };
        assert_eq!(
            from_template(text),
            [
                description("", "a", "one"),
                description("t", "b", "two more"),
                description("t", "c", "three")
            ]
        );
    }
}
