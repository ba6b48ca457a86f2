import "server-only";
import { keyedHash } from "@/lib/auth/codes/keyed-hash";
import { row, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { consume, resetLimit } from "@/lib/core/server/rate-limit";
import type { SessionUser } from "@/lib/core/server/session";
import { isPassword } from "./hashes";

/** A person who logged in this recently doesn't need to enter the password again. */
const FRESH_MINUTES = 5;

type PasswordState = { passwordHash: string | null; isFresh: boolean };

async function passwordStateOf({ id, sessionId }: SessionUser, minutes = FRESH_MINUTES): Promise<PasswordState> {
  const found = await row<PasswordState>(sql`
    select u."passwordHash", s."createdAt" > now() - make_interval(mins => ${minutes}::int) as "isFresh"
    from users u join sessions s on s."userId" = u.id and s.id = ${sessionId}::uuid where u.id = ${id}::uuid`);
  return found ?? { passwordHash: null, isFresh: false };
}

/** 403 under the form's field unless this is the account's password; guesses are counted before they are compared. */
export async function checkOwnPassword(user: SessionUser, password: string, field = "password"): Promise<void> {
  const guesses = keyedHash("password", user.id);
  await consume("signInPair", guesses);
  const { passwordHash } = await passwordStateOf(user);
  if (!(await isPassword(passwordHash, password))) {
    const message = "That's not your current password";
    throw new AppError("forbidden", { message, errors: { [field]: [message] } });
  }
  await resetLimit("signInPair", guesses);
}

/**
 * Re-authentication before sensitive actions: the password, or a login within the last few minutes. A password that was
 * sent is checked even then.
 */
export async function verifyOwner(user: SessionUser, password: string | undefined, minutes?: number): Promise<void> {
  if (password !== undefined && password !== "") return checkOwnPassword(user, password);
  const { passwordHash, isFresh } = await passwordStateOf(user, minutes);
  if (isFresh) return;
  const message = passwordHash === null ? "Please log in again first" : "Please enter your password";
  throw new AppError("forbidden", { message, errors: { password: [message] } });
}

/** Whether there is a password, and whether the login is recent enough not to ask for it. */
export async function proofNeeded(user: SessionUser): Promise<{ hasPassword: boolean; isFresh: boolean }> {
  const { passwordHash, isFresh } = await passwordStateOf(user);
  return { hasPassword: passwordHash !== null, isFresh };
}
