// @ts-check

/**
 * How node runs the app; `start` in package.json names the same. V8 would collect garbage on helper threads, which take a
 * tenth more CPU a page than doing it in place, on machines whose few cores have other pages to make meanwhile. Latencies,
 * the slowest hundredth included, were the same. A page makes two megabytes of garbage: with 16 for the young, as V8 has
 * by itself, most of it is looked through before the pages it belongs to are done, and what is found alive is copied.
 */
export const NODE_FLAGS = ["--single-threaded-gc", "--max-semi-space-size=32"];
