/**
 * How well a title matches a search, both normalized by `search_text()`: 0 equal, 1 starts with it, 2 contains every
 * word (also joined, or as singular and plural), 2.5 contains words that start with them, 3 no match.
 */
export function titleTier(title: string, query: string): number {
  const one = query.split(" ").map(singular).join(" "); // "museums" and "museum" are the same search.
  if (title === query || title === one) return 0;
  if (title.startsWith(one)) return 1;
  const words = title.split(" ");
  const isIn = (word: string) => words.some((own) => singular(own) === singular(word));
  const begins = (word: string) => words.some((own) => own.startsWith(singular(word)));
  const content = query.split(" ").filter((word) => !STOP_WORDS.has(word));
  if (content.length > 0 && content.every(isIn)) return 2;
  const joined = query.replaceAll(" ", "");
  const isJoined = (word: string, at: number) =>
    (content.length > 1 || joined.length > word.length) && words.slice(at).join("").startsWith(joined);
  if (joined.length > 3 && words.some(isJoined)) return 2;
  return content.length > 0 && content.every(begins) ? 2.5 : 3;
}

const STOP_WORDS = new Set(["a", "an", "and", "at", "by", "for", "in", "of", "on", "or", "the", "to", "with"]);

const singular = (word: string) => word.replace(/(?<=..)ies$/, "y").replace(/(?<=..[^s])s$/, "");
