import "server-only";
import { contentSecurityPolicy } from "@/lib/core/shared/content-security-policy";
import { isHttps } from "./set-cookie";

/** The request headers the middleware adds for pages, and the response headers of every page. */
export function pageHeaders(pathname: string) {
  const nonce = crypto.randomUUID().replaceAll("-", ""); // A UUID has 122 random bits, and is short enough to be repeated forty times on a page.
  const isDevelopment = process.env.NODE_ENV !== "production";
  const policy = contentSecurityPolicy({ nonce, pathname, isHttps, isDevelopment });
  const requestId = crypto.randomUUID();
  return {
    requestId,
    request: { "x-nonce": nonce, "x-request-id": requestId, "content-security-policy": policy },
    response: {
      "Content-Security-Policy": policy,
      "X-Request-Id": requestId,
      "Cache-Control": "private, no-store",
      ...(isHttps && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
    },
  };
}
