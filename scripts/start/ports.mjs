// @ts-check
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Operating systems use higher ports for outgoing connections. */
const PORTS = { from: 10_000, below: 32_768 };

/**
 * @param {number} port 0: any free port in `PORTS`, so that no outgoing connection takes it first
 * @param {string} [host] all addresses when absent
 * @returns {Promise<number | undefined>} the port, when it is free now
 */
export async function freePort(port, host) {
  if (port === 0) return (await freePort(randomInt(PORTS.from, PORTS.below), host)) ?? freePort(0, host);
  const server = createServer().listen(port, host);
  try {
    await once(server, "listening");
    return /** @type {import("node:net").AddressInfo} */ (server.address()).port;
  } catch {
    return undefined;
  } finally {
    await new Promise((done) => server.close(done));
  }
}
