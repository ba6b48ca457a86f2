import "server-only";
import { type Env, parseEnv } from "./env-schema.mjs";

export const env: Env = parseEnv(process.env);

/** Signs sessions, codes and cursors. Without one (a build, a unit test) nothing signed can be made. */
export function secret(): string {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return env.NEXTAUTH_SECRET;
}

/** All that may have signed what comes in: the secret, and while it is being replaced the one before. */
export const secrets = (): readonly string[] =>
  env.NEXTAUTH_SECRET_BEFORE ? [secret(), env.NEXTAUTH_SECRET_BEFORE] : [secret()];
