import { foldedWords } from "@/lib/core/shared/fold";

export const MENTIONS_MAX = 20;
/** As far as a name is looked for behind the @ that is being typed. */
const QUERY_MAX = 60;

type Named = { firstName: string; lastName: string; username?: string };
/** Somebody a text names, as it stands there behind the @: later names of theirs change nothing in it. */
export type Mention = { id: string; name: string };

export const mentionName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** The people chosen for a text, with one more; of too many the last count. */
export const withMention = (people: readonly string[], id: string): string[] =>
  [...new Set([...people, id])].slice(-MENTIONS_MAX);

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/** Where `@name` stands for itself from `from` on: not inside an address, not as the beginning of a longer name. */
function placeOf(text: string, name: string, from: number): number {
  const wanted = `@${name}`;
  let at = text.indexOf(wanted, from);
  while (at >= 0 && (isWord(text[at - 1]) || isWord(text[at + wanted.length]))) at = text.indexOf(wanted, at + 1);
  return at;
}

export const isMentioned = (text: string, name: string): boolean => name !== "" && placeOf(text, name, 0) >= 0;

/** A piece of a text: somebody it names where `person` is one. */
export type MentionPiece = { at: number; text: string; person: Mention | null };

/** The text in its pieces, in their order; of two names that begin alike the longer one is meant. */
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

/** The name that is being typed behind an @ before the caret, and where that @ stands; null where none is. */
export function openMention(text: string, caret: number): { at: number; query: string } | null {
  const at = text.lastIndexOf("@", caret - 1);
  if (at < 0 || isWord(text[at - 1])) return null;
  const query = text.slice(at + 1, caret);
  return query.length > QUERY_MAX || /[\n@]|^\s|\s\s/.test(query) ? null : { at, query };
}

/** The usernames a text mentions, without the dots that end a sentence. */
export const usernamesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}_])@([a-z0-9_][a-z0-9._]{1,28}[a-z0-9_])/gu)].map(([, username = ""]) => username);

const SPELLED: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };
const spelled = (text: string) =>
  text
    .normalize()
    .toLowerCase()
    .replace(/[äöüåø]/g, (letter) => SPELLED[letter] ?? letter);

/**
 * Whether each word of the query begins a word of a person's name or username, or two of them in a row. Jürgen is Jurgen
 * and Juergen, too. The search finds people by the same rule.
 */
export function mayMean(query: string, person: Named): boolean {
  const name = mentionName(person);
  const words = [name, spelled(name), person.username ?? ""].flatMap((text) => {
    const own = foldedWords(text);
    return [...own, ...own.map((word, at) => `${word}${own[at + 1] ?? ""}`)];
  });
  return foldedWords(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
