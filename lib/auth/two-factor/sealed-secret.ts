import "server-only";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { secret, secrets } from "@/lib/core/server/env";

// AES-256-GCM with a derived key, so that a copy of the database alone can't generate codes.
const keyOf = (of: string) => Buffer.from(hkdfSync("sha256", of, "", "windmile two-factor", 32));
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function seal(text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret()), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Null if it was encrypted with neither the current nor the previous secret. */
export function unseal(sealed: string): string | null {
  const opened = secrets().map((of) => unsealBy(keyOf(of), sealed));
  return opened.find((text) => text !== null) ?? null;
}

/** Re-encrypts a value of the previous secret with the current one; null if not needed. */
export function resealed(sealed: string): string | null {
  if (unsealBy(keyOf(secret()), sealed) !== null) return null;
  const text = unseal(sealed);
  return text === null ? null : seal(text);
}

function unsealBy(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([opened, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
