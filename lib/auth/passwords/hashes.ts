import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "@/lib/core/server/errors";

/** Argon2id, the package's default algorithm. A hash takes 19 MiB, so only a few may run at once (security A1). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_RUNNING = 4;
const MAX_WAITING = 32;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) throw new AppError("unavailable");
    await new Promise<void>((start) => waiting.push(start));
  } else {
    running += 1;
  }
  try {
    return await act();
  } finally {
    const next = waiting.shift();
    if (next)
      next(); // The slot is handed over, so `running` is unchanged.
    else running -= 1;
  }
}

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
