"use client"; // empty in the browser, or every page would carry the script twice, as HTML and as its payload

import { useLayoutEffect } from "react";
import { THEME_SCRIPT } from "@/lib/core/shared/theme";

/** Goes first into <head>: sets the theme before anything is painted. <html> needs suppressHydrationWarning. */
export function ThemeScript({ nonce }: { nonce?: string }) {
  // An unknown address is rendered in the browser, where a <script> inserted by React does not run.
  useLayoutEffect(() => {
    // Made anew in the browser, <html> has lost what the script set.
    if (window.__applyTheme) return window.__applyTheme();
    const script = document.createElement("script");
    script.nonce = nonce ?? "";
    script.text = THEME_SCRIPT;
    document.head.append(script);
  }, [nonce]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, nothing of it comes from data
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />;
}
