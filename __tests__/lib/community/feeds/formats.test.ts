import { XMLParser, XMLValidator } from "fast-xml-parser";
import { writeFeed } from "@/lib/community/feeds/formats";

const feed = (items: { title: string; description?: string; publishedAt?: Date | null }[]) =>
  writeFeed({
    ...{ title: "Events", description: "New", url: "https://windmile.app/", self: "https://windmile.app/feed.xml" },
    items: items.map((item) => ({ description: "", url: "https://windmile.app/e", publishedAt: null, ...item })),
  });

test("any text is escaped, without characters that XML doesn't allow", () => {
  const title = `A & B <script> "quoted" ]]> \u0000\u0008\ud800 🎉`;
  const text = feed([{ title, description: title }]);
  expect(XMLValidator.validate(text)).toBe(true);
  const { channel } = new XMLParser().parse(text).rss;
  expect(channel.item.title).toBe('A & B <script> "quoted" ]]>  🎉');
  expect(channel.item.description).toBe(channel.item.title);
});

test("it is RSS 2.0 with dates in its format, and valid when empty", () => {
  const text = feed([{ title: "One", publishedAt: new Date("2026-11-28T12:00:00Z") }, { title: "Two" }]);
  const { rss } = new XMLParser({ ignoreAttributes: false }).parse(text);
  expect(rss["@_version"]).toBe("2.0");
  expect(rss.channel["atom:link"]["@_href"]).toBe("https://windmile.app/feed.xml");
  expect(rss.channel.item).toEqual([
    expect.objectContaining({ title: "One", pubDate: "Sat, 28 Nov 2026 12:00:00 GMT", guid: "https://windmile.app/e" }),
    expect.not.objectContaining({ pubDate: expect.anything() }),
  ]);
  expect(XMLValidator.validate(feed([]))).toBe(true);
});
