import { message, type Text } from "@/lib/auth/codes/formats";
import { formatDay } from "@/lib/core/shared/format";

export function leavingMessage(to: string, deleteAfter: Date): Text {
  const day = formatDay(deleteAfter);
  return message(
    to,
    "Your Windmile account will be deleted",
    `No one can see your Windmile account anymore, and on ${day} it will be permanently deleted.\n\nChanged your mind? Log in before then and choose “Keep my account”. If you didn't request this, log in now, choose “Keep my account”, and set a new password.`,
  );
}

export function deletedMessage(to: string): Text {
  return message(
    to,
    "Your Windmile account was deleted",
    "Your Windmile account and everything in it were deleted. We don't keep anything, not even this message.\n\nThanks for being part of Windmile.",
  );
}
