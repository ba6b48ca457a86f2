import { Agent, request } from "node:http";

/** One GET, as a browser would send it. */
export type Get = { url: string; headers: Record<string, string> };
type Response = { status: number; body: Buffer };

const READY_WITHIN_MS = 180_000;
const agent = new Agent({ keepAlive: true });

export function get({ url, headers }: Get): Promise<Response> {
  return new Promise((done, failed) => {
    request(url, { headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", failed);
      response.once("end", () => done({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
    })
      .once("error", failed)
      .end();
  });
}

/** Sends all requests, `atOnce` at a time. */
export async function load(gets: readonly Get[], atOnce: number): Promise<void> {
  const queue = gets.values();
  const worker = async () => {
    for (const one of queue) {
      const { status } = await get(one);
      if (status !== 200) throw new Error(`${one.url} returned ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Retries until the status is 200, and returns after how many milliseconds. */
export async function firstResponse(one: Get, hasEnded: () => boolean): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const response = await get({ ...one, headers: { ...one.headers, connection: "close" } }).catch(() => null);
    if (response?.status === 200) return performance.now() - begin;
    if (hasEnded()) throw new Error(`${one.url}: the server ended before it responded.`);
    if (performance.now() - begin > READY_WITHIN_MS)
      throw new Error(`${one.url} returns ${response?.status}, not 200.`);
    await new Promise((next) => setTimeout(next, 5));
  }
}
