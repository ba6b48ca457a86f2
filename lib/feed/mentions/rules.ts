import { foldedWords } from "@/lib/core/shared/fold";

export const MENTIONS_MAX = 20;
/** Maximum length of a name typed after an @. */
const QUERY_MAX = 60;

type Named = { firstName: string; lastName: string; username?: string };
/** A mentioned person, with the name as written after the @. Later name changes don't affect it. */
export type Mention = { id: string; name: string };

export const mentionName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** The people chosen for a text, plus one more; beyond the limit, the last ones count. */
export const withMention = (people: readonly string[], id: string): string[] =>
  [...new Set([...people, id])].slice(-MENTIONS_MAX);

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/**
 * The position from `from` on where `@name` is a complete mention: not inside an email address, and not the start of a
 * longer name.
 */
function placeOf(text: string, name: string, from: number): number {
  const wanted = `@${name}`;
  let at = text.indexOf(wanted, from);
  while (at >= 0 && (isWord(text[at - 1]) || isWord(text[at + wanted.length]))) at = text.indexOf(wanted, at + 1);
  return at;
}

export const isMentioned = (text: string, name: string): boolean => name !== "" && placeOf(text, name, 0) >= 0;

/** A piece of a text; a mention if `person` is set. */
export type MentionPiece = { at: number; text: string; person: Mention | null };

/** The text split into pieces, in order; if two names start alike, the longer one is matched. */
export function mentionsIn(text: string, mentions: readonly Mention[]): MentionPiece[] {
  const people = mentions.filter(({ name }) => name !== "").sort((one, other) => other.name.length - one.name.length);
  const pieces: MentionPiece[] = [];
  let from = 0;
  while (from < text.length) {
    const next = people
      .map((person) => ({ person, at: placeOf(text, person.name, from) }))
      .filter(({ at }) => at >= 0)
      .reduce<{ person: Mention; at: number } | null>(
        (first, one) => (first && first.at <= one.at ? first : one),
        null,
      );
    if (!next) break;
    if (next.at > from) pieces.push({ at: from, text: text.slice(from, next.at), person: null });
    const end = next.at + next.person.name.length + 1;
    pieces.push({ at: next.at, text: text.slice(next.at, end), person: next.person });
    from = end;
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from), person: null });
  return pieces;
}

/** The name being typed after an @ before the caret, and the position of that @; null if there is none. */
export function openMention(text: string, caret: number): { at: number; query: string } | null {
  const at = text.lastIndexOf("@", caret - 1);
  if (at < 0 || isWord(text[at - 1])) return null;
  const query = text.slice(at + 1, caret);
  return query.length > QUERY_MAX || /[\n@]|^\s|\s\s/.test(query) ? null : { at, query };
}

/** The usernames a text mentions, without the period that ends a sentence. */
export const usernamesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}_])@([a-z0-9_][a-z0-9._]{1,28}[a-z0-9_])/gu)].map(([, username = ""]) => username);

const SPELLED: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };
const spelled = (text: string) =>
  text
    .normalize()
    .toLowerCase()
    .replace(/[äöüåø]/g, (letter) => SPELLED[letter] ?? letter);

/**
 * Whether each word of the query starts a word of a person's name or username, or two of them in a row. Jürgen also
 * matches Jurgen and Juergen. The search finds people with the same rule.
 */
export function matchesName(query: string, person: Named): boolean {
  const name = mentionName(person);
  const words = [name, spelled(name), person.username ?? ""].flatMap((text) => {
    const own = foldedWords(text);
    return [...own, ...own.map((word, at) => `${word}${own[at + 1] ?? ""}`)];
  });
  return foldedWords(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
