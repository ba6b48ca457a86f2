import "server-only";
import { isWithin } from "@/lib/core/shared/clock";
import { traced } from "./tracing";

/** Why an external system returned nothing usable. The message never contains a URL, which may include a key. */
export class UpstreamError extends Error {
  constructor(
    readonly reason: "timeout" | "unreachable" | "status" | "too large" | "not json" | "nonsense" | "resting",
  ) {
    super(reason);
    this.name = "UpstreamError";
  }
}

type Limits = { timeoutMs: number; maxBytes: number };

/**
 * JSON from a configured host: one attempt, no redirects, a deadline for the complete response, and a limit on its size
 * (counted after decompression).
 */
export const fetchJson = (url: URL, limits: Limits, init: RequestInit = {}): Promise<unknown> =>
  traced(`${init.method ?? "GET"} ${url.hostname}`, { "server.address": url.hostname }, () => ask(url, init, limits));

/** The same, posting JSON. */
export function sendJson(url: URL, body: unknown, headers: Record<string, string>, limits: Limits): Promise<unknown> {
  const sent = { ...headers, "content-type": "application/json" };
  return fetchJson(url, limits, { method: "POST", body: JSON.stringify(body), headers: sent });
}

async function ask(url: URL, init: RequestInit, { timeoutMs, maxBytes }: Limits): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const headers = { accept: "application/json", ...init.headers };
    const response = await fetch(url, { ...init, redirect: "manual", signal, headers });
    const isJson = /\bjson\b/.test(response.headers.get("content-type") ?? "");
    if (!response.ok || !isJson) {
      await response.body?.cancel();
      throw new UpstreamError(response.ok ? "not json" : "status");
    }
    return JSON.parse(await readCapped(response, maxBytes));
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    if (signal.aborted) throw new UpstreamError("timeout");
    throw new UpstreamError(error instanceof SyntaxError ? "not json" : "unreachable");
  }
}

async function readCapped(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new UpstreamError("too large"); // Leaving the loop cancels the response body.
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

const FAILURES = 5;
const REST_MS = 30_000;

/** A circuit breaker: after five failures in a row, an external system isn't called for half a minute. */
export class Breaker {
  private failures = 0;
  private restsSince: Date | undefined;

  isTripped(now: Date): boolean {
    return this.restsSince !== undefined && isWithin(REST_MS, this.restsSince, now);
  }

  async run<T>(act: () => Promise<T>, now: Date): Promise<T> {
    if (this.isTripped(now)) throw new UpstreamError("resting");
    try {
      const result = await act();
      this.failures = 0;
      return result;
    } catch (error) {
      this.failures += 1;
      if (this.failures >= FAILURES) this.restsSince = now;
      throw error;
    }
  }
}
