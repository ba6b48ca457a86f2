import "server-only";
import { CLEAR_SITE_DATA } from "./errors";
import { clearedSessionCookies, type SessionClaims, sessionCookie } from "./session";

/** A response that sets cookies; without a body it is a 204. */
export function withCookies(body: unknown, cookies: string[]): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return body === undefined ? new Response(null, { status: 204, headers }) : Response.json(body, { headers });
}

export async function withSession(body: unknown, claims: SessionClaims, cookies: string[] = []): Promise<Response> {
  return withCookies(body, [await sessionCookie(claims), ...cookies]);
}

/** Logs out and clears the user's data in this browser. With a body it is a 202. */
export function signedOut(cookies: string[] = [], body?: unknown): Response {
  const cleared = withCookies(body, [...clearedSessionCookies(), ...cookies]);
  const response = body === undefined ? cleared : new Response(cleared.body, { status: 202, headers: cleared.headers });
  response.headers.set("Clear-Site-Data", CLEAR_SITE_DATA);
  return response;
}

/**
 * Redirects to a path of this app: Next's request.url doesn't know the host, and `Response.redirect` requires an
 * absolute URL.
 */
export function redirectTo(path: string, cookies: string[] = [], { clearsDevice = false } = {}): Response {
  const headers = new Headers({ Location: path, ...(clearsDevice && { "Clear-Site-Data": CLEAR_SITE_DATA }) });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 302, headers });
}

export function calendarFile(text: string, name = "event.ics"): Response {
  const headers = {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
  };
  return new Response(text, { headers });
}

export const feedFile = (text: string): Response =>
  new Response(text, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });

export function archiveFile({ name, archive }: { name: string; archive: ReadableStream }): Response {
  const headers = { "Content-Type": "application/zip", "Content-Disposition": `attachment; filename="${name}"` };
  return new Response(archive, { headers });
}
