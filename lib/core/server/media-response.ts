import "server-only";

export type MediaFile = {
  name: string;
  contentType: string;
  /** Changes with the bytes. */
  etag: string;
  /** Whether visitors may see it too. */
  isPublic: boolean;
  /** Reads the bytes; not called for a 304. */
  read: () => Promise<Buffer>;
};
type Range = { start: number; end: number };

/**
 * How long a cache may serve a public picture without revalidating: it may become private, or be deleted, at any
 * moment.
 */
const PUBLIC_SECONDS = 60;

/** The single range a request asks for; null for the whole file, "wrong" if it can't be served. */
function rangeOf(header: string | null, size: number): Range | "wrong" | null {
  if (header === null) return null;
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return "wrong";
  const start = from === "" ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? "wrong" : { start, end };
}

/** Whether the client has this version. A proxy that compresses the response may have turned its ETag into a weak one. */
export const hasEtag = (request: Request, etag: string): boolean =>
  (request.headers.get("if-none-match") ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === etag);

/**
 * A response with a stored picture. Browsers can only display it: no sniffing, no scripts, no use on other sites.
 * Caches revalidate public pictures after a minute and others each time; a match costs no bytes.
 */
export async function mediaResponse(request: Request, picture: MediaFile): Promise<Response> {
  const { name, contentType, etag, isPublic } = picture;
  const headers = new Headers({
    "Content-Type": contentType,
    "Content-Disposition": `inline; filename="${name}"`,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": isPublic ? `public, max-age=${PUBLIC_SECONDS}, must-revalidate` : "private, no-cache",
    "Accept-Ranges": "bytes",
    ETag: etag,
  });
  if (hasEtag(request, etag)) return new Response(null, { status: 304, headers });
  const bytes = await picture.read();
  const condition = request.headers.get("if-range");
  const range = condition !== null && condition !== etag ? null : rangeOf(request.headers.get("range"), bytes.length);
  if (range === "wrong") {
    headers.set("Content-Range", `bytes */${bytes.length}`);
    headers.set("Cache-Control", "no-store");
    return new Response(null, { status: 416, headers });
  }
  if (range === null) {
    headers.set("Content-Length", String(bytes.length));
    return new Response(new Uint8Array(bytes), { headers });
  }
  headers.set("Content-Range", `bytes ${range.start}-${range.end}/${bytes.length}`);
  headers.set("Content-Length", String(range.end - range.start + 1));
  return new Response(new Uint8Array(bytes.subarray(range.start, range.end + 1)), { status: 206, headers });
}
