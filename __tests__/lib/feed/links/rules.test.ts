/** @jest-environment node */
import { linksIn } from "@/lib/feed/links/rules";

const links = (text: string) => linksIn(text).flatMap(({ href }) => (href === null ? [] : [href]));

test.each([
  ["nothing to see", []],
  ["see https://windmile.app/p/1.", ["https://windmile.app/p/1"]],
  ["(http://chicago.gov/parks), and HTTPS://Example.com!", ["http://chicago.gov/parks", "https://example.com/"]],
  ["https://en.wikipedia.org/wiki/Navy_Pier_(Chicago)", ["https://en.wikipedia.org/wiki/Navy_Pier_(Chicago)"]],
  ["(see https://a.example/b_(c)).", ["https://a.example/b_(c)"]],
  ["[map](https://a.example/b)now", ["https://a.example/b"]],
  ["https://a.example/b[1]{2}, https://a.example/(", ["https://a.example/b[1]%7B2%7D", "https://a.example/"]],
  ["https://a.example/b_ https://a.example/b*", ["https://a.example/b_", "https://a.example/b*"]],
  ["\u201chttps://a.example/b\u201d \u00abhttps://a.example/c\u00bb", ["https://a.example/b", "https://a.example/c"]],
  ["https://a.example/b\u2026 https://a.example/c... and", ["https://a.example/b", "https://a.example/c"]],
  ["https://a.example/b\u2014best \u2018https://a.example/c\u2019", ["https://a.example/b", "https://a.example/c"]],
  ["\u898bhttps://a.example/b\u3002 \uff08https://a.example/c\uff09", ["https://a.example/b", "https://a.example/c"]],
  ["https://a.example/caf\u00e9-bar-1", ["https://a.example/caf%C3%A9-bar-1"]],
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

test("a long hostile text is read in pieces of 500 characters, each once", () => {
  const parsed = jest.spyOn(URL, "canParse");
  const hostile = "http://".repeat(4000);
  expect(
    linksIn(hostile)
      .map(({ text }) => text)
      .join(""),
  ).toBe(hostile);
  expect(parsed.mock.calls.length).toBeLessThanOrEqual(hostile.length / 500);
  parsed.mockRestore();
});
