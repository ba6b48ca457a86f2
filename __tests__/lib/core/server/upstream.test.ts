/** @jest-environment node */
import type { RequestListener } from "node:http";
import { Breaker, fetchJson, UpstreamError } from "@/lib/core/server/upstream";
import { fakeServer } from "../../../support/fake-server.mjs";

/** Requests from a server that responds with `listener`; returns the failure reason, if any. */
async function reasonOf(listener: RequestListener, timeoutMs: number): Promise<string> {
  const server = await fakeServer(listener);
  try {
    return JSON.stringify(await fetchJson(new URL(server.url), { timeoutMs, maxBytes: 1000 }));
  } catch (error) {
    if (error instanceof UpstreamError) return error.reason;
    throw error;
  } finally {
    await server.close();
  }
}

const asJson = { "content-type": "application/json" };
type Answering = Parameters<RequestListener>[1];
function drip(response: Answering, text: string): void {
  const dripping = setInterval(() => response.write(text), 10);
  response.on("close", () => clearInterval(dripping));
}

test.each<[string, RequestListener, string]>([
  ["responds immediately", (_, response) => response.writeHead(200, asJson).end("[1]"), "[1]"],
  ["accepts the request and never responds", () => {}, "timeout"],
  [
    "drips the lines before its headers",
    ({ socket }) => {
      const dripping = setInterval(() => socket.write("HTTP/1.1 102 Processing\r\n\r\n"), 10);
      socket.on("close", () => clearInterval(dripping));
    },
    "timeout",
  ],
  ["sends spaces slowly and forever", (_, response) => drip(response.writeHead(200, asJson), " "), "timeout"],
  [
    "starts and stops in the middle",
    (_, response) => {
      response.writeHead(200, { ...asJson, "content-length": "100" }).write("[");
    },
    "timeout",
  ],
  ["pours", (_, response) => drip(response.writeHead(200, asJson), "1".repeat(600)), "too large"],
  [
    "hangs up in the middle",
    (_, response) => response.writeHead(200, asJson).write("[", () => response.destroy()),
    "unreachable",
  ],
])("a server that %s: the result is %s", async (_what, listener, reason) => {
  expect(await reasonOf(listener, reason === "timeout" ? 400 : 10_000)).toBe(reason);
});

describe("a circuit breaker", () => {
  const noon = new Date("2026-11-22T18:00:00Z");
  const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
  async function resting(): Promise<Breaker> {
    const breaker = new Breaker();
    for (let failure = 0; failure < 5; failure += 1) {
      await expect(breaker.run(() => Promise.reject(new Error("no")), noon)).rejects.toThrow("no");
    }
    return breaker;
  }

  test("opens for half a minute after five failures", async () => {
    const breaker = await resting();
    expect([breaker.isTripped(noon), breaker.isTripped(minutes(0.4)), breaker.isTripped(minutes(0.5))]).toEqual([
      ...[true, true, false],
    ]);
  });

  test("doesn't stay open until a clock that was set back has caught up", async () => {
    expect((await resting()).isTripped(minutes(-60))).toBe(false);
  });
});
