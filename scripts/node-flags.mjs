// @ts-check

/**
 * How node runs the app; `start` in package.json names the same. V8 would collect garbage on helper threads, which take a
 * tenth more CPU a page than doing it in place, on machines whose few cores have other pages to make meanwhile. Latencies,
 * the slowest hundredth included, were the same.
 */
export const NODE_FLAGS = ["--single-threaded-gc"];
