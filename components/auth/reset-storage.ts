import { readText, writeText } from "@/lib/core/client/browser-storage";

const KEY = "windmile-reset";
const TYPED_KEY = "windmile-typed-address";

/** Remembers in this tab whose password is being reset, so that switching to the email app doesn't lose it. */
export const rememberReset = (identifier: string | null) => void writeText("session", KEY, identifier);
export const rememberedReset = () => readText("session", KEY);

/** Carries the address typed at login over to "Forgot your password?", in this tab and not in the URL. */
export const storeTypedAddress = (identifier: string) => void writeText("session", TYPED_KEY, identifier || null);
export function takeTypedAddress(): string {
  const typed = readText("session", TYPED_KEY) ?? "";
  writeText("session", TYPED_KEY, null);
  return typed;
}
