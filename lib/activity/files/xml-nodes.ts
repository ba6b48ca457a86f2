/** Reads nodes from fast-xml-parser, which returns a single element as itself and repeated elements as an array. */
type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

export function children(parent: unknown, name: string): unknown[] {
  const found = isNode(parent) ? parent[name] : undefined;
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found];
}

/** The text of a child element. Skips elements with their own namespace, which belong to another schema. */
export function textIn(parent: unknown, name: string): string {
  for (const child of children(parent, name)) {
    if (typeof child === "string") return child.trim();
    if (isNode(child) && child["@xmlns"] === undefined && typeof child["#text"] === "string")
      return child["#text"].trim();
  }
  return "";
}

export const toNumber = (text: string): number => (text === "" ? Number.NaN : Number(text.replace(",", ".")));
export const numberIn = (parent: unknown, name: string): number => toNumber(textIn(parent, name));

/** The first text at any depth with one of these local names, because every app nests extensions differently. */
export function textBelow(parent: unknown, localNames: readonly string[]): string {
  if (Array.isArray(parent)) return parent.map((one) => textBelow(one, localNames)).find(Boolean) ?? "";
  if (!isNode(parent)) return "";
  for (const [key, value] of Object.entries(parent)) {
    const isNamed = localNames.includes(key.slice(key.indexOf(":") + 1).toLowerCase());
    const text = (isNamed && textIn(parent, key)) || textBelow(value, localNames);
    if (text) return text;
  }
  return "";
}

/** Decodes an XML file by its byte order mark, the zero bytes of UTF-16, or its declared encoding. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder("utf-16le").decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder("utf-16be").decode(bytes);
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const declared = /encoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1] ?? "utf-8";
  // .NET declares UTF-16 in files that it writes as UTF-8.
  const isLatin = /^(?:iso-8859|windows-12|latin)/i.test(declared);
  return new TextDecoder(isLatin ? declared : "utf-8").decode(bytes);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
/**
 * Decodes the five predefined XML entities in titles. The parser expands none, to prevent attacks with custom entities.
 */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(\w{1,4}));/g, (whole, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? whole),
  );
