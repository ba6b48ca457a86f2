/** Structured data for search engines. Browsers don't run it, so it needs no nonce. */
export function JsonLd({ data }: { data: object }) {
  // "<" is escaped, so that no text can end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
