import { type OAuthProvider, PROVIDER_NAMES } from "@/lib/auth/accounts/rules";
import { CODE_MINUTES } from "./rules";

export type Text = { subject: string; text: string };

const isMail = (to: string) => to.includes("@");

/** A text message has no subject. None of these texts contains words that a stranger could choose. */
export const message = (to: string, subject: string, text: string): Text => ({
  subject: isMail(to) ? subject : "",
  text,
});

export function signUpMessage(to: string, code: string): Text {
  return message(
    to,
    "Your Windmile verification code",
    `${code} is your Windmile verification code. It expires in ${CODE_MINUTES} minutes.\n\nIf you didn't sign up, ignore this message. Nothing will change without the code.`,
  );
}

export function alreadyMemberMessage(to: string): Text {
  return message(
    to,
    "You already have a Windmile account",
    "Someone, probably you, tried to sign up for Windmile, but you already have an account. Log in with your password, or choose “Forgot password?” to set a new one.\n\nIf this wasn't you, ignore this message. Nothing about your account has changed.",
  );
}

export function bannedMessage(to: string): Text {
  return message(
    to,
    "You can't sign up for Windmile right now",
    "Someone, probably you, tried to sign up for Windmile. An account with this address was suspended before it was deleted, so you can't create a new one for a while.\n\nIf this wasn't you, ignore this message.",
  );
}

export function resetMessage(to: string, code: string): Text {
  return message(
    to,
    "Your Windmile password reset code",
    `${code} is your Windmile password reset code. It expires in ${CODE_MINUTES} minutes.\n\nIf you didn't request it, ignore this message. Your password won't change.`,
  );
}

/** Sent only after a correct password, so an owner who didn't ask for it learns that someone knows the password. */
export function loginCodeMessage(to: string, code: string): Text {
  return message(
    to,
    "Your Windmile login code",
    `${code} is your Windmile login code. It expires in ${CODE_MINUTES} minutes.\n\nIf you didn't request it, someone knows your password. Choose “Forgot password?” on the login screen to set a new one.`,
  );
}

export function passwordChangedMessage(to: string): Text {
  return message(
    to,
    "Your Windmile password was changed",
    "Your Windmile password was changed, and your other devices were logged out.\n\nIf this wasn't you, choose “Forgot password?” on the login screen now.",
  );
}

export function providerAddedMessage(to: string, provider: OAuthProvider): Text {
  const name = PROVIDER_NAMES[provider];
  return message(
    to,
    `You can now log in to Windmile with ${name}`,
    `You can now log in to Windmile with ${name}, because your ${name} account uses this email address.\n\nIf this wasn't you, set a new password with “Forgot password?” and let us know.`,
  );
}

export function providerLinkedMessage(to: string, provider: OAuthProvider): Text {
  const name = PROVIDER_NAMES[provider];
  return message(
    to,
    `You can now log in to Windmile with ${name}`,
    `You can now log in to Windmile with ${name}, because you linked it in Settings.\n\nIf this wasn't you, change your password now and remove ${name} in Settings, under My Account.`,
  );
}

export function providerUnlinkedMessage(to: string, provider: OAuthProvider): Text {
  const name = PROVIDER_NAMES[provider];
  return message(
    to,
    `You can't log in to Windmile with ${name} anymore`,
    `${name} was removed from your Windmile account and can't be used to log in anymore.\n\nIf this wasn't you, change your password now.`,
  );
}

export function newDeviceMessage(to: string, device: string): Text {
  return message(
    to,
    "New login to your Windmile account",
    `Someone, probably you, logged in to Windmile on a new device: ${device}.\n\nIf this wasn't you, change your password now. That logs out all your other devices.`,
  );
}
