/**
 * Edits that turn one word into the other: letters added, removed, or replaced, or two neighbors swapped (OSA
 * distance).
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    [before, above] = [above, row];
  }
  return above[b.length] ?? 0;
}

/** Typos allowed in a word of this length: more in longer words, none in the shortest. */
export function maxTypos(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

const MAX_SPELLINGS = 4;

/**
 * Known words that a misspelled word may stand for, likeliest first: the closest, preferring those with the same first
 * letter.
 */
export function spellings(typed: string, known: readonly string[]): string[] {
  const close = known
    .map((word) => ({ word, mistakes: editDistance(typed, word) }))
    .filter(({ mistakes }) => mistakes > 0 && mistakes <= maxTypos(typed.length));
  const least = Math.min(...close.map(({ mistakes }) => mistakes));
  return close
    .filter(({ mistakes }) => mistakes === least)
    .sort((a, b) => Number(b.word[0] === typed[0]) - Number(a.word[0] === typed[0]) || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_SPELLINGS)
    .map(({ word }) => word);
}

const MAX_CORRECTIONS = 8;

/** Complete searches from the possible meanings of each word, likeliest first. */
export function readings(words: readonly (readonly string[])[]): string[] {
  const all = words.reduce<string[][]>(
    (made, options) => made.flatMap((before) => options.map((option) => [...before, option])).slice(0, 64),
    [[]],
  );
  return all.slice(0, MAX_CORRECTIONS).map((reading) => reading.join(" "));
}
