//! The words of the program for acts and their values: lines of the menu, prompts, typed input and narration.

pub mod words;

pub mod acts;

pub mod manual;

pub mod letters;

pub mod typed_input;

pub mod narration;
