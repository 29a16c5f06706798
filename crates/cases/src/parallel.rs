//! One thing made of each of many, on every core.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};

/// As many threads as there are cores.
pub fn thread_count() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// What is made of each file, or of whatever else, in their order.
pub fn parallel_map<F: Sync, T: Send>(
    files: &[F],
    threads: NonZeroUsize,
    make: impl Fn(&F) -> T + Sync,
) -> Vec<T> {
    let workers = threads.get().min(files.len());
    if workers <= 1 {
        return files.iter().map(make).collect();
    }
    // Each worker takes the next: some take far longer than others.
    let next = AtomicUsize::new(0);
    let work = || {
        let taken = std::iter::from_fn(|| {
            let place = next.fetch_add(1, Ordering::Relaxed);
            Some((place, files.get(place)?))
        });
        taken.map(|(place, file)| (place, make(file))).collect::<Vec<(usize, T)>>()
    };
    let mut made = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        let joined = workers.into_iter().map(|worker| match worker.join() {
            Ok(made) => made,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        joined.flatten().collect::<Vec<(usize, T)>>()
    });
    made.sort_unstable_by_key(|(place, _)| *place);
    made.into_iter().map(|(_, made)| made).collect()
}
