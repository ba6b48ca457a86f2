import localFont from "next/font/local";

/** Headings and numbers: the typeface drawn for Chicago. */
export const headingFont = localFont({
  src: "../node_modules/@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  variable: "--font-big-shoulders",
  // Next's own fallback font is as wide as the thinnest weight; headings are bold, and styles/fonts.css defines their
  // fallback.
  adjustFontFallback: false,
  fallback: [
    "Big Shoulders as Arial",
    "Big Shoulders as Roboto",
    "Big Shoulders as DejaVu",
    "Impact",
    "Arial Narrow",
    "sans-serif",
  ],
});

export const textFont = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  variable: "--font-inter",
  fallback: ["system-ui", "-apple-system", "Segoe UI", "Roboto", "sans-serif"],
});
