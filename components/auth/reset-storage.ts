import { readText, writeText } from "@/lib/core/client/browser-storage";

const KEY = "windmile-reset";

/** Remembers in this tab whose password is being reset, so that switching to the mail app does not lose it. */
export const rememberReset = (identifier: string | null) => void writeText("session", KEY, identifier);
export const rememberedReset = () => readText("session", KEY);
