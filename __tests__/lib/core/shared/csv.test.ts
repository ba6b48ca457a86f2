/** @jest-environment node */
import { toCsv } from "@/lib/core/shared/csv";

test.each([
  ["a comma", "Loop, Chicago", '"Loop, Chicago"'],
  ["quotes", 'the "Bean"', '"the ""Bean"""'],
  ["a line break", "one\ntwo", '"one\ntwo"'],
  ["a formula", "=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["a formula that starts with a sign", "+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
  ["a formula after a line break", "\n=1+1", '"\'\n=1+1"'],
  ["a formula after spaces and a tab", " \t@SUM(1)", "' \t@SUM(1)"],
  ["a formula after an invisible character", "\u200b-1+1", "'\u200b-1+1"],
  ["a full-width formula", "\uff1d1+1", "'\uff1d1+1"],
  ["an umlaut", "K\u00f6ln", "K\u00f6ln"],
  ["a phone number", "+13125550123", "+13125550123"],
  ["a negative number", -5, "-5"],
  ["nothing", null, ""],
  ["an instant", new Date(0), "1970-01-01T00:00:00.000Z"],
  ["something with parts", { a: 1 }, '"{""a"":1}"'],
])("a table writes %s so that a spreadsheet reads it back", (_, value, cell) => {
  expect(toCsv([{ column: value }])).toBe(`\ufeffcolumn\r\n${cell}\r\n`);
});

test("columns are in the order in which rows first name them", () => {
  expect(toCsv([{ a: 1 }, { b: 2, a: 3 }])).toBe("\ufeffa,b\r\n1,\r\n3,2\r\n");
});
