/** Letters without a base letter in Unicode's decomposition, replaced as in PostgreSQL's unaccent(). */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th", ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ı: "i", ŋ: "n", ŧ: "t" },
  ё: "е", // Cyrillic
};

/** Text without case and accents, the same as the SQL function `fold()`. A test runs both on one table. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/([\p{Script=Latin}\p{Script=Greek}])[\u0300-\u0362]+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßæœþøłđðħıŋŧё]/g, (letter) => PLAIN[letter] ?? letter);

/** The words of a name as the search index splits them (`search_word_list()`): O'Brien is one word, Anne-Marie two. */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .replace(/['’‘`´.]/g, "")
    .replace(/\b(theat|cent)re/g, "$1er")
    .replace(/\b(barbecue|barbeque|bar b que|bar b q)\b/g, "bbq")
    .replace(/\bdonut/g, "doughnut")
    .split(/[\p{Cc} -/:-`{-¿\u2000-\u206f\u3000-\u303f]+/u)
    .filter(Boolean);
