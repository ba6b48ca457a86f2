// @ts-check
import { createServer } from "node:net";

/**
 * @param {number} port
 * @param {string} [host] all addresses when absent
 * @returns {Promise<boolean>}
 */
export async function canListen(port, host) {
  return (await freePort(port, host)) !== undefined;
}

/**
 * @param {number} port 0: any
 * @param {string} [host]
 * @returns {Promise<number | undefined>} the port, when it is free now
 */
export function freePort(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? address?.port : undefined));
    });
  });
}
