import "server-only";

/**
 * Lets an abort's reason hold text instead of what was running. An Error keeps its stack as frames, with each frame's `this`,
 * until somebody reads it; then V8 formats it and lets go of them. React aborts the signal of every page it has drawn with
 * an Error nobody reads. Its frames hold the Immediate that drew the page, an Immediate holds the one that ran after it, and
 * that one, by its async context, the next request: so each page kept those after it in memory, thousands of them.
 */
export function formatAbortReasons(): void {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (this: AbortController, reason?: unknown): void {
    if (typeof reason === "object" && reason !== null) Reflect.get(reason, "stack");
    abort.call(this, ...(reason === undefined ? [] : [reason]));
  };
}
