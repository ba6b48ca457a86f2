import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { gunzipSync } from "node:zlib";

/** One GET, as a browser would send it. */
export type Get = { url: string; headers: Record<string, string> };
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const agent = new Agent({ keepAlive: true });

export function get({ url, headers }: Get): Promise<Answer> {
  return new Promise((done, failed) => {
    request(url, { headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", failed);
      response.once("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .once("error", failed)
      .end();
  });
}

/** The body a browser gets, and how many bytes are transferred. */
export async function transferred(url: string, cookie = ""): Promise<{ bytes: number; text: string }> {
  const { status, headers, body } = await get({ url, headers: { cookie, "accept-encoding": "gzip" } });
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  const text = (headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString();
  return { bytes: body.length, text };
}

/** Sends all requests, `atOnce` at a time. */
export async function load(gets: readonly Get[], atOnce: number): Promise<void> {
  const queue = gets.values();
  const worker = async () => {
    for (const one of queue) {
      const { status } = await get(one);
      if (status !== 200) throw new Error(`${one.url} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Retries until the answer is 200, and returns after how many milliseconds. */
export async function firstAnswer(one: Get, isGone: () => boolean): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const status = await get({ ...one, headers: { ...one.headers, connection: "close" } }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return performance.now() - begin;
    if (isGone()) throw new Error(`${one.url}: the server ended before it answered.`);
    if (performance.now() - begin > 60_000) throw new Error(`${one.url} answers ${status}, not 200.`);
    await new Promise((next) => setTimeout(next, 5));
  }
}
