import { env } from "@/lib/core/server/env";
import { pageOrigin } from "@/lib/core/server/link-preview";
import { publicPaths } from "@/lib/core/shared/public-paths";
import { systemClock } from "@/lib/core/shared/zone";

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Where to report a vulnerability (RFC 9116). */
export async function GET() {
  const today = Math.floor(systemClock().getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${env.SUPPORT_EMAIL}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL(publicPaths.securityTxt, await pageOrigin()).href}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
