import { readText, writeText } from "@/lib/core/client/browser-storage";

const KEY = "windmile-reset";

/** Whose password is being reset, for this tab: fetching the code from the mail app must not lose it. */
export const rememberReset = (identifier: string | null) => void writeText("session", KEY, identifier);
export const rememberedReset = () => readText("session", KEY);
