import { message, type Text } from "@/lib/auth/codes/formats";
import { CODE_MINUTES } from "@/lib/auth/codes/rules";

const kind = (to: string) => (to.includes("@") ? "email address" : "phone number");

export function changeMessage(to: string, code: string): Text {
  return message(
    to,
    "Your Windmile code for a new address",
    `${code} is the code to use this ${kind(to)} with your Windmile account. It works for ${CODE_MINUTES} minutes.\n\nIf you did not ask for it, ignore this message: without the code nothing happens.`,
  );
}

export function takenMessage(to: string): Text {
  return message(
    to,
    "Somebody wants to use your address",
    `Somebody, probably you, tried to use this ${kind(to)} with another Windmile account, but it belongs to yours. Nothing has changed.\n\nIf it was not you, ignore this message.`,
  );
}

/** To the previous address. It does not name the new one, which may be nobody else's business. */
export function changedMessage(to: string, changed: string): Text {
  return message(
    to,
    `The ${kind(changed)} of your Windmile account was changed`,
    `Your Windmile account has a new ${kind(changed)} now.\n\nIf this wasn't you, reply to this message right away.`,
  );
}

/** To the removed address, as the last message it gets. */
export function removedMessage(to: string): Text {
  return message(
    to,
    `Your ${kind(to)} was removed from Windmile`,
    `This ${kind(to)} no longer belongs to your Windmile account. We don't send anything to it, and it can't be used to log in.\n\nIf this wasn't you, reply to this message right away.`,
  );
}
