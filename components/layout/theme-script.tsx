"use client"; // empty in the browser, so that pages don't carry the script twice, as HTML and in the payload

import { useLayoutEffect } from "react";
import { THEME_SCRIPT } from "@/lib/core/shared/theme";

/** Goes first into <head>, to set the theme before the first paint. <html> needs suppressHydrationWarning. */
export function ThemeScript({ nonce }: { nonce?: string }) {
  // An unknown URL is rendered in the browser, where a <script> inserted by React doesn't run.
  useLayoutEffect(() => {
    // An <html> re-created in the browser has lost what the script set.
    if (window.__applyTheme) return window.__applyTheme();
    const script = document.createElement("script");
    script.nonce = nonce ?? "";
    script.text = THEME_SCRIPT;
    document.head.append(script);
  }, [nonce]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, with no user data
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />;
}
