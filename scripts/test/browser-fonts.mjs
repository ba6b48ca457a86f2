// @ts-check
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import wawoff2 from "wawoff2";
import { ROOT } from "../start/environment.mjs";

/** The packages with the fonts the tests' browser uses, besides its own. */
export const FONT_PACKAGES = ["dejavu-fonts-ttf", "@fontsource-variable/noto-sans-sc", "twemoji-colr-font"];

const FONT_FOLDERS = ["dejavu-fonts-ttf/ttf", "@fontsource-variable/noto-sans-sc/files", "twemoji-colr-font"];

/**
 * The families that pages ask for, and their substitutes. Arabic and Chinese are found by character. Open Sans comes
 * with the browser; DejaVu Sans in its place would draw some emoji in black.
 */
const STAND_INS = {
  "DejaVu Serif": ["serif", "ui-serif", "Times", "Times New Roman", "Georgia"],
  "Open Sans": ["sans-serif", "sans", "system-ui", "ui-sans-serif", "Arial", "Helvetica", "Verdana"],
  "DejaVu Sans Mono": ["monospace", "mono", "ui-monospace", "Courier", "Courier New"],
  "Twemoji Mozilla": ["emoji", "Apple Color Emoji", "Noto Color Emoji", "Segoe UI Emoji"],
};

/**
 * As TrueType files, because Chromium opens compressed fonts only from a page.
 * @param {string} folder
 */
export async function unpackFonts(folder) {
  mkdirSync(folder, { recursive: true });
  for (const source of FONT_FOLDERS.map((path) => join(ROOT, "node_modules", path))) {
    for (const name of readdirSync(source)) {
      if (name.endsWith(".ttf")) copyFileSync(join(source, name), join(folder, name));
      if (!name.endsWith(".woff2")) continue;
      const font = await wawoff2.decompress(readFileSync(join(source, name)));
      writeFileSync(join(folder, `${basename(name, ".woff2")}.ttf`), font);
    }
  }
}

/**
 * A fontconfig file with only the unpacked fonts and none of the machine's.
 * @param {string} folder
 * @param {string} cache
 */
export function fontConfiguration(folder, cache) {
  const aliases = Object.entries(STAND_INS).flatMap(([family, names]) =>
    names.map(
      (name) => `<alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`,
    ),
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${escaped(folder)}</dir>
<cachedir>${escaped(cache)}</cachedir>
${aliases.join("\n")}
</fontconfig>
`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
