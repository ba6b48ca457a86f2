import { type NextRequest, NextResponse } from "next/server";
import { decode, getToken } from "next-auth/jwt";
import { contentSecurityPolicy } from "@/lib/core/shared/content-security-policy";
import { FEED_SEED_COOKIE, isFeedSeed } from "@/lib/core/shared/feed-seed";
import { gate } from "@/lib/core/shared/session-gate";

/** Tokens opened lately: opening one derives a key and decrypts, a tenth of what a page costs. */
const opened = new Set<string>();
const MOST_OPENED = 1000;

/** Whether a token of ours came along. Whether its session still holds is for the page to ask. */
async function hasToken(request: NextRequest, isHttps: boolean): Promise<boolean> {
  const token = await getToken({ req: request, secureCookie: isHttps, raw: true }).catch(() => null);
  if (!token) return false;
  if (opened.has(token)) return true;
  const claims = await decode({ token, secret: process.env.NEXTAUTH_SECRET ?? "" }).catch(() => null);
  if (!claims) return false;
  if (opened.size >= MOST_OPENED) opened.clear();
  opened.add(token);
  return true;
}

/** Comfort, not security: it sees only the token. Every handler and member page authorises by itself. */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  const isHttps = process.env.NEXTAUTH_URL?.startsWith("https:") ?? false;
  const isMember = await hasToken(request, isHttps);
  const nonce = crypto.randomUUID().replaceAll("-", ""); // 122 random bits, and short: a page names it forty times
  const policy = contentSecurityPolicy({
    nonce,
    pathname,
    isHttps,
    isDevelopment: process.env.NODE_ENV !== "production",
  });
  const requestId = crypto.randomUUID();

  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("x-request-id", requestId);
  headers.set("content-security-policy", policy);

  const verdict = gate(pathname, search, isMember);
  const kept = request.cookies.get(FEED_SEED_COOKIE)?.value;
  const seed = verdict.kind === "rewrite" && isMember && !isFeedSeed(kept) ? requestId.slice(-12) : null;
  if (seed) headers.set("cookie", `${headers.get("cookie") ?? ""}; ${FEED_SEED_COOKIE}=${seed}`);
  const to = verdict.kind === "next" ? request.nextUrl : new URL(verdict.to, request.nextUrl);
  const response =
    verdict.kind === "redirect"
      ? NextResponse.redirect(to) // Next throws at a bare path here, and makes this one a path again by itself
      : verdict.kind === "rewrite"
        ? NextResponse.rewrite(to, { request: { headers } })
        : NextResponse.next({ request: { headers } });
  if (seed) response.cookies.set(FEED_SEED_COOKIE, seed, { httpOnly: true, sameSite: "lax", secure: isHttps });
  response.headers.set("Content-Security-Policy", policy);
  response.headers.set("X-Request-Id", requestId);
  response.headers.set("Cache-Control", "private, no-store");
  if (isHttps) response.headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  return response;
}

export const config = {
  runtime: "nodejs", // the edge sandbox copies every request and answer: an eighth of what the home page costs
  // Pages only. Handlers authorise themselves, and a body that passes through here is cut at 10 MiB.
  matcher: [
    "/((?!api/|media/|_next/static|_next/image|posters/|avatars/|icons/|favicon.ico|manifest.webmanifest|sw.js).*)",
  ],
};
