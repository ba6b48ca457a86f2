import type { z } from "zod";
import { line, requiredLine, requiredText, text, toLine } from "@/lib/core/shared/text";

const HIDDEN = [
  ["a Hangul filler", "\u3164"],
  ["Hangul fillers", "\u115f\u1160\uffa0"],
  ["blank Braille", "\u2800\u2800"],
  ["a variation selector", "\ufe0f"],
  ["a combining mark", "\u0300"],
  ["an enclosing mark", "\u20dd"],
  ["a grapheme joiner", "\u034f"],
  ["zero-width characters", "\u200b\u200c\u200d\ufeff\u2060"],
  ["tags", "\u{e0041}\u{e0042}"],
  ["a soft hyphen", "\u00ad"],
  ["bidi marks", "\u200e\u200f\u061c"],
  ["an invisible operator", "\u2063"],
  ["a null note head", "\u{1d159}"],
  ["spaces between marks", " \u0300 \u3000 \u200b"],
] as const;
const messageOf = (schema: z.ZodType<string>, value: string) => schema.safeParse(value).error?.issues[0]?.message;

test.each(HIDDEN)("text of nothing but %s is rejected", (_, value) => {
  for (const schema of [text(10), requiredText(10), line(10), requiredLine(10)])
    expect(messageOf(schema, value)).toBe("Enter some text");
});

test.each([
  ["Arabic", "\u0645\u062d\u0645\u062f"],
  ["Arabic with a mark", "\u200f\u0645\u062d\u0645\u062f\u200f"],
  ["Hebrew", "\u05de\u05d9\u05db\u05dc"],
  ["a Persian non-joiner", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"],
  ["an Indic joiner", "\u0915\u094d\u200d\u0937"],
  ["Hangul", "\ubbfc\uc218"],
  ["Braille", "\u2813\u280a"],
  ["an emoji with joiners", "\u{1f469}\u200d\u{1f680}"],
  ["a heart", "\u2764\ufe0f"],
  ["a flag of tags", "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
  ["a flag", "\u{1f1fa}\u{1f1f8}"],
  ["a keycap", "1\ufe0f\u20e3"],
  ["punctuation", "?!"],
])("%s is unchanged", (_, value) => {
  for (const schema of [text(20), requiredText(20), line(20), requiredLine(20)])
    expect(schema.parse(value)).toBe(value);
});

test.each([
  ["an override", "Ada\u202egpj", "Adagpj"],
  ["an isolate", "\u2068Ada\u2069", "Ada"],
  ["an embedding", "\u202a+1 312\u202c", "+1 312"],
])("%s is removed", (_, value, expected) => expect(text(20).parse(value)).toBe(expected));

test("a one-line field rejects line breaks and tabs, and a longer text keeps them", () => {
  for (const value of ["Ada\nLovelace", "Ada\r\nL", "Ada\u2028L", "Ada\u2029L", "Ada\u0085L", "Ada\tL"])
    expect(messageOf(line(20), value)).toBe("Keep it to one line");
  expect(text(20).parse("one\r\ntwo\u2028three\tfour")).toBe("one\ntwo\nthree\tfour");
  for (const value of ["Ada\u0000", "Ada\u001b", "Ada\u007f", "Ada\u009b"])
    expect(messageOf(text(20), value)).toBe("Invalid input");
});

test("text that may be empty may be blank, other text may not", () => {
  expect(text(10).parse("  ")).toBe("  ");
  expect(line(10).parse("  ")).toBe("");
  for (const schema of [requiredText(10), requiredLine(10)]) {
    expect(messageOf(schema, " \n ")).toBe("Required");
    expect(messageOf(schema, "\u202e")).toBe("Required");
    expect(schema.parse("  e\u0301  ")).toBe("\u00e9");
  }
});

test("text from a login provider becomes one line", () => {
  expect(toLine(" Ada\n\u202eKing\u2028Lovelace ")).toBe("Ada King Lovelace");
});
