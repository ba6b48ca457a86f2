import "server-only";
import { env } from "./env";
import { AppError } from "./errors";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects cross-site writes by what browsers report: Sec-Fetch-Site first, then Origin against the request's Host (and
 * NEXTAUTH_URL). A request with neither header doesn't come from a browser's page.
 */
export function checkOrigin(request: Request): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") throw foreign();
  const origin = request.headers.get("origin");
  if (origin === null) return;
  if (env.NEXTAUTH_URL && origin === new URL(env.NEXTAUTH_URL).origin) return;
  const host = request.headers.get("host");
  if (host === null || !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase()) throw foreign();
}

const foreign = () => new AppError("forbidden", { message: "This request comes from another site" });

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The app's public URL: NEXTAUTH_URL, or otherwise the Host of this request. */
export function publicOrigin(request: Request): string {
  if (env.NEXTAUTH_URL) return new URL(env.NEXTAUTH_URL).origin;
  const host = request.headers.get("host") ?? "";
  if (!HOST.test(host)) throw new AppError("validation", { message: "Invalid Host" });
  return `http://${host.toLowerCase()}`;
}
