type Page = { nonce: string; pathname: string; isHttps: boolean; isDevelopment: boolean };

/** Google's own list for the Maps JavaScript API with a nonce. */
const MAPS = "https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com";

/**
 * The policy of an HTML response. Scripts run only with the nonce; only Discover may evaluate code, for Google's map.
 * Style attributes are allowed (motion, map), style elements need the nonce. Event posters come from provider hosts.
 */
export function contentSecurityPolicy({ nonce, pathname, isHttps, isDevelopment }: Page): string {
  const mayEvaluate = isDevelopment || pathname === "/discover" || pathname.startsWith("/discover/");
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${mayEvaluate ? " 'unsafe-eval'" : ""}`,
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self' 'nonce-${nonce}' https://fonts.googleapis.com`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' https://fonts.gstatic.com",
    `connect-src 'self' data: blob: ${MAPS}${isDevelopment ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "form-action 'self'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
