import { message, type Text } from "@/lib/auth/codes/formats";

export function twoFactorMessage(to: string, isOn: boolean): Text {
  const change = isOn ? "on" : "off";
  return message(
    to,
    `Two-step verification is ${change}`,
    `Two-step verification was turned ${change} for your Windmile account.\n\nIf this wasn't you, set a new password with “Forgot password?” now.`,
  );
}
