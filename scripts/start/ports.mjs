// @ts-check
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * @param {number} port 0: any
 * @param {string} [host] all addresses when absent
 * @returns {Promise<number | undefined>} the port, when it is free now
 */
export async function freePort(port, host) {
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
