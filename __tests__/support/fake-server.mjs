// @ts-check
import { createServer } from "node:http";

/**
 * A server in this process that fakes an external service.
 * @param {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, body: Buffer) => unknown} answer
 */
export async function fakeServer(answer, host = "127.0.0.1") {
  const server = createServer(async (request, response) => {
    /** @type {Buffer[]} */
    const parts = [];
    for await (const part of request) parts.push(Buffer.from(part));
    await answer(request, response, Buffer.concat(parts));
  });
  server.keepAliveTimeout = 0; // on a busy machine a client would send into a connection that is just being closed
  await new Promise((done) => server.listen(0, host, () => done(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = () => {
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    return closed;
  };
  return { port, url: `http://${host}:${port}`, close };
}

/** Faults of a fake file store: it is down, or delays its uploads. */
export function storeTroubles() {
  let isDown = false;
  /** @type {Promise<void> | undefined} */
  let held;
  return {
    isDown: () => isDown,
    untilTaken: () => held,
    told: {
      goDown: (/** @type {boolean} */ down) => {
        isDown = down;
      },
      /** From now on, uploads are held until the returned function is called. */
      holdWrites: () => {
        let release = () => {};
        held = new Promise((done) => {
          release = done;
        });
        return () => {
          held = undefined;
          release();
        };
      },
    },
  };
}
