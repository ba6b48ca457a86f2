import "server-only";
import { env } from "./env";

type ClientAddress = { key: string; isShared: boolean };
const SHARED: ClientAddress = { key: "direct", isShared: true };

/**
 * The key for rate limits without a session. X-Forwarded-For is trusted only for the TRUSTED_PROXY_HOPS proxies that
 * are ours: with N hops, the Nth entry from the right. With 0 hops anyone could write it, so the socket's address
 * counts, or the one from Vercel. Requests from this machine, or through an undeclared proxy, share one bucket
 * (`isShared`).
 */
export function clientAddress(headers: Headers): ClientAddress {
  const hops = env.TRUSTED_PROXY_HOPS;
  if (hops > 0) return counted((headers.get("x-forwarded-for") ?? "").split(",").at(-hops));
  if (env.VERCEL) return counted(headers.get("x-vercel-forwarded-for")?.split(",")[0]);
  const socket = socketAddress(headers);
  return socket === null || isLoopback(socket) ? SHARED : counted(socket);
}

const counted = (entry: string | undefined): ClientAddress => {
  const address = withoutPort(entry?.trim() ?? "");
  return address ? { key: bucketOf(address), isShared: false } : SHARED;
};

/**
 * The address at the other end of the connection; null without our own server (a platform, a test), which names the
 * header that has it. The header is empty for requests through a proxy.
 */
function socketAddress(headers: Headers): string | null {
  const name = process.env.WINDMILE_ADDRESS_HEADER;
  return name ? headers.get(name)?.replace(/^::ffff:(?=\d+\.)/, "") || null : null;
}

const isLoopback = (address: string) => address === "::1" || address.startsWith("127.");

/** Whether a request comes directly from this machine, judging by its connection instead of its headers. */
export function isLocalRequest(headers: Headers): boolean {
  const address = socketAddress(headers);
  return address !== null && isLoopback(address);
}

/** Some proxies append the port, which would make every connection count as another address. */
function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^(?:\[(.*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
}

/** An IPv6 customer owns a /64: counting single addresses would limit nothing. */
function bucketOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address.slice(0, 45);
  const [head = ""] = address.split("::");
  const groups = head.split(":");
  while (groups.length < 4) groups.push("0");
  return `${groups.slice(0, 4).join(":").slice(0, 40)}::/64`;
}
