import "server-only";

/**
 * The major versions of Node on which an unread stack keeps objects alive. Checked with 20.20, 22.23, and 24.21 by
 * `abort-reasons.test.ts`, which fails on a version that no longer does: then remove it here.
 */
const LEAKING_NODES = ["20", "22", "24"];

/**
 * Makes an abort's reason hold text instead of live objects. V8 keeps an Error's stack as frames, with each frame's
 * `this`, until it is read; then it is formatted and the frames are released. React aborts a signal for every page it
 * has rendered with an Error that nothing reads (`cacheController.abort` in react-server-dom). Its frames hold the
 * Immediate that rendered the page, which leads to later requests: so each page keeps thousands of others in memory. Seen
 * with Next 16.4: after 2,800 pages on Node 20, 115 to 128 MB without this patch and 90 MB with it (`npm run bench`).
 *
 * For upstream (facebook/react): "Flight's cacheSignal abort reason keeps the rendering Immediate, and everything that
 * ran after it, alive until its stack is read".
 */
export function formatAbortReasons(node = process.versions.node): void {
  if (!LEAKING_NODES.includes(node.split(".", 1)[0] ?? "")) return;
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (this: AbortController, reason?: unknown): void {
    if (typeof reason === "object" && reason !== null) Reflect.get(reason, "stack");
    abort.call(this, ...(reason === undefined ? [] : [reason]));
  };
}
