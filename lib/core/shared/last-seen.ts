/** The place in the shell where the service worker puts a screen as it stood. */
export const LAST_SEEN_ID = "last-seen";

/**
 * The shell's HTML with a snapshot inserted; undefined when the snapshot is of a build with other styles. Scripts were left
 * out of the snapshot, and the page's Content-Security-Policy allows none but its own.
 */
export function withLastSeen(shell: string, drawn: { markup: string; styles: string[] }): string | undefined {
  const begin = shell.indexOf(`<div id="${LAST_SEEN_ID}"`);
  const place = shell.indexOf(">", begin) + 1;
  if (begin < 0 || !shell.startsWith("</div>", place)) return undefined;
  if (!drawn.styles.every((href) => shell.includes(`"${href}"`))) return undefined;
  return shell.slice(0, place) + drawn.markup + shell.slice(place);
}
