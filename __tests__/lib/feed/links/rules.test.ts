/** @jest-environment node */
import { linksIn } from "@/lib/feed/links/rules";

const links = (text: string) => linksIn(text).flatMap(({ href }) => (href === null ? [] : [href]));

test.each([
  ["nothing to see", []],
  ["see https://windmile.app/p/1.", ["https://windmile.app/p/1"]],
  ["(http://chicago.gov/parks), and HTTPS://Example.com!", ["http://chicago.gov/parks", "https://example.com/"]],
  ["javascript:alert(1) data:text/html,x ftp://a.b", []],
  ["https://bank.com@evil.example/ http://user:pass@evil.example", []],
  ["http://localhost http://", []],
  ['"https://a.example/?q=1&b=2#c"', ["https://a.example/?q=1&b=2#c"]],
])("%s", (text, expected) => {
  expect(links(text)).toEqual(expected);
  expect(
    linksIn(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

test("a long hostile text takes time in proportion to its length", () => {
  const time = (length: number) => {
    const text = "http://".repeat(length);
    const begin = process.cpuUsage();
    for (let turn = 0; turn < 20; turn += 1) linksIn(text);
    return process.cpuUsage(begin).user;
  };
  time(100);
  expect(time(4000)).toBeLessThan(30 * Math.max(time(400), 2000));
});
