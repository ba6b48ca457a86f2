import { type NextRequest, NextResponse } from "next/server";
import { pageHeaders } from "@/lib/core/server/page-headers";
import { claimsOf, tokenFrom } from "@/lib/core/server/session-token";
import { isHttps } from "@/lib/core/server/set-cookie";
import { setSpanAttributes } from "@/lib/core/server/tracing";
import { FEED_SEED_COOKIE, isFeedSeed } from "@/lib/core/shared/feed-seed";
import { gate } from "@/lib/core/shared/session-gate";

/** For convenience, not security: it only checks that a token exists. Handlers and member pages check the session. */
export async function middleware(request: NextRequest) {
  const { nextUrl, cookies } = request;
  const isMember = (await claimsOf(tokenFrom((name) => cookies.get(name)?.value))) !== null;
  const verdict = gate(nextUrl.pathname, nextUrl.search, isMember);
  const page = pageHeaders(nextUrl.pathname);
  setSpanAttributes({ "windmile.request.id": page.requestId });
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(page.request)) headers.set(name, value);

  const showsFeed = verdict.kind === "rewrite" && isMember;
  const seed = showsFeed && !isFeedSeed(cookies.get(FEED_SEED_COOKIE)?.value) ? page.requestId.slice(-12) : null;
  if (seed) headers.set("cookie", `${headers.get("cookie") ?? ""}; ${FEED_SEED_COOKIE}=${seed}`);
  const response = answerTo(verdict, headers, nextUrl);
  if (seed) response.cookies.set(FEED_SEED_COOKIE, seed, { httpOnly: true, sameSite: "lax", secure: isHttps });
  for (const [name, value] of Object.entries(page.response)) response.headers.set(name, value);
  return response;
}

function answerTo(verdict: ReturnType<typeof gate>, headers: Headers, from: URL): NextResponse {
  if (verdict.kind === "next") return NextResponse.next({ request: { headers } });
  const to = new URL(verdict.to, from); // Next requires an absolute URL here, and turns it back into a path.
  return verdict.kind === "rewrite" ? NextResponse.rewrite(to, { request: { headers } }) : NextResponse.redirect(to);
}

export const config = {
  runtime: "nodejs", // the edge sandbox copies every request and response, an eighth of the home page's cost
  // Pages only. Handlers check the session themselves, and Next truncates bodies that pass through middleware at 10
  // MiB.
  matcher: [
    "/((?!api/|media/|_next/static|_next/image|posters/|avatars/|icons/|favicon.ico|manifest.webmanifest|robots.txt|sitemap.xml|.well-known/security.txt|sw.js).*)",
  ],
};
