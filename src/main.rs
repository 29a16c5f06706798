use arbitro::casebook::{self, check};
use arbitro::diag::line_column;
fn main() {
    for path in std::env::args().skip(1) {
        let source = std::fs::read_to_string(&path).unwrap();
        let reading = casebook::read(&path, &source);
        let show = |ps: &[arbitro::diag::Problem]| {
            for p in ps {
                println!(
                    "!! {path}:{:?} {} {:?}",
                    line_column(&source, p.span.start),
                    p.code.id(),
                    p.args
                );
            }
        };
        show(&reading.problems);
        let terms = check::Terms::default();
        for item in &reading.case.items {
            println!("== {}", item.id);
            match item.rule(&terms) {
                Ok(r) => {
                    for c in check::codes(&r) {
                        println!("   {c}");
                    }
                    println!(
                        "  applied {:?}",
                        r.applied().iter().map(|c| c.name()).collect::<Vec<_>>()
                    );
                    println!(
                        "  rejected {:?}",
                        r.rejected().iter().map(|c| c.law.name()).collect::<Vec<_>>()
                    );
                    println!("  open {:?}", r.open.as_ref().map(|o| o.question.full_key()));
                }
                Err(e) => println!("{e}"),
            }
        }
        show(
            &check::check(&reading.case, &terms)
                .into_iter()
                .filter(|p| p.code.id() != "A602")
                .collect::<Vec<_>>(),
        );
    }
}
