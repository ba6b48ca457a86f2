"use client"; // the page would carry the script twice otherwise, as HTML and as its payload

import { useSyncExternalStore } from "react";
import { begunScript } from "@/components/activity/begun-workout";

const never = () => () => undefined;

/** Keeps room for a workout that was begun before anything is painted; a screen that React makes does it by itself. */
export function BegunScript({ userId, nonce }: { userId: string; nonce: string | undefined }) {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (!isServed) return null;
  // In the browser it has run already, and reads differently there: every build makes the function shorter in its own way.
  const script = typeof window === "undefined" ? begunScript(userId) : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, of data only an id that we gave
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
