import { z } from "./zod";

/** C0 and C1 control characters, except the line breaks and tabs of longer text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]/;
/** NEL and the Unicode line and paragraph separators break lines like CR and LF. */
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
/**
 * Bidi embeddings, overrides, and isolates can reorder the text around them. The marks that Arabic and Hebrew text
 * needs (LRM, RLM, ALM) stay.
 */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/**
 * Letters, digits, punctuation, symbols, and emoji, except those that render nothing (Hangul fillers, blank Braille).
 */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}\p{Extended_Pictographic}]/u;
const NOT_VISIBLE = "Enter some text";
const ONE_LINE = "Keep it to one line";
/**
 * Upper bound in UTF-16 units per character before NFC normalization. Longer input is rejected before it is normalized.
 */
const LONGEST_CHARACTER = 8;
const codePoints = (text: string) => [...text].length;

/** Whether a reader sees anything besides spaces, zero-width characters, or combining marks without a base. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** What mail and phone apps turn into a link: an address, a domain (with dots as in IDNA), or a phone number. */
const LINK_LIKE = /[@/\\:]|[\p{L}\p{N}][.。][\p{L}\p{N}]{2}|\d(?:[\s().-]*\d){6}/u;

/** Whether text could be shown as a link outside the app, even with invisible characters or look-alikes. */
export const isLinkLike = (text: string): boolean =>
  LINK_LIKE.test(text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, ""));

/** Text from outside our forms (a login provider): one line, without control and bidi control characters. */
export const toLine = (text: string): string =>
  text
    .replace(BIDI_CONTROLS, "")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .normalize("NFC")
    .trim();

/**
 * User text: NFC, without bidi controls. Control characters other than newline and tab are rejected, and so is text
 * that shows nothing. At most `max` code points, so that an emoji counts as one character.
 */
export function text(max: number, message = `String must contain at most ${max} character(s)`) {
  return z
    .string()
    .refine((value) => value.length <= max * LONGEST_CHARACTER, { error: message, abort: true })
    .transform((value) => value.replace(LINE_BREAK, "\n").replace(BIDI_CONTROLS, "").normalize("NFC"))
    .refine((value) => !CONTROL.test(value), "Invalid input")
    .refine((value) => value.trim() === "" || isVisible(value), NOT_VISIBLE)
    .refine((value) => codePoints(value) <= max, message);
}

const trimmed = (max: number) =>
  z
    .string()
    .transform((value) => value.replace(BIDI_CONTROLS, "").trim())
    .pipe(text(max));

/** A one-line field, trimmed: a name, a title, an address. */
export const line = (max: number) => trimmed(max).refine((value) => !/[\n\t]/.test(value), ONE_LINE);

/** Text that is trimmed and not blank; its length is measured after trimming. */
export const requiredText = (max: number, message = "Required") =>
  trimmed(max).refine((value) => value !== "", message);

/** A one-line field that isn't blank. */
export const requiredLine = (max: number, message = "Required") => line(max).refine((value) => value !== "", message);

/** A query parameter that may be absent or empty. */
export const wordOr = (otherwise: string) =>
  z
    .string()
    .max(100)
    .transform((value) => value.trim() || otherwise)
    .default(otherwise);

export const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i);
/** The params of a path with one id. */
export const idParams = z.object({ id: uuid });
