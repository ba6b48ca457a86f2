import "server-only";
import { isKeyedHash, keyedHash } from "@/lib/auth/codes/keyed-hash";
import { cookiesOf } from "@/lib/core/server/request-cookies";
import { hostCookie, setCookie } from "@/lib/core/server/set-cookie";
import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

const NAME = hostCookie("windmile.known");
const MAX_ACCOUNTS = 5;
const DAYS = 365;
const knownSchema = z.array(uuid).max(MAX_ACCOUNTS);

/** The accounts that logged in with this browser before, from a signed cookie; it grants no access by itself. */
export function knownIn(request: Request): string[] {
  const [payload = "", signature = ""] = (cookiesOf(request).get(NAME) ?? "").split(".");
  if (!isKeyedHash(signature, "known", payload)) return [];
  const parsed = knownSchema.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  return parsed.success ? parsed.data : [];
}

export function knownCookie(known: readonly string[], userId: string): string {
  const next = [userId, ...known.filter((id) => id !== userId)].slice(0, MAX_ACCOUNTS);
  const payload = Buffer.from(JSON.stringify(next)).toString("base64url");
  return setCookie(NAME, `${payload}.${keyedHash("known", payload)}`, DAYS * 86_400);
}
