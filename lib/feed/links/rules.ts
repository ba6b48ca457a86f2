/** A piece of a text; a link if `href` is set. */
export type TextPiece = { at: number; text: string; href: string | null };

/** At most 500 characters, up to a space, a quote, a long dash, an ellipsis, or CJK punctuation. */
const ADDRESS =
  /https?:\/\/[^\s<>"'`\u2010-\u201f\u2026\u2039\u203a\u00ab\u00bb\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]{1,500}/gi;
const OPENERS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Without a closing bracket around the URL and the sentence's punctuation after it. */
function trimmed(address: string): string {
  const open: string[] = [];
  let end = 0;
  for (; end < address.length; end += 1) {
    const character = address.charAt(end);
    if ("([{".includes(character)) open.push(character);
    else if (character in OPENERS && open.pop() !== OPENERS[character]) break;
  }
  while (end > 0 && ".,;:!?([{".includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/** Only http and https, and never with a user name before the host, which is how a URL pretends to be another. */
function hrefOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isPlain = (protocol === "https:" || protocol === "http:") && username === "" && password === "";
  return isPlain && hostname.includes(".") ? href : null;
}

/** The text split into pieces, in order; joined, they are the text again. */
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
