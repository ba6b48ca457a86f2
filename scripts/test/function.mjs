// @ts-check
// One process of a platform that runs the app as functions (functions.mjs): the handler Next builds, and none of what
// our own server adds. It runs in a packed folder. It reports when an answer is sent and its deferred work is done,
// because then the platform freezes it.
import { subscribe } from "node:diagnostics_channel";
import { createServer } from "node:http";
import next from "next";

const folder = import.meta.dirname;

/** What Next's `after()` was given: the platform waits for it. @type {Promise<unknown>[]} */
const deferred = [];
Object.assign(globalThis, {
  [Symbol.for("@next/request-context")]: {
    get: () => ({ waitUntil: (/** @type {Promise<unknown>} */ work) => deferred.push(work) }),
  },
});

/** Our outgoing requests that have no answer yet. @type {Map<unknown, string>} */
const pending = new Map();
subscribe("undici:request:create", (message) => {
  const { request } = /** @type {{ request: { origin: string, path: string } }} */ (message);
  pending.set(request, `${request.origin}${request.path}`);
});
for (const end of ["undici:request:trailers", "undici:request:error"]) {
  subscribe(end, (message) => pending.delete(/** @type {{ request: unknown }} */ (message).request));
}

/** @typedef {{ _activeQuery?: { text?: string } | null }} Asking pg's own client */

/** Work in progress that no one awaits: frozen midway, it continues with the next request or never. */
function leftUnfinished() {
  const pool = globalThis.windmileDatabase?.pool;
  const clients = /** @type {{ _clients: Asking[] } | undefined} */ (/** @type {unknown} */ (pool))?._clients ?? [];
  const statements = clients.flatMap((client) => client._activeQuery?.text ?? []);
  return [...pending.values(), ...statements, ...(pool?.waitingCount ? ["who waits for a connection"] : [])];
}

const app = next({ dev: false, dir: folder, customServer: true });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer(async (request, response) => {
  const isOut = new Promise((done) => response.once("close", done));
  await handle(request, response);
  await isOut;
  while (deferred.length > 0) await Promise.allSettled(deferred.splice(0));
  await new Promise((done) => setImmediate(done));
  process.send?.({ done: true, left: leftUnfinished() });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" && address ? address.port : 0 });
});
process.once("disconnect", () => process.exit());
