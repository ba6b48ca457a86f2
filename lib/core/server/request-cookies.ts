import "server-only";
import { parse } from "cookie";

/** A request's cookies; of a repeated name the first is used, because browsers send the most specific first. */
export function cookiesOf(request: Request): Map<string, string | undefined> {
  return new Map(Object.entries(parse(request.headers.get("cookie") ?? "")));
}
