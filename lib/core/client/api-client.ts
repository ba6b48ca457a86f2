import type { Page } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { announceSessionEnd } from "./session-end";

/** Parsed by hand, because this module is on every page and a schema library would triple it. */
function fieldErrors(errors: unknown): Record<string, string[]> {
  if (typeof errors !== "object" || errors === null) return {};
  const lists = Object.entries(errors).filter(([, messages]) => Array.isArray(messages));
  return Object.fromEntries(lists.map(([field, messages]) => [field, messages.map(String)]));
}

/**
 * A non-OK response. `message` follows the spec (§8): "<status>: <body text, or the status text>". `text` is the
 * user-facing sentence, and `errors` are the invalid fields.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly text: string | undefined;
  readonly code: string | undefined;
  readonly errors: Record<string, string[]>;
  readonly retryAfter: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter?: number) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.statusText = statusText;
    this.retryAfter = retryAfter;
    const { code, message, errors } = problemOf(body);
    this.text = typeof message === "string" ? message : undefined;
    this.code = typeof code === "string" ? code : undefined;
    this.errors = fieldErrors(errors);
  }
}

/** No response at all: the network or the server is unreachable. */
export class NetworkError extends Error {
  readonly text: string;

  constructor(cause: unknown) {
    super("Network error", { cause });
    this.name = "NetworkError";
    this.text = navigator.onLine
      ? "Windmile can't be reached right now. Please try again."
      : "You're offline. Check your connection and try again.";
  }
}

/** The error as a user-facing message; `otherwise` if it has none. */
export function errorText(error: unknown, otherwise: string): string {
  if (error instanceof NetworkError) return error.text;
  return (error instanceof ApiError && error.status < 500 && error.text) || otherwise;
}

function problemOf(body: string): { code?: unknown; message?: unknown; errors?: unknown } {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Spec §8: the session has ended, so the app says so and logs in again. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/s.test(error.message);
}

type Options = {
  method?: string;
  body?: unknown;
  form?: FormData;
  idempotencyKey?: string;
  /** The account that made the write; refused if someone else is signed in by now. */
  account?: string;
  /** Sent with no page open: the server announces rewards with a notification. */
  isInBackground?: boolean;
  signal?: AbortSignal;
};

/** `fetch` keepalive is limited to 64 KiB per page in total; one write uses a small part of it. In characters. */
const MAX_KEEPALIVE_LENGTH = 4096;

/** Every request sends cookies, and JSON or a form. An error response becomes an ApiError. */
async function send(url: string, options: Options): Promise<Response> {
  const { method = "GET", body, form, idempotencyKey, account, isInBackground, signal } = options;
  const headers = new Headers();
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (idempotencyKey) headers.set("Idempotency-Key", idempotencyKey);
  if (account) headers.set("X-Account", account);
  if (isInBackground) headers.set("X-Background-Sync", "1");
  const json = body === undefined ? null : JSON.stringify(body);
  // A change that is shown immediately reaches the server even if the page is closed or reloaded at the same moment.
  const keepalive = method !== "GET" && !form && (json?.length ?? 0) <= MAX_KEEPALIVE_LENGTH;
  const response = await fetch(url, {
    method,
    headers,
    credentials: "include",
    body: form ?? json,
    ...(keepalive && { keepalive }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    throw error instanceof TypeError ? new NetworkError(error) : error; // An aborted request keeps its own error.
  });
  if (response.ok) return response;
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  const error = new ApiError(response.status, response.statusText, await response.text(), retryAfter);
  // A wrong password is a different 401: there is no session yet that could have ended.
  if (isUnauthorized(error) && url !== paths.api.signIn) announceSessionEnd(response.headers.has("clear-site-data"));
  throw error;
}

/** JSON in and out; `undefined` for 204. */
export async function callApi<T>(url: string, options: Options = {}): Promise<T> {
  const response = await send(url, options);
  return response.status === 204 ? (undefined as T) : await response.json();
}

/** A bare array with the next page in `Link`, as a page. */
export async function getPage<T>(url: string): Promise<Page<T>> {
  const response = await send(url, {});
  const next = /<([^<>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
  const cursor = next ? new URL(next, window.location.origin).searchParams.get("cursor") : null;
  return { items: await response.json(), nextCursor: cursor };
}

export const getJson = <T>(url: string) => callApi<T>(url);
export const postJson = <T>(url: string, body?: unknown, idempotencyKey?: string) =>
  callApi<T>(url, { method: "POST", body, ...(idempotencyKey ? { idempotencyKey } : {}) });
export const putJson = <T>(url: string, body?: unknown) => callApi<T>(url, { method: "PUT", body });
export const patchJson = <T>(url: string, body?: unknown) => callApi<T>(url, { method: "PATCH", body });
export const deleteJson = <T>(url: string, body?: unknown) => callApi<T>(url, { method: "DELETE", body });

/** Spec §7: "requests the first element of its key as the URL and parses JSON". */
export function fetchKey<T>(key: string | readonly [string, ...unknown[]]): Promise<T> {
  return getJson<T>(typeof key === "string" ? key : key[0]);
}
