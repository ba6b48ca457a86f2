import "server-only";
import type { SerializeOptions } from "cookie";
import type { z } from "zod";
import { clearedCookie, hostCookie, setCookie } from "./set-cookie";
import { openToken, sealToken } from "./signed-token";

/** A cookie with encrypted content: only this server can write and read it, for `maxAge` seconds. */
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
    /** Its content; null if it isn't ours or has expired. */
    read: async (value: string | undefined): Promise<Content | null> =>
      (value && schema.safeParse(await openToken(value, name)).data) || null,
    clear: () => clearedCookie(name),
  };
}
