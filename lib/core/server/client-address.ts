import "server-only";
import { env } from "./env";

/**
 * Who to count a request against when nobody is signed in.
 * X-Forwarded-For is believed only as far as TRUSTED_PROXY_HOPS proxies of ours wrote it: with N hops the Nth entry
 * from the right. With 0 the header is anybody's text, and all direct traffic shares one bucket (`isShared`).
 */
export function clientAddress(headers: Headers): { key: string; isShared: boolean } {
  const hops = env.TRUSTED_PROXY_HOPS;
  if (hops === 0) return { key: "direct", isShared: true };
  const entries = (headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  const address = withoutPort(entries.at(-hops) ?? "");
  return address ? { key: bucketOf(address), isShared: false } : { key: "direct", isShared: true };
}

/** Some proxies write the port too, which would make every connection an address of its own. */
function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^(?:\[(.*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
}

/** An IPv6 customer owns a /64: counting single addresses would count nothing. */
function bucketOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address.slice(0, 45);
  const [head = ""] = address.split("::");
  const groups = head.split(":");
  while (groups.length < 4) groups.push("0");
  return `${groups.slice(0, 4).join(":").slice(0, 40)}::/64`;
}
