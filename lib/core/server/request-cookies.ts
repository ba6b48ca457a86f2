import "server-only";

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** A request's cookies; of a repeated name the first is used, because browsers send the most specific first. */
export function cookiesOf(request: Request): Map<string, string> {
  const jar = new Map<string, string>();
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (name && !jar.has(name)) jar.set(name, decodeValue(pair.slice(at + 1).trim()));
  }
  return jar;
}
