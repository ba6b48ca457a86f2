import "server-only";
import { type SerializeOptions, serialize } from "cookie";
import { env } from "./env";

export const isHttps = env.NEXTAUTH_URL?.startsWith("https:") ?? false;
/** Bound to this exact host if the connection is secure. */
export const hostCookie = (name: string) => `${isHttps ? "__Host-" : ""}${name}`;

/** `Set-Cookie` value of a cookie that scripts can't read; `maxAge` in seconds. */
export function setCookie(name: string, value: string, maxAge: number, options: SerializeOptions = {}): string {
  return serialize(name, value, { maxAge, path: "/", httpOnly: true, sameSite: "lax", secure: isHttps, ...options });
}

export const clearedCookie = (name: string, options?: SerializeOptions) => setCookie(name, "", 0, options);
