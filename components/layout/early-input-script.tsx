"use client"; // empty in the browser, or every page would carry the script twice, as HTML and as its payload

import { EARLY_INPUT_SCRIPT } from "@/lib/core/shared/early-input";

/** Stands in <head>, before anything that could be tapped. */
export function EarlyInputScript({ nonce }: { nonce?: string }) {
  // In the browser it has run already, so its text is not needed in the bundle.
  const script = typeof window === "undefined" ? EARLY_INPUT_SCRIPT : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, nothing of it comes from data
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
