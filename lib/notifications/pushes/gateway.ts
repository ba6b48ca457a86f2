import "server-only";
import { lookup } from "node:dns";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { generateRequestDetails } from "web-push";
import { env } from "@/lib/core/server/env";
import { type PushMessage, TTL_SECONDS } from "./rules";
import type { Subscribe } from "./schema";

/** The keys that sign pushes; null if none are configured, and pushes are off. */
export function vapidKeys(): { publicKey: string; privateKey: string } | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}

/**
 * Whether the app may send to this URL from a browser: https on its standard port, by host name. The name's IP address
 * is checked with every push. Only the environment can allow a test push service.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (env.PUSH_SERVICE_ORIGIN !== undefined && origin === new URL(env.PUSH_SERVICE_ORIGIN).origin) return true;
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, "")) === 0 && hostname.includes(".");
  return protocol === "https:" && port === "" && username === "" && password === "" && isNamed;
}

/** Addresses that aren't public (RFC 6890 and others): the app must not be made to call its own network (SSRF). */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  PRIVATE.addSubnet(net, bits, "ipv4");
/** Of IPv6, only 2000::/3 is in use, and the ranges below lead into IPv4 or nowhere. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet("2000::", 3, "ipv6");
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  PRIVATE.addSubnet(net, bits, "ipv6");

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, "ipv4");
  return family === 6 && PUBLIC_V6.check(address, "ipv6") && !PRIVATE.check(address, "ipv6");
}

/**
 * Connects to exactly the addresses that were checked, so that the name can't resolve to others in between (DNS
 * rebinding).
 */
const lookupPublic: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error("No address"), "", 0);
    if (found.some(({ address }) => !isPublicAddress(address))) return done(new Error("Not a public address"), "", 0);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });

const TIMEOUT_MS = 5000;

function post(endpoint: string, headers: Record<string, string>, body: Buffer): Promise<number> {
  const isStandIn = env.PUSH_SERVICE_ORIGIN !== undefined && endpoint.startsWith(`${env.PUSH_SERVICE_ORIGIN}/`);
  const request = new URL(endpoint).protocol === "http:" ? requestPlain : requestSecure;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((done, failed) => {
    request(endpoint, { method: "POST", headers, signal, ...(!isStandIn && { lookup: lookupPublic }) }, (response) => {
      response.destroy(); // only the status line matters, and redirects aren't followed
      done(response.statusCode ?? 0);
    })
      .once("error", failed)
      .end(body);
  });
}

/**
 * Sends a message to one browser. `gone`: the subscription has expired; `refused`: it will never be accepted. Rejects
 * if it may be retried.
 */
export async function sendPush(
  { endpoint, keys }: Subscribe,
  message: PushMessage,
): Promise<"sent" | "gone" | "refused"> {
  const vapid = vapidKeys();
  if (!vapid || !isPushService(endpoint)) return "refused";
  const details = generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
    vapidDetails: { subject: `mailto:${env.SUPPORT_EMAIL}`, ...vapid },
    TTL: TTL_SECONDS,
    contentEncoding: "aes128gcm",
  });
  const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
  const status = await post(endpoint, headers, details.body ?? Buffer.alloc(0));
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  if (status === 429 || status >= 500 || status === 0) throw new Error(`The push service responded with ${status}`);
  return "refused";
}
