import { Agent, type RequestOptions, request } from "node:http";
import type { Get } from "../test/test-app.mjs";

type Response = { status: number; body: Buffer };

const agent = new Agent({ keepAlive: true });

export function send(url: string, options: RequestOptions, body?: string): Promise<Response> {
  return new Promise((done, failed) => {
    const sent = request(url, { agent, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", failed);
      response.once("end", () => done({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
    });
    sent.once("timeout", () => sent.destroy(new Error(`no response within ${options.timeout} ms`)));
    sent.once("error", failed);
    sent.end(body);
  });
}

export const get = ({ url, headers }: Get) => send(url, { headers });

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
