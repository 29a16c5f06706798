//! Parses the date of a stage, as written in the stage file.

use jiff::civil::Date;

/// A parsed date, such as "2026-12-05", "5/12/2026" or "05.12.2026".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParsedDate {
    /// The text is a date of the calendar.
    Of(Date),
    /// The text is a date in numbers that does not exist in the calendar.
    Impossible,
    /// The text is a date with words or without a year of four digits, or not a date.
    Unread,
}

/// Parses a date in numbers; a date with the month in words is [`ParsedDate::Unread`].
pub fn read(text: &str) -> ParsedDate {
    let is_numeric = |c: char| c.is_ascii_digit() || matches!(c, '-' | '/' | '.' | ' ');
    if !text.chars().all(is_numeric) {
        return ParsedDate::Unread;
    }
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    let numbers: Vec<&str> = numbers.collect();
    let (year, month, day) = match numbers[..] {
        [year, month, day] if year.len() == 4 => (year, month, day),
        [day, month, year] if year.len() == 4 => (year, month, day),
        _ => return ParsedDate::Unread,
    };
    let (Ok(year), Ok(month), Ok(day)) = (year.parse(), month.parse(), day.parse()) else {
        return ParsedDate::Impossible;
    };
    Date::new(year, month, day).map_or(ParsedDate::Impossible, ParsedDate::Of)
}

/// Returns the year of a date in numbers or words, such as "2026-12-05" or "5 dicembre 2026"; `None` if the text has no
/// number of four digits, or several different numbers of four digits.
pub fn year(date: &str) -> Option<i16> {
    let numbers = date.split(|c: char| !c.is_ascii_digit()).filter(|number| number.len() == 4);
    let mut years = numbers.filter_map(|number| number.parse().ok());
    let year = years.next()?;
    years.all(|other: i16| other == year).then_some(year)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_in_numbers_is_a_day_or_none() {
        let day = ParsedDate::Of(Date::constant(2026, 12, 5));
        for text in ["2026-12-05", "5/12/2026", "05.12.2026", "5 12 2026"] {
            assert_eq!(read(text), day, "{text}");
        }
        for text in
            ["2026-02-31", "31/4/2026", "12/25/2026", "2026-13-01", "0/1/2026", "1/999/2026"]
        {
            assert_eq!(read(text), ParsedDate::Impossible, "{text}");
        }
        for text in ["5 dicembre 2026", "2026", "5-12", "sessione 2026-12-05", "5/12/26"] {
            assert_eq!(read(text), ParsedDate::Unread, "{text}");
        }
    }
}
