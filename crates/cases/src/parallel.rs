//! A parallel map over slices.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Returns the number of threads that this machine can run in parallel.
pub fn thread_count() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// Maps each value on several threads; the results are in the order of the values.
pub fn parallel_map<F: Sync, T: Send>(
    values: &[F],
    threads: NonZeroUsize,
    make: impl Fn(&F) -> T + Sync,
) -> Vec<T> {
    let workers = threads.get().min(values.len());
    if workers <= 1 {
        return values.iter().map(make).collect();
    }
    // Each worker takes the next value when it is free, because some values take much longer than others.
    let next = AtomicUsize::new(0);
    let work = || {
        let taken = std::iter::from_fn(|| {
            let place = next.fetch_add(1, Ordering::Relaxed);
            Some((place, values.get(place)?))
        });
        taken.map(|(place, value)| (place, make(value))).collect::<Vec<(usize, T)>>()
    };
    let mut results = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        let joined = workers.into_iter().map(|worker| match worker.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        joined.flatten().collect::<Vec<(usize, T)>>()
    });
    results.sort_unstable_by_key(|(place, _)| *place);
    results.into_iter().map(|(_, result)| result).collect()
}
