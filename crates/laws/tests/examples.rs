//! Runs the examples to the end.

#[path = "../examples/explain_why_not.rs"]
mod explain_why_not;
#[path = "../examples/rule_a_record.rs"]
mod rule_a_record;

#[test]
fn a_record_is_ruled_in_both_editions() -> Result<(), Box<dyn std::error::Error>> {
    rule_a_record::main()
}

#[test]
fn a_clause_that_does_not_apply_is_explained() -> Result<(), Box<dyn std::error::Error>> {
    explain_why_not::main()
}
