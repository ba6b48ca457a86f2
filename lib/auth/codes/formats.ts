import { type OAuthProvider, PROVIDER_NAMES } from "@/lib/auth/accounts/rules";
import { CODE_MINUTES } from "./rules";

export type Text = { subject: string; text: string };

const isMail = (to: string) => to.includes("@");

/** A text message has no subject. None of these texts holds a word a stranger could choose. */
export const message = (to: string, subject: string, text: string): Text => ({
  subject: isMail(to) ? subject : "",
  text,
});

export function signUpMessage(to: string, code: string): Text {
  return message(
    to,
    "Your Windmile verification code",
    `${code} is your Windmile verification code. It works for ${CODE_MINUTES} minutes.\n\nIf you did not sign up, ignore this message: without the code nothing happens.`,
  );
}

export function alreadyMemberMessage(to: string): Text {
  return message(
    to,
    "You already have a Windmile account",
    "Somebody, probably you, tried to sign up for Windmile here, but you already have an account. Log in with your password, or choose “Forgot password?” to set a new one.\n\nIf it was not you, ignore this message: nothing about your account has changed.",
  );
}

export function barredMessage(to: string): Text {
  return message(
    to,
    "You can't sign up for Windmile now",
    "Somebody, probably you, tried to sign up for Windmile here. An account of this address was suspended before it was deleted, so no new one can be made for a while.\n\nIf it was not you, ignore this message.",
  );
}

export function resetMessage(to: string, code: string): Text {
  return message(
    to,
    "Your Windmile password code",
    `${code} is your code to set a new Windmile password. It works for ${CODE_MINUTES} minutes.\n\nIf you did not ask for it, ignore this message: your password stays as it is.`,
  );
}

/** Sent only to whoever gave the right password, so an owner who did not ask learns that someone knows it. */
export function loginCodeMessage(to: string, code: string): Text {
  return message(
    to,
    "Your Windmile login code",
    `${code} is your Windmile login code. It works for ${CODE_MINUTES} minutes.\n\nIf you didn't ask for it, someone knows your password. Choose “Forgot password?” on the login screen to set a new one.`,
  );
}

export function passwordChangedMessage(to: string): Text {
  return message(
    to,
    "Your Windmile password was changed",
    "Your Windmile password was changed, and your other devices were logged out.\n\nIf it was not you, choose “Forgot password?” on the log-in screen now.",
  );
}

export function providerAddedMessage(to: string, provider: OAuthProvider): Text {
  const name = PROVIDER_NAMES[provider];
  return message(
    to,
    `${name} now opens your Windmile account`,
    `You can now log in to Windmile with ${name}, because your ${name} account has this address.\n\nIf it was not you, set a new password with “Forgot password?” and tell us.`,
  );
}

export function providerJoinedMessage(to: string, provider: OAuthProvider): Text {
  const name = PROVIDER_NAMES[provider];
  return message(
    to,
    `${name} now opens your Windmile account`,
    `You can now log in to Windmile with ${name}, because you chose so in the settings.\n\nIf it was not you, change your password now and take ${name} off under Settings, My Account.`,
  );
}

export function providerLeftMessage(to: string, provider: OAuthProvider): Text {
  const name = PROVIDER_NAMES[provider];
  return message(
    to,
    `${name} no longer opens your Windmile account`,
    `${name} was removed from your Windmile account and can't be used to log in anymore.\n\nIf this wasn't you, change your password now.`,
  );
}

export function newDeviceMessage(to: string, device: string): Text {
  return message(
    to,
    "New log-in to your Windmile account",
    `Somebody, probably you, logged in to Windmile on a device we have not seen before: ${device}.\n\nIf it was not you, change your password now: that logs every other device out.`,
  );
}
