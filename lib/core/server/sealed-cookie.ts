import "server-only";
import type { SerializeOptions } from "cookie";
import type { z } from "zod";
import { clearedCookie, hostCookie, setCookie } from "./set-cookie";
import { openToken, sealToken } from "./signed-token";

/** A cookie whose content is encrypted: only this server writes and reads it, for `maxAge` seconds. */
export function sealedCookie<Content extends Record<string, unknown>>(
  plainName: string,
  maxAge: number,
  schema: z.ZodType<Content>,
) {
  const name = hostCookie(plainName);
  return {
    name,
    /** Its `Set-Cookie` value. */
    set: async (content: Content, options: SerializeOptions = {}) =>
      setCookie(name, await sealToken(content, { maxAge, salt: name }), maxAge, options),
    /** What its value says; null when it is not ours, or over. */
    read: async (value: string | undefined): Promise<Content | null> =>
      (value && schema.safeParse(await openToken(value, name)).data) || null,
    clear: () => clearedCookie(name),
  };
}
