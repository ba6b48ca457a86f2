/// <reference lib="webworker" />
import { type PrecacheEntry, Serwist } from "serwist";
import { CITY_PACK_CACHE, keep, picturesOf, readPerson, SHARED_KEY } from "@/lib/core/client/device-store";
import { readOutbox, SYNC_TAG, sendOutbox } from "@/lib/core/client/outbox";
import { readScreen } from "@/lib/core/client/seen-store";
import { paths } from "@/lib/core/shared/paths";
import { isTakeOver, SHARED_FILES } from "@/lib/core/shared/worker-messages";

/**
 * The service worker. It keeps what is nobody's: the build, its fonts, drawings, and the shell, one page without a person
 * that draws the screens from what the person's own device keeps (`components/shell`). HTML made for somebody and
 * answers of the API are never kept here; photos are, in a cache of the person who saw them.
 */
declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: (PrecacheEntry | string)[] };

/** How long a page may take before the screen as it was last seen is shown instead. Milliseconds. */
const PATIENCE = 4000;
const MOST_PICTURES = 400;
const MOST_DRAWINGS = 600;
const DRAWINGS = "drawings";
/** No app behind the address, only what stands before it. */
const IS_AWAY = [502, 503, 504];

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    // Asked for as a stranger would: whoever is signed in must not stand in the shell.
    plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { credentials: "omit" }) }],
  },
  skipWaiting: false, // a new version waits until the person says so
  clientsClaim: true,
  navigationPreload: true,
});

async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

const pathOf = (request: Request) => new URL(request.url).pathname;
const shell = () => serwist.matchPrecache(paths.shell);

async function shellIfSeen(request: Request): Promise<Response | undefined> {
  const person = await readPerson();
  if (!person) return undefined;
  return (await readScreen(person.viewer.id, pathOf(request))) ? shell() : undefined;
}

const later = <T>(ms: number, act: () => Promise<T>) => new Promise<T>((done) => setTimeout(() => done(act()), ms));

/** A page: as the server makes it now, or else as it was last seen. */
async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const preloaded: Promise<Response | undefined> = event.preloadResponse;
  const fromServer = preloaded.then((response) => response ?? fetch(request));
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

/**
 * What the router asks for when a link is followed. Without a network it is told to open the address itself, which the
 * shell answers; left to wait it would leave a dead link.
 */
async function screenPayload(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.headers.has("Next-Router-Prefetch")) throw error;
    return new Response("", { status: 503, headers: { "Content-Type": "text/html" } });
  }
}

/** Somebody's photo: asked for each time, because who may see it can change; without a network as it was last seen. */
async function picture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const person = await readPerson();
  if (!person) return fetch(request);
  const cache = await caches.open(picturesOf(person.viewer.id));
  try {
    const response = await fetch(request);
    if (response.status === 200) {
      const copy = response.clone();
      event.waitUntil(cache.put(request, copy).then(() => trim(cache, MOST_PICTURES)));
    } else if ([401, 403, 404].includes(response.status)) {
      event.waitUntil(cache.delete(request, { ignoreSearch: true }));
    }
    return response;
  } catch (error) {
    const kept =
      (await cache.match(request)) ??
      (await caches.match(request, { cacheName: CITY_PACK_CACHE + person.viewer.id, ignoreSearch: true })) ??
      (await cache.match(request, { ignoreSearch: true }));
    if (kept) return kept;
    throw error;
  }
}

/** Posters, portraits and icons, and parts of the build of another version: the same for everybody. */
async function drawing(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(DRAWINGS);
  const person = await readPerson();
  const packed = person && { cacheName: CITY_PACK_CACHE + person.viewer.id };
  const kept = (await cache.match(request)) ?? (packed && (await caches.match(request, packed)));
  const fetched = fetch(request).then((response) => {
    if (response.status === 200) {
      const copy = response.clone();
      event.waitUntil(cache.put(request, copy).then(() => trim(cache, MOST_DRAWINGS)));
    }
    return response;
  });
  if (!kept) return fetched;
  event.waitUntil(fetched.catch(() => undefined));
  return kept;
}

/** Pictures from the system's share sheet, kept for New Post to take. */
async function shared(event: FetchEvent): Promise<Response> {
  const form = await event.request.formData();
  const files = form.getAll(SHARED_FILES).filter((value) => value instanceof File && value.size > 0);
  const person = await readPerson();
  if (person && files.length > 0) await keep(person.viewer.id, SHARED_KEY, files);
  return Response.redirect(paths.newPost, 303);
}

const answered =
  (act: (event: FetchEvent) => Promise<Response>) =>
  async ({ event }: { event: ExtendableEvent }): Promise<Response> =>
    event instanceof FetchEvent ? act(event) : Response.error();

const isOurs = (url: URL) => url.origin === self.location.origin;
serwist.registerCapture(
  ({ url, request }) =>
    isOurs(url) &&
    request.mode === "navigate" &&
    !/^\/(api|media|_next)\//.test(url.pathname) &&
    request.method === "GET",
  answered(page),
);
serwist.registerCapture(({ url }) => isOurs(url) && url.pathname === paths.share, answered(shared), "POST");
serwist.registerCapture(
  ({ url, request }) => isOurs(url) && request.headers.get("RSC") === "1" && request.method === "GET",
  ({ request }) => screenPayload(request),
);
serwist.registerCapture(({ url }) => isOurs(url) && url.pathname.startsWith("/media/"), answered(picture));
serwist.registerCapture(
  ({ url }) => isOurs(url) && /^\/(posters|avatars|icons|_next\/static)\//.test(url.pathname),
  answered(drawing),
);

/** Background Sync: rejecting has the browser try again later. */
async function sendWaiting(): Promise<void> {
  const person = await readPerson();
  if (!person) return;
  await sendOutbox(person.viewer.id);
  const left = await readOutbox(person.viewer.id);
  if (left.some(({ problem }) => problem === null)) throw new Error("not sent yet");
}

self.addEventListener("sync", (event) => {
  if (event instanceof ExtendableEvent && "tag" in event && event.tag === SYNC_TAG) event.waitUntil(sendWaiting());
});

self.addEventListener("message", (event) => {
  if (isTakeOver(event.data)) void self.skipWaiting();
});

serwist.addEventListeners();
