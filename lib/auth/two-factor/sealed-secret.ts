import "server-only";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { secret } from "@/lib/core/server/env";

// AES-256-GCM under a key of its own: a copy of the database alone makes nobody's codes.
const key = () => Buffer.from(hkdfSync("sha256", secret(), "", "windmile two-factor", 32));
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function seal(text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key(), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Null for what was sealed under another NEXTAUTH_SECRET. */
export function unseal(sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv("aes-256-gcm", key(), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([opened, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
