import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** As in deploy/Caddyfile: how often readiness is checked, and how long it looks for another instance. */
const LOOKED_AT_EVERY_MS = 500;
const LOOKED_AT_FOR_MS = 10_000;
const TRIES_FOR_MS = 10_000;
const PAUSE_MS = 50;

type Upstream = { url: URL; isReady: boolean; agent: Agent; answered: number };

/**
 * A load balancer with the rules of the one in deploy/Caddyfile: a client stays with its instance, and new clients are
 * assigned round-robin (two versions' pages and scripts don't mix). Instances that aren't ready get nothing. A request
 * no instance accepted goes to the next one; one that was sent and lost is repeated only if it is idempotent.
 */
export async function startProxy(port = 0) {
  let upstreams: Upstream[] = [];
  let turn = 0;
  /** The instance a client is assigned to, as the real one's cookie stores it. */
  const led = new Map<string, Upstream>();

  const isReady = async ({ url }: Upstream) => {
    const answer = await fetch(new URL("/api/ready", url), { signal: AbortSignal.timeout(LOOKED_AT_FOR_MS) });
    await answer.arrayBuffer();
    return answer.status === 200;
  };
  const look = async (upstream: Upstream) => {
    upstream.isReady = await isReady(upstream).catch(() => false);
  };
  const looking = setInterval(() => void Promise.all(upstreams.map(look)), LOOKED_AT_EVERY_MS);

  const next = (client: string) => {
    const ready = upstreams.filter(({ isReady }) => isReady);
    const before = led.get(client);
    if (before && ready.includes(before)) return before;
    turn += 1;
    const found = ready[turn % Math.max(1, ready.length)];
    if (found) led.set(client, found);
    return found;
  };

  /** Forwards a request and returns whether it was answered, refused, or lost in transit. */
  const handOn = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, { url, agent }: Upstream) =>
    new Promise<"answered" | "untaken" | "lost">((done) => {
      const { connection: _, ...headers } = incoming.headers;
      const forwarded = {
        ...headers,
        "x-forwarded-for": incoming.headers["x-client"] ?? incoming.socket.remoteAddress,
      };
      let isTaken = false;
      const sent = request(
        { agent, method: incoming.method, host: url.hostname, port: url.port, path: incoming.url, headers: forwarded },
        (answer) => {
          const { connection: _own, "keep-alive": _kept, ...own } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 502, own);
          answer.pipe(outgoing);
          answer.once("error", () => outgoing.destroy());
          answer.once("end", () => done("answered"));
        },
      );
      sent.once("socket", (socket) => {
        if (!socket.connecting) isTaken = true;
        else socket.once("connect", () => (isTaken = true));
      });
      sent.once("error", () => {
        if (outgoing.headersSent) outgoing.destroy();
        done(outgoing.headersSent ? "answered" : isTaken ? "lost" : "untaken");
      });
      sent.end(body);
    });

  const server = createServer({ keepAliveTimeout: 75_000 }, async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const body = Buffer.concat(parts);
    const end = performance.now() + TRIES_FOR_MS;
    while (performance.now() < end) {
      const upstream = next(String(incoming.headers["x-client"] ?? ""));
      const outcome = upstream ? await handOn(incoming, body, outgoing, upstream) : "untaken";
      if (outcome === "answered" && upstream) upstream.answered += 1;
      if (outcome === "answered") return;
      if (outcome === "untaken" && upstream) upstream.isReady = false; // until the next readiness check
      if (outcome === "lost" && incoming.method === "POST" && !incoming.headers["idempotency-key"]) break;
      await sleep(PAUSE_MS);
    }
    outgoing.writeHead(502).end();
  });
  server.listen(port, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const address = server.address() as AddressInfo;

  return {
    url: `http://localhost:${address.port}`,
    /** Replaces the set of instances. */
    async lead(urls: readonly string[]) {
      const known = new Map(upstreams.map((one) => [one.url.origin, one]));
      upstreams = urls.map(
        (url) =>
          known.get(new URL(url).origin) ?? {
            ...{ url: new URL(url), isReady: false, answered: 0 },
            agent: new Agent({ keepAlive: true, timeout: 60_000 }),
          },
      );
      await Promise.all(upstreams.map(look));
    },
    answered: () => Object.fromEntries(upstreams.map(({ url, answered }) => [url.origin, answered])),
    stop() {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
      for (const { agent } of upstreams) agent.destroy();
    },
  };
}
