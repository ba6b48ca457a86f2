import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { secret } from "@/lib/core/server/env";

/** A hash nobody can compute without our secret, so that stored codes and keys tell a thief nothing. */
export function keyedHash(purpose: string, value: string): string {
  return createHmac("sha256", secret()).update(`${purpose}:${value}`).digest("base64url");
}

/** Compares without telling by its time how much agrees. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
