/** The place in the shell where the service worker puts a screen as it stood. */
export const LAST_SEEN_ID = "last-seen";

/**
 * The shell's page with a screen in its place; undefined where the screen was drawn by a build with other styles. What runs
 * by itself was left out of the markup, and the page's Content-Security-Policy allows no other script than its own.
 */
export function withLastSeen(shell: string, drawn: { markup: string; styles: string[] }): string | undefined {
  const begin = shell.indexOf(`<div id="${LAST_SEEN_ID}"`);
  const place = shell.indexOf(">", begin) + 1;
  if (begin < 0 || !shell.startsWith("</div>", place)) return undefined;
  if (!drawn.styles.every((href) => shell.includes(`"${href}"`))) return undefined;
  return shell.slice(0, place) + drawn.markup + shell.slice(place);
}
