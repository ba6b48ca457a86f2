import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "./env";
import { AppError } from "./errors";

const digest = (value: string) => createHash("sha256").update(value).digest();

/** 404 for everybody who does not know CRON_SECRET, and for all when there is none. */
export function checkCronSecret(request: Request): void {
  const given = request.headers.get("authorization") ?? "";
  if (!env.CRON_SECRET || !timingSafeEqual(digest(given), digest(`Bearer ${env.CRON_SECRET}`))) {
    throw new AppError("not_found");
  }
}
