import { readPerson } from "@/lib/core/client/device-store";
import { forgetDrawn, readDrawn } from "@/lib/core/client/drawn-store";
import { readScreen } from "@/lib/core/client/seen-store";
import { withLastSeen } from "@/lib/core/shared/last-seen";
import { shell } from "./precache";

declare const self: ServiceWorkerGlobalScope;

/** How long a page may take before the screen as it was last seen is shown instead. Milliseconds. */
const PATIENCE = 4000;
/** No app behind the address, only what stands before it. */
const IS_AWAY = [502, 503, 504];

async function shellIfSeen(request: Request): Promise<Response | undefined> {
  const person = await readPerson();
  if (!person) return undefined;
  return (await readScreen(person.viewer.id, new URL(request.url).pathname)) ? shell() : undefined;
}

const later = <T>(ms: number, act: () => Promise<T>) => new Promise<T>((done) => setTimeout(() => done(act()), ms));

/**
 * The app is opened with a screen that stood there not long ago: the shell with that screen in it, which then brings itself
 * up to date. Whoever reloads a page, or comes from one of ours, asks for the server's answer.
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

/** A page: as it stood when the app was left, as the server makes it now, or else as it was last seen. */
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

/** Whoever goes to sign in, or comes back from where they did, may be somebody else: nobody's screen opens at once. */
export async function signInPage({ request }: FetchEvent): Promise<Response> {
  const person = await readPerson();
  if (person) await forgetDrawn(person.viewer.id);
  return fetch(request);
}

/**
 * What the router asks for when a link is followed. Without a network it is told to open the address itself, which the
 * shell answers; left to wait it would leave a dead link.
 */
export async function screenPayload(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.headers.has("Next-Router-Prefetch")) throw error;
    return new Response("", { status: 503, headers: { "Content-Type": "text/html" } });
  }
}
