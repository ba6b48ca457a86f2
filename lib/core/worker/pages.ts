import { readPerson } from "@/lib/core/client/device-owner";
import { forgetDrawn, readDrawn } from "@/lib/core/client/drawn-store";
import { readScreen } from "@/lib/core/client/seen-store";
import { withLastSeen } from "@/lib/core/shared/last-seen";
import { shell } from "./precache";

declare const self: ServiceWorkerGlobalScope;

/** How long a page may take before the screen as it was last seen is shown instead. Milliseconds. */
const PATIENCE = 4000;
/** Statuses of a proxy whose app is down. */
const IS_AWAY = [502, 503, 504];

async function shellIfSeen(request: Request): Promise<Response | undefined> {
  const person = await readPerson();
  if (!person) return undefined;
  return (await readScreen(person.viewer.id, new URL(request.url).pathname)) ? shell() : undefined;
}

const later = <T>(ms: number, act: () => Promise<T>) => new Promise<T>((done) => setTimeout(() => done(act()), ms));

/**
 * On a cold start of the app: the shell with the screen's recent snapshot in it, which then revalidates. Reloads and
 * navigations from one of our own pages go to the server.
 */
async function asItStood(request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  if (search !== "") return undefined;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const person = windows.length === 0 ? await readPerson() : undefined;
  const drawn = person && (await readDrawn(person.viewer.id, pathname));
  const empty = drawn && (await shell());
  const whole = empty && withLastSeen(await empty.clone().text(), drawn);
  if (whole === undefined) return undefined;
  const headers = new Headers(empty?.headers);
  for (const ofBody of ["content-encoding", "content-length", "etag"]) headers.delete(ofBody);
  return new Response(whole, { headers });
}

/** A page: its recent snapshot on a cold start, else from the server, else (offline, too slow, app down) from the shell. */
export async function page({ request }: FetchEvent): Promise<Response> {
  const stood = await asItStood(request).catch(() => undefined);
  if (stood) return stood;
  const fromServer = fetch(request);
  const orShell = async (): Promise<Response> => {
    const response = await fromServer;
    return (IS_AWAY.includes(response.status) && (await shellIfSeen(request))) || response;
  };
  try {
    return await Promise.race([orShell(), later(PATIENCE, async () => (await shellIfSeen(request)) ?? orShell())]);
  } catch (error) {
    const drawn = await shell(); // which says so where the screen was never seen
    if (drawn) return drawn;
    throw error;
  }
}

/** Around a sign-in the user may change, so no snapshot is shown. */
export async function signInPage({ request }: FetchEvent): Promise<Response> {
  const person = await readPerson();
  if (person) await forgetDrawn(person.viewer.id);
  return fetch(request);
}

/**
 * The router's RSC request for a link. Offline the answer makes the router do a full navigation, which the shell serves;
 * otherwise the link would do nothing.
 */
export async function screenPayload(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.headers.has("Next-Router-Prefetch")) throw error;
    return new Response("", { status: 503, headers: { "Content-Type": "text/html" } });
  }
}
