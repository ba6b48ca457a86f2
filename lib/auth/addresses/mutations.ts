import "server-only";
import { v7 as uuid } from "uuid";
import { message, type Text } from "@/lib/auth/codes/formats";
import { countCode, guessCode, issueCode, spendCode, voidSignInCodes, wrongCode } from "@/lib/auth/codes/mutations";
import { CODE_MINUTES } from "@/lib/auth/codes/rules";
import { verifyOwner } from "@/lib/auth/passwords/reauthentication";
import { row, sql, transaction } from "@/lib/core/server/db";
import { isUniqueViolation } from "@/lib/core/server/db-errors";
import { AppError, invalid } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { requireChannel, sendInBackground, sendNotice } from "@/lib/core/server/outbox";
import type { SessionUser } from "@/lib/core/server/session";
import type { ChangeAddress, RemoveAddress, VerifyAddress } from "./schema";

const kind = (to: string) => (to.includes("@") ? "email address" : "phone number");

function changeMessage(to: string, code: string): Text {
  return message(
    to,
    "Your Windmile code for a new email address",
    `${code} is your code to use this ${kind(to)} with your Windmile account. It expires in ${CODE_MINUTES} minutes.\n\nIf you didn't request it, ignore this message. Nothing will change without the code.`,
  );
}

function takenMessage(to: string): Text {
  return message(
    to,
    "Someone tried to use your email address",
    `Someone, probably you, tried to use this ${kind(to)} with another Windmile account, but it's already on yours. Nothing has changed.\n\nIf this wasn't you, ignore this message.`,
  );
}

/** Sent to the previous address. It doesn't reveal the new one, which may be private. */
function changedMessage(to: string, changed: string): Text {
  return message(
    to,
    `Your Windmile ${kind(changed)} was changed`,
    `Your Windmile account now has a new ${kind(changed)}.\n\nIf this wasn't you, reply to this message right away.`,
  );
}

/** Sent to the removed address, as the last message it gets. */
function removedMessage(to: string): Text {
  return message(
    to,
    `Your ${kind(to)} was removed from Windmile`,
    `This ${kind(to)} was removed from your Windmile account. We won't send anything to it, and it can't be used to log in anymore.\n\nIf this wasn't you, reply to this message right away.`,
  );
}

const addressOf = ({ email, phoneNumber }: Pick<ChangeAddress, "email" | "phoneNumber">) => email ?? phoneNumber ?? "";

/**
 * Sends a code to the new address. If the address belongs to someone else, everything looks the same, no code works,
 * and its owner is notified. Returns the message's id.
 */
export async function startAddressChange(user: SessionUser, { password, ...form }: ChangeAddress): Promise<string> {
  await verifyOwner(user, password);
  const destination = addressOf(form);
  if (destination === user.email || destination === user.phoneNumber) {
    throw invalid(form.email === undefined ? "phoneNumber" : "email", "That's already on your account");
  }
  requireChannel(destination);
  await countCode("change", destination, true);
  const owner = await row(sql`select 1 from users where email = ${destination} or "phoneNumber" = ${destination}`);
  const id = uuid();
  const target = { id, purpose: "change" as const, destination, userId: user.id };
  const code = await transaction((tx) => issueCode(tx, target, owner !== null));
  const mail = owner
    ? { to: destination, ...takenMessage(destination) }
    : { to: destination, ...changeMessage(destination, code), code };
  await sendInBackground(mail, destination, id);
  return id;
}

/** The code verifies the address, which becomes the account's; the previous address is notified. */
export async function finishAddressChange(user: SessionUser, { code, ...form }: VerifyAddress): Promise<void> {
  const destination = addressOf(form);
  const guessed = await guessCode("change", [destination], code, { userId: user.id });
  try {
    await transaction(async (tx) => {
      await spendCode(tx, guessed);
      const data = form.email === undefined ? { phoneNumber: destination } : { email: destination };
      await tx.user.update({ where: { id: user.id }, data, select: { id: true } });
      await voidSignInCodes(tx, user.id);
      await tx.signupAttempt.deleteMany({ where: { destination } });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw wrongCode(); // Another account took the address in the meantime.
    throw error;
  }
  logger.info({ event: "address changed" }, "address changed");
  const former = form.email === undefined ? (user.phoneNumber ?? user.email) : (user.email ?? user.phoneNumber);
  await sendNotice(former, (to) => changedMessage(to, destination));
}

const LAST = "Add another way to sign in first";

/** Removes an address while the other one stays, and notifies the removed one. */
export async function removeAddress(user: SessionUser, { address, password }: RemoveAddress): Promise<void> {
  await verifyOwner(user, password);
  const removed = await transaction(async (tx) => {
    // The lock makes two simultaneous removals see each other, so that one address always stays.
    const [held] = await tx.$queryRaw<{ email: string | null; phoneNumber: string | null }[]>(sql`
      select email, "phoneNumber" from users where id = ${user.id}::uuid for no key update`);
    const value = held?.[address] ?? null;
    if (value === null) throw new AppError("not_found");
    if (held?.[address === "email" ? "phoneNumber" : "email"] == null)
      throw new AppError("conflict", { message: LAST });
    await tx.user.update({ where: { id: user.id }, data: { [address]: null }, select: { id: true } });
    await voidSignInCodes(tx, user.id);
    return value;
  });
  logger.info({ event: "address removed" }, "address removed");
  await sendNotice(removed, removedMessage);
}
