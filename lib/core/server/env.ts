import "server-only";
import { type Env, parseEnv } from "./env-schema.mjs";

export const env: Env = parseEnv(process.env);

/** Signs sessions, codes, and cursors. Without it (a build, a unit test), nothing signed can be created. */
export function secret(): string {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return env.NEXTAUTH_SECRET;
}

/** The secrets that may have signed incoming values: the current one, and during a rotation the previous one. */
export const secrets = (): readonly string[] =>
  env.NEXTAUTH_SECRET_BEFORE ? [secret(), env.NEXTAUTH_SECRET_BEFORE] : [secret()];
