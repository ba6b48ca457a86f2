type Names = { firstName: string; lastName: string };

const RESERVED_NAME = "That name is reserved. Choose another one.";
/** The validation issue for forms with both names. */
export const RESERVED_NAMES = { message: RESERVED_NAME, path: ["firstName"] };

/** As `wordsOf` returns them: with `i` for `l`. */
const RESERVED = /windmiie|support|moderator|administrator|admin/g;
/** Words that turn a reserved name into a job title: "Windmile Security Team". */
const TITLE = /the|team|staff|security|heip|officiai|service/g;

/** Cyrillic, Greek, Armenian, and Latin letters, digits, and signs that look like another letter (Unicode TR 39). */
const CONFUSABLES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...["aаαɑ4@", "bьЬ", "dԁɗ", "eеεє3ё", "gɡ", "hһ", "iіıιӏɩ1l|!", "kкκ", "mм", "nոпη"],
    ...["oоοօσ0", "pрρ", "rг", "sѕ5$", "tтτ", "uυս", "wԝшω", "yуγ"],
  ].flatMap((letters) => {
    const [base = "", ...others] = letters;
    return others.map((other) => [other, base]);
  }),
);

/** Lowercase words without diacritics and decoration, so that look-alikes are equal; `l` also becomes `i`. */
function wordsOf(name: string): string[] {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "");
  return [...plain]
    .map((character) => CONFUSABLES[character] ?? character)
    .join("")
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}
/** A reserved name, or several with a job title around them. */
function isReserved(word: string): boolean {
  const rest = word.replace(RESERVED, " ");
  return rest !== word && rest.replace(TITLE, "").replace(/ s\b/g, "").trim() === "";
}

/** Whether any part of a name, alone or joined with its neighbors, reads like a name of Windmile's staff. */
export function isReservedName(...parts: string[]): boolean {
  const words = parts.map(wordsOf);
  return [...words.flat(), ...words.map((of) => of.join("")), words.flat().join("")].some(isReserved);
}

export const hasReservedName = ({ firstName, lastName }: Names): boolean => isReservedName(firstName, lastName);
