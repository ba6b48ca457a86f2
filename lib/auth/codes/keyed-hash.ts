import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { secret, secrets } from "@/lib/core/server/env";

/** A keyed hash (HMAC), so that leaked codes and keys can't be brute-forced without the secret. */
export function keyedHash(purpose: string, value: string, by: string = secret()): string {
  return createHmac("sha256", by).update(`${purpose}:${value}`).digest("base64url");
}

/** The hashes a stored value may have: with the current secret and, during a rotation, with the previous one. */
export const keyedHashes = (purpose: string, value: string): string[] =>
  secrets().map((by) => keyedHash(purpose, value, by));

/** Whether this is our hash of the value. */
export const isKeyedHash = (given: string, purpose: string, value: string): boolean =>
  keyedHashes(purpose, value).some((hash) => isSame(given, hash));

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
