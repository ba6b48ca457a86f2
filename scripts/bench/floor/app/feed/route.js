export const dynamic = "force-dynamic";

const item = { id: "0", caption: "x".repeat(430) };
const feed = Array.from({ length: 20 }, (_, index) => ({ ...item, id: String(index) }));

/** Twenty items, ten kilobytes, from a constant. */
export function GET() {
  return Response.json(feed);
}
