/** @jest-environment node */
import { readme, toCsv } from "@/lib/account/exports/formats";
import { exportProgress } from "@/lib/account/exports/rules";
import { zipped } from "@/lib/account/exports/zip";
import { unzipped } from "../../../support/zip";

test.each([
  ["a comma", "Loop, Chicago", '"Loop, Chicago"'],
  ["quotes", 'the "Bean"', '"the ""Bean"""'],
  ["a line break", "one\ntwo", '"one\ntwo"'],
  ["a formula", "=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["a formula that begins with a sign", "+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
  ["a formula behind a line break", "\n=1+1", '"\'\n=1+1"'],
  ["a formula behind spaces and a tab", " \t@SUM(1)", "' \t@SUM(1)"],
  ["a formula behind an invisible character", "\u200b-1+1", "'\u200b-1+1"],
  ["a full-width formula", "\uff1d1+1", "'\uff1d1+1"],
  ["an umlaut", "K\u00f6ln", "K\u00f6ln"],
  ["a phone number", "+13125550123", "+13125550123"],
  ["a number below zero", -5, "-5"],
  ["nothing", null, ""],
  ["an instant", new Date(0), "1970-01-01T00:00:00.000Z"],
  ["something with parts", { a: 1 }, '"{""a"":1}"'],
])("a table writes %s so that a spreadsheet reads it back", (_, value, cell) => {
  expect(toCsv([{ column: value }])).toBe(`\ufeffcolumn\r\n${cell}\r\n`);
});

test("columns are in the order in which rows first name them", () => {
  expect(toCsv([{ a: 1 }, { b: 2, a: 3 }])).toBe("\ufeffa,b\r\n1,\r\n3,2\r\n");
});

test("progress is 100 only at the end", () => {
  expect([0, 1, 199, 200].map((done) => exportProgress(done, 200))).toEqual([0, 0, 99, 100]);
});

test("the read-me counts the contents", () => {
  expect(readme("Ada Lovelace", new Date(0), [{ section: "photos", count: 3 }])).toContain("photos               3");
});

test("an archive contains each file unchanged, compressed or not, with names in any script, including an empty file", async () => {
  const files = new Map([
    ["README.txt", Buffer.from("hello ".repeat(1000))],
    ["json/größe 走.json", Buffer.from("[]")],
    ["pictures/a.webp", Buffer.from([0, 255, 80, 75, 3, 4])],
    ["empty.csv", Buffer.alloc(0)],
  ]);
  async function* entries() {
    for (const [name, bytes] of files) yield { name, bytes, stored: name.endsWith(".webp") };
  }
  const parts: Uint8Array[] = [];
  for await (const part of zipped(entries(), new Date("2026-11-20T21:30:42Z"))) parts.push(part);
  const archive = Buffer.concat(parts);
  expect(unzipped(archive)).toEqual(files);
  expect(archive.length).toBeLessThan(1000); // six thousand letters were packed
});
