import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { secret, secrets } from "./env";
import { AppError } from "./errors";

const sign = (list: string, payload: string, by = secret()) =>
  createHmac("sha256", by).update(`cursor:${list}:${payload}`).digest().subarray(0, 9);

/** An opaque, signed keyset cursor of the list named `list`. */
export function encodeCursor(list: string, position: readonly (string | number)[]): string {
  const payload = Buffer.from(JSON.stringify(position)).toString("base64url");
  return `${payload}.${sign(list, payload).toString("base64url")}`;
}

/** The position, or a 400 for a cursor that isn't ours or is for another list. */
export function decodeCursor<T>(list: string, cursor: string, schema: z.ZodType<T>): T {
  const [payload = "", signature = ""] = cursor.split(".");
  const given = Buffer.from(signature, "base64url");
  const isOurs = secrets().some((by) => {
    const expected = sign(list, payload, by);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (isOurs) {
    const parsed = schema.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString()));
    if (parsed.success) return parsed.data;
  }
  throw new AppError("validation", { message: "Invalid cursor", errors: { cursor: ["Invalid cursor"] } });
}
