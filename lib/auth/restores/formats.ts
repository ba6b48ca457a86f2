import { message, type Text } from "@/lib/auth/codes/formats";

export function restoredMessage(to: string): Text {
  return message(
    to,
    "Your Windmile account stays",
    "Welcome back. Your Windmile account will not be deleted, and everything is where you left it.\n\nIf it was not you, set a new password with “Forgot password?” now.",
  );
}
