import localFont from "next/font/local";

/** Headings and numbers: the typeface drawn for Chicago. */
export const headingFont = localFont({
  src: "../node_modules/@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  variable: "--font-big-shoulders",
  // Condensed: Next's automatic Arial metrics would be far too wide, so the fallback is a condensed stack.
  adjustFontFallback: false,
  fallback: ["Impact", "Haettenschweiler", "Arial Narrow", "sans-serif"],
});

export const textFont = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  variable: "--font-inter",
  fallback: ["system-ui", "-apple-system", "Segoe UI", "Roboto", "sans-serif"],
});
