// @ts-check

/** A client that left in the middle says nothing about our own state. */
const GONE = new Set(["EPIPE", "ECONNRESET", "ECONNABORTED", "ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED"]);

/**
 * What nobody caught is written down, in the form of the app's own log. After an exception nothing in the process is
 * sure any more, so it ends as if it had been asked to.
 * @param {() => unknown} end
 */
export function watchUncaught(end) {
  let isEnding = false;
  // Who reads our lines may go first. Unheard, each failed line would be an exception to be written down, and so on without end.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  process.on("uncaughtException", (/** @type {NodeJS.ErrnoException} */ error) => {
    log("fatal", "uncaught exception", error);
    if (isEnding || GONE.has(error.code ?? "")) return;
    isEnding = true;
    end();
  });
  process.on("unhandledRejection", (error) => log("error", "unhandled rejection", error));
}

/** Next's own messages span several lines; here each is one JSON object, like every line of the log. */
export function logConsole() {
  const written =
    (/** @type {string} */ level) =>
    (/** @type {unknown[]} */ ...said) =>
      log(level, "console", said.find((one) => one instanceof Error) ?? said.join(" "));
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
