import { message, type Text } from "@/lib/auth/codes/formats";
import { CODE_MINUTES } from "@/lib/auth/codes/rules";

const kind = (to: string) => (to.includes("@") ? "email address" : "phone number");

export function changeMessage(to: string, code: string): Text {
  return message(
    to,
    "Your Windmile code for a new email address",
    `${code} is your code to use this ${kind(to)} with your Windmile account. It expires in ${CODE_MINUTES} minutes.\n\nIf you didn't request it, ignore this message. Nothing will change without the code.`,
  );
}

export function takenMessage(to: string): Text {
  return message(
    to,
    "Someone tried to use your email address",
    `Someone, probably you, tried to use this ${kind(to)} with another Windmile account, but it's already on yours. Nothing has changed.\n\nIf this wasn't you, ignore this message.`,
  );
}

/** Sent to the previous address. It doesn't reveal the new one, which may be private. */
export function changedMessage(to: string, changed: string): Text {
  return message(
    to,
    `Your Windmile ${kind(changed)} was changed`,
    `Your Windmile account now has a new ${kind(changed)}.\n\nIf this wasn't you, reply to this message right away.`,
  );
}

/** Sent to the removed address, as the last message it gets. */
export function removedMessage(to: string): Text {
  return message(
    to,
    `Your ${kind(to)} was removed from Windmile`,
    `This ${kind(to)} was removed from your Windmile account. We won't send anything to it, and it can't be used to log in anymore.\n\nIf this wasn't you, reply to this message right away.`,
  );
}
