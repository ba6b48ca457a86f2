import "server-only";
import { headers } from "next/headers";
import { env } from "./env";

/** Other sites need whole addresses; where none is configured the request's own host is the one people use. */
export async function pageOrigin(): Promise<URL> {
  const host = (await headers()).get("host") ?? "localhost";
  const address = env.NEXTAUTH_URL ?? `http://${host}`;
  return new URL(URL.canParse(address) ? address : "http://localhost");
}
