import "server-only";
import { v7 as uuid } from "uuid";
import type { AUTH_PROVIDERS } from "@/lib/auth/accounts/rules";
import { isBanned } from "@/lib/auth/bans/mutations";
import { alreadyMemberMessage, bannedMessage, signUpMessage } from "@/lib/auth/codes/formats";
import { countCode, guessCode, hasCodeLeft, issueCode, spendCode, wrongCode } from "@/lib/auth/codes/mutations";
import { RESEND_COOLDOWN_SECONDS } from "@/lib/auth/codes/rules";
import type { Destination, SignUp, SignUpAnswer, Verify } from "@/lib/auth/credentials/schema";
import { hashPassword } from "@/lib/auth/passwords/hashes";
import { openSession } from "@/lib/auth/sessions/mutations";
import type { RequestDevice } from "@/lib/auth/sessions/request-device";
import { row, sql, type Tx, transaction } from "@/lib/core/server/db";
import { isUniqueViolation } from "@/lib/core/server/db-errors";
import { logger } from "@/lib/core/server/logger";
import { requireChannel, sendInBackground, sendMessage } from "@/lib/core/server/outbox";
import type { SessionClaims } from "@/lib/core/server/session";
import { hasStartedOneOf, ownAttempt } from "./queries";
import type { SignUpCookie } from "./sign-up-cookie";

function destinationsOf({ email, phoneNumber }: Destination): string[] {
  return [email, phoneNumber].filter((address) => address !== undefined);
}

/** Where the code goes: to the address of the chosen method, or to the other one if it is the only one given. */
function codeDestination(form: Destination & { authProvider: (typeof AUTH_PROVIDERS)[number] }): string {
  const { email, phoneNumber, authProvider } = form;
  return (authProvider === "email" ? (email ?? phoneNumber) : (phoneNumber ?? email)) ?? "";
}

async function isMember(destination: string): Promise<boolean> {
  const found = await row(sql`select 1 from users where email = ${destination} or "phoneNumber" = ${destination}`);
  return found !== null;
}

/**
 * Why an address can't get an account, if so. The requester gets the same response; the address's owner gets a message.
 */
type Refusal = "taken" | "barred" | null;
async function refusalOf(destination: string): Promise<Refusal> {
  if (await isMember(destination)) return "taken";
  return (await isBanned(destination)) ? "barred" : null;
}

function messageFor(to: string, code: string, refusal: Refusal) {
  if (refusal === "taken") return { to, ...alreadyMemberMessage(to) };
  return refusal ? { to, ...bannedMessage(to) } : { to, ...signUpMessage(to, code), code };
}

type StartedSignUp = { answer: SignUpAnswer; attempt: string; message: string };

/**
 * Stores a sign-up until its code is entered, and sends the code. Every sign-up is a separate attempt with its own
 * password. For an address that has an account, the same steps run with a code that no one receives, and the owner is
 * notified instead.
 */
export async function startSignUp(form: SignUp): Promise<StartedSignUp> {
  const destination = codeDestination(form);
  requireChannel(destination);
  await countCode("signup", destination);
  const passwordHash = await hashPassword(form.password);
  const refusal = await refusalOf(destination);
  const [attempt, message] = [uuid(), uuid()];
  const { firstName, lastName, email, phoneNumber, inviteToken } = form;
  const code = await transaction(async (tx) => {
    const data = { id: attempt, destination, firstName, lastName, passwordHash };
    const optional = { email: email ?? null, phoneNumber: phoneNumber ?? null, inviteToken: inviteToken ?? null };
    await tx.signupAttempt.create({ data: { ...data, ...optional } });
    return issueCode(tx, { id: message, purpose: "signup", destination, attemptId: attempt }, refusal !== null);
  });
  await sendMessage(messageFor(destination, code, refusal), message);
  return { answer: { email: email ?? null, phoneNumber: phoneNumber ?? null }, attempt, message };
}

/**
 * Sends a new code for the sign-up that this browser started, or else for the newest one of the address, without
 * revealing which.
 */
export async function resendCode(
  form: { email?: string; phoneNumber?: string },
  signUps: SignUpCookie,
): Promise<string> {
  const message = uuid();
  const own = await ownAttempt(destinationsOf(form), signUps);
  const destination = own?.destination ?? codeDestination({ ...form, authProvider: "email" });
  const refusal = await refusalOf(destination);
  const code = await newCode(message, destination, own?.id, refusal !== null);
  await sendInBackground(code && own ? messageFor(destination, code, refusal) : null, destination, message);
  return message;
}

/**
 * Null within the cooldown of the last resend (not of the sign-up), and when the address has reached its limit of
 * codes.
 */
async function newCode(id: string, destination: string, attemptId: string | undefined, isTaken: boolean) {
  const resent = await row(sql`
    select 1 from verification_codes c where destination = ${destination} and purpose = 'signup'
      and "createdAt" > now() - make_interval(secs => ${RESEND_COOLDOWN_SECONDS}::int)
      and "attemptId" is not distinct from ${attemptId ?? null}::uuid
      and ("attemptId" is null or exists (
        select 1 from verification_codes first where first."attemptId" = c."attemptId" and first.id < c.id))`);
  if (resent) return null;
  if (!(await hasCodeLeft("signup", destination))) return null;
  const isDecoy = attemptId === undefined || isTaken;
  return transaction((tx) => issueCode(tx, { id, purpose: "signup", destination, attemptId }, isDecoy));
}

/**
 * Turns the code's attempt into an account, with the name and password of that attempt only. A browser that started a
 * sign-up for the address accepts only its own codes, so that someone who later signs up with another person's address
 * can't get that person to confirm a password they didn't choose.
 */
export async function verifySignUp(
  { code, ...form }: Verify,
  visit: RequestDevice,
  signUps: SignUpCookie,
): Promise<{ claims: SessionClaims; inviteToken: string | null }> {
  const destinations = destinationsOf(form);
  const guessed = await guessCode("signup", destinations, code, { own: signUps.messages });
  const { attemptId } = guessed;
  if (attemptId === null) throw wrongCode();
  if (!signUps.attempts.includes(attemptId) && (await hasStartedOneOf(destinations, signUps))) throw wrongCode();
  try {
    const verified = await transaction(async (tx) => {
      await spendCode(tx, guessed);
      const { userId, inviteToken } = await createMember(tx, attemptId);
      return { claims: await openSession(tx, userId, visit), inviteToken };
    });
    logger.info({ event: "account verified", userId: verified.claims.sub }, "account verified");
    return verified;
  } catch (error) {
    if (isUniqueViolation(error)) throw wrongCode(); // The address got an account in the meantime.
    throw error;
  }
}

/** Only the address that received the code is verified, so the account gets only that one. */
async function createMember(tx: Tx, attemptId: string) {
  const attempt = await tx.signupAttempt.findUnique({ where: { id: attemptId } });
  if (!attempt) throw wrongCode();
  const { destination, firstName, lastName, passwordHash, inviteToken } = attempt;
  const address = destination === attempt.email ? { email: destination } : { phoneNumber: destination };
  const { id } = await tx.user.create({
    data: { firstName, lastName, passwordHash, ...address },
    select: { id: true },
  });
  await tx.signupAttempt.deleteMany({ where: { destination } });
  return { userId: id, inviteToken };
}
