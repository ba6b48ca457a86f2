import { message, type Text } from "@/lib/auth/codes/formats";

export function twoFactorMessage(to: string, isOn: boolean): Text {
  const change = isOn ? "on" : "off";
  return message(
    to,
    `Two-step log-in is ${change}`,
    `Two-step log-in was switched ${change} for your Windmile account.\n\nIf it was not you, set a new password with “Forgot password?” now.`,
  );
}
