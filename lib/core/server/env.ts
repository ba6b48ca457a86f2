import "server-only";
import { type Env, parseEnv } from "./env-schema.mjs";

export const env: Env = parseEnv(process.env);

/** Signs sessions, codes and cursors. Without one (a build, a unit test) nothing signed can be made. */
export function secret(): string {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return env.NEXTAUTH_SECRET;
}
