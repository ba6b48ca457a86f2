import { XMLBuilder } from "fast-xml-parser";

type FeedItem = { title: string; description: string; url: string; publishedAt: Date | null };
type Feed = { title: string; description: string; url: string; self: string; items: readonly FeedItem[] };

/** Characters that XML 1.0 doesn't allow, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const plainText = (text: string) => text.replace(NOT_XML, "");

/** RSS 2.0. */
export function writeFeed({ title, description, url, self, items }: Feed): string {
  return new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", format: true }).build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    rss: {
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      channel: {
        title,
        link: url,
        description,
        language: "en-US",
        "atom:link": { "@href": self, "@rel": "self", "@type": "application/rss+xml" },
        item: items.map((item) => ({
          title: plainText(item.title),
          link: item.url,
          guid: item.url,
          description: plainText(item.description),
          ...(item.publishedAt && { pubDate: item.publishedAt.toUTCString() }),
        })),
      },
    },
  });
}
