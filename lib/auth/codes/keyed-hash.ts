import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { secret } from "@/lib/core/server/env";

/** A keyed hash (HMAC), so that leaked codes and keys can't be brute-forced without the secret. */
export function keyedHash(purpose: string, value: string): string {
  return createHmac("sha256", secret()).update(`${purpose}:${value}`).digest("base64url");
}

/** Constant-time comparison. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
