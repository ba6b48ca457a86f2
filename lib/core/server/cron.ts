import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "./env";
import { AppError } from "./errors";

const digest = (value: string) => createHash("sha256").update(value).digest();

/** 404 without the right CRON_SECRET, and for everyone if it isn't set. */
export function checkCronSecret(request: Request): void {
  const given = request.headers.get("authorization") ?? "";
  if (!env.CRON_SECRET || !timingSafeEqual(digest(given), digest(`Bearer ${env.CRON_SECRET}`))) {
    throw new AppError("not_found");
  }
}
