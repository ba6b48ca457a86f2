import { z } from "./zod";

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/**
 * Upper bound in UTF-16 units per character before NFC normalisation. Longer input is refused before it is normalised.
 */
const LONGEST_CHARACTER = 8;
const codePoints = (text: string) => [...text].length;

/**
 * User text: NFC, no control characters but newline and tab, at most `max` code points.
 * Lengths count code points, so an emoji is one character to the person who typed it.
 */
export function text(max: number, message = `String must contain at most ${max} character(s)`) {
  return z
    .string()
    .refine((value) => value.length <= max * LONGEST_CHARACTER, { error: message, abort: true })
    .transform((value) => value.replace(/\r\n?/g, "\n").normalize("NFC"))
    .refine((value) => !CONTROL.test(value), "Invalid input")
    .refine((value) => codePoints(value) <= max, message);
}

/** The same, trimmed and not blank; the length is that of what is left. */
export function requiredText(max: number, message = "Required") {
  return z
    .string()
    .transform((value) => value.trim())
    .pipe(text(max))
    .refine((value) => /[^\s\p{Cf}]/u.test(value), message); // invisible characters alone say nothing
}

/** A word of a query that may be left out or empty. */
export const wordOr = (otherwise: string) =>
  z
    .string()
    .max(100)
    .transform((value) => value.trim() || otherwise)
    .default(otherwise);

export const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i);
/** The params of a path with one id in it. */
export const idParams = z.object({ id: uuid });
