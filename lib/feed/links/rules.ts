/** A piece of a text: a web address where `href` is one. */
export type TextPiece = { at: number; text: string; href: string | null };

/** Longer than any address somebody types or pastes. */
const ADDRESS = /https?:\/\/[^\s<>"'`]{1,500}/gi;
/** What ends a sentence around an address is not its part. */
const CLOSING = ".,;:!?)]}'*_";

function trimmed(address: string): string {
  let end = address.length;
  while (end > 0 && CLOSING.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/** Only http and https, and never with a name before the host, which is how an address pretends to be another. */
function hrefOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isPlain = (protocol === "https:" || protocol === "http:") && username === "" && password === "";
  return isPlain && hostname.includes(".") ? href : null;
}

/** The text in its pieces, in their order; together they are the text. */
export function linksIn(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) pieces.push({ at: from, text: text.slice(from, to), href: null });
  };
  for (const found of text.matchAll(ADDRESS)) {
    const address = trimmed(found[0]);
    const href = hrefOf(address);
    if (href === null) continue;
    plain(found.index);
    pieces.push({ at: found.index, text: address, href });
    from = found.index + address.length;
  }
  plain(text.length);
  return pieces;
}
