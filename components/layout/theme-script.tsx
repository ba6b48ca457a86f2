"use client"; // empty in the browser, or every page would carry the script twice, as HTML and as its payload

import { THEME_SCRIPT } from "@/lib/core/shared/theme";

/** Goes first into <head>: sets the theme before anything is painted. <html> needs suppressHydrationWarning. */
export function ThemeScript({ nonce }: { nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, nothing of it comes from data
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />;
}
