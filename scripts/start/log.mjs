// @ts-check

/** A client that hung up during a request. Next lets these errors reach the process; they aren't our fault. */
const HANGUPS = new Set(["EPIPE", "ECONNRESET", "ECONNABORTED", "ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED"]);

/**
 * Logs uncaught exceptions and rejections and continues, as `next start` does: a request's state is its own or in
 * database transactions, so an exception in one must not end the others.
 */
export function logUncaught() {
  // The reader of our log may close it first. Without a listener each failed line would be another exception to log.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  process.on("uncaughtException", (/** @type {NodeJS.ErrnoException} */ error) => {
    if (!HANGUPS.has(error.code ?? "")) log("error", "uncaught exception", error);
  });
  process.on("unhandledRejection", (error) => log("error", "unhandled rejection", error));
}

/** Next's own messages span several lines. Here each is one JSON object, like every line of the log. */
export function logConsole() {
  const written =
    (/** @type {string} */ level) =>
    (/** @type {unknown[]} */ ...values) =>
      log(level, "console", values.find((one) => one instanceof Error) ?? values.join(" "));
  console.error = written("error");
  console.warn = written("warn");
}

const LONGEST = 4_000;

/** @param {string} level @param {string} msg @param {unknown} error */
export function log(level, msg, error) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const cut = { name, message: message.slice(0, LONGEST), stack: stack?.slice(0, LONGEST) };
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), msg, error: cut })}\n`);
}
