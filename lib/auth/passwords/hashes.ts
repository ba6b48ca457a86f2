import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { createQueue } from "@/lib/core/server/queue";

/** Argon2id, the package's default algorithm. A hash takes 19 MiB, so only a few may run at once (security A1). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const { inTurn } = createQueue(4, 32);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Cached: compared with an unknown user's password, so that it takes as long as for a known one. */
let dummy: Promise<string> | undefined;

/** Whether the password matches. Without a hash it doesn't, and takes just as long. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hash("nobody has this password", COST);
  const against = passwordHash ?? (await dummy);
  const matches = await inTurn(() => verify(against, password));
  return matches && passwordHash !== null;
}
