// @ts-check

/**
 * Calls `take` with every whole line. Unlike node:readline it leaves the stream's errors to the stream's owner.
 * @param {import("node:stream").Readable} stream
 * @param {(line: string) => unknown} take
 */
export function onLines(stream, take) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (/** @type {string} */ chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) take(line);
  });
}
