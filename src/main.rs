use arbitro::casebook::{self, check};
fn main() {
    let path = std::env::args().nth(1).unwrap();
    let source = std::fs::read_to_string(&path).unwrap();
    let reading = casebook::read(&path, &source);
    println!("{:#?}", reading.problems);
    let terms = check::Terms::default();
    for item in &reading.case.items {
        println!("== {}", item.id);
        match item.rule(&terms) {
            Ok(r) => {
                for c in check::codes(&r) { println!("   {c}"); }
                println!("  applied {:?}", r.applied().iter().map(|c| c.name()).collect::<Vec<_>>());
                println!("  rejected {:?}", r.rejected().iter().map(|c| c.law.name()).collect::<Vec<_>>());
                println!("  open {:?}", r.open.as_ref().map(|o| o.question.full_key()));
            }
            Err(e) => println!("{e}"),
        }
    }
    println!("{:#?}", check::check(&reading.case, &terms));
}
