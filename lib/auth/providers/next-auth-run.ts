import "server-only";
import NextAuth from "next-auth";
import { isHttps } from "@/lib/core/server/set-cookie";
import { safeCallback } from "@/lib/core/shared/session-gate";
import { authOptions, type Flow } from "./auth-options";
import { refusalOf } from "./rules";

const CALLBACK_COOKIE = `${isHttps ? "__Secure-" : ""}next-auth.callback-url`;

/** A path of ours, given as a path or as one of our URLs; "/" for anything else. */
export function ownPath(url: unknown, origin: string): string {
  if (typeof url !== "string") return "/";
  return safeCallback(url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);
}

/** Where to go after login, as stored when the flow started. */
export const notedCallback = (cookies: Map<string, string | undefined>, origin: string) =>
  ownPath(cookies.get(CALLBACK_COOKIE), origin);

export type Call = {
  method: "GET" | "POST";
  action: string[];
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  cookies: Map<string, string | undefined>;
};
export type NextAuthResponse = { status: number; body: unknown; location: string | null; cookies: string[] };

/** The query parameters of a provider's callback without free text, which anyone can write. */
function withKnownWords<Fields extends Record<string, unknown>>(fields: Fields) {
  const { error, error_description: _, error_uri: __, ...others } = fields;
  return error === undefined ? others : { ...others, error: refusalOf(error) };
}

/**
 * Runs one next-auth action through its Node API with only what we pass: no client headers, no URL that isn't ours, and
 * no `json` parameter, so that the outcome is always a redirect we can inspect.
 */
export async function runNextAuth(origin: string, flow: Flow, call: Call): Promise<NextAuthResponse> {
  const { host, protocol } = new URL(origin);
  const { json: _, ...body }: Record<string, unknown> = withKnownWords(call.body ?? {});
  const query: Record<string, unknown> = withKnownWords(call.query ?? {});
  if (query.callbackUrl !== undefined) query.callbackUrl = origin + ownPath(query.callbackUrl, origin);
  if (body.callbackUrl !== undefined) body.callbackUrl = origin + ownPath(body.callbackUrl, origin);
  const cookies = Object.fromEntries(call.cookies);
  if (CALLBACK_COOKIE in cookies) cookies[CALLBACK_COOKIE] = origin + notedCallback(call.cookies, origin);
  const request = {
    ...{ method: call.method, body, cookies, query: { ...query, nextauth: call.action } },
    headers: { host, "x-forwarded-host": host, "x-forwarded-proto": protocol.replace(":", "") },
  };

  const headers = new Map<string, string | string[]>();
  const outcome = { status: 200, body: undefined as unknown };
  const response = {
    status: (code: number) => {
      outcome.status = code;
      return response;
    },
    setHeader: (name: string, value: string | string[]) => {
      headers.set(name.toLowerCase(), value);
      return response;
    },
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    end: () => {},
    json: (value: unknown) => {
      outcome.body = value;
    },
    send: (value: unknown) => {
      outcome.body = value;
    },
  };
  const handle: (request: unknown, response: unknown) => Promise<unknown> = NextAuth(authOptions(flow));
  await handle(request, response);
  const location = headers.get("location");
  return { ...outcome, location: location?.toString() ?? null, cookies: [headers.get("set-cookie") ?? []].flat() };
}
