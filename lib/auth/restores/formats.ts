import { message, type Text } from "@/lib/auth/codes/formats";

export function restoredMessage(to: string): Text {
  return message(
    to,
    "Your Windmile account was restored",
    "Welcome back. Your Windmile account won't be deleted, and everything is where you left it.\n\nIf this wasn't you, set a new password with “Forgot password?” now.",
  );
}
