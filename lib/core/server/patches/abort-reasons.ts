import "server-only";

/**
 * Makes an abort's reason hold text instead of live objects. An Error keeps its stack as frames, with each frame's
 * `this`, until someone reads it; then V8 formats it and releases them. React aborts the signal of every page it has
 * rendered with an Error no one reads. Its frames hold the Immediate that rendered the page, an Immediate holds the one
 * that ran after it, and that one, through its async context, the next request: so each page kept thousands of later
 * ones in memory.
 *
 * Measured with Node 20.20; not checked on newer versions. For upstream: "renderToReadableStream's abort reason keeps the
 * rendering Immediate, and everything that ran after it, alive until its stack is read". To see whether it is still
 * needed, remove the call in `instrumentation.ts` and compare the peak memory of `npm run bench`: it was 115 to 128 MB
 * without the patch and 90 MB with it, after 2,800 pages.
 */
export function formatAbortReasons(): void {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (this: AbortController, reason?: unknown): void {
    if (typeof reason === "object" && reason !== null) Reflect.get(reason, "stack");
    abort.call(this, ...(reason === undefined ? [] : [reason]));
  };
}
