/// <reference lib="webworker" />
import { readPerson } from "@/lib/core/client/device-owner";
import { keep, SHARED_KEY } from "@/lib/core/client/device-store";
import { readOutbox, SYNC_TAG } from "@/lib/core/client/outbox";
import { sendOutbox } from "@/lib/core/client/outbox-sender";
import { paths } from "@/lib/core/shared/paths";
import { isTakeOver, SHARED_FILES } from "@/lib/core/shared/worker-messages";
import { page, screenPayload, signInPage } from "./pages";
import { drawing, picture } from "./pictures";
import { serwist } from "./precache";
import { openNotification, showNotification } from "./pushes";

/**
 * The service worker. It keeps what is nobody's: the build, its fonts, drawings, and the shell, one page without a person
 * that draws the screens from what the person's own device keeps (`components/shell`). HTML made for somebody and
 * answers of the API are never kept here; photos are, in a cache of the person who saw them.
 */
declare const self: ServiceWorkerGlobalScope;

/** Pictures another app shares: kept for the new post, which opens. */
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

const SIGN_IN = /^\/(api\/(auth|login)|login|signup|forgot)(\/|$)/;
const isOurs = (url: URL) => url.origin === self.location.origin;
serwist.registerCapture(
  ({ url, request }) =>
    isOurs(url) && request.mode === "navigate" && request.method === "GET" && SIGN_IN.test(url.pathname),
  answered(signInPage),
);
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
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await sendOutbox(person.viewer.id, { isInBackground: pages.length === 0 });
  const left = await readOutbox(person.viewer.id);
  if (left.some(({ problem }) => problem === null)) throw new Error("not sent yet");
}

self.addEventListener("sync", (event) => {
  if (event instanceof ExtendableEvent && "tag" in event && event.tag === SYNC_TAG) event.waitUntil(sendWaiting());
});

self.addEventListener("push", showNotification);

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNotification());
});

self.addEventListener("message", (event) => {
  if (isTakeOver(event.data)) void self.skipWaiting();
});

serwist.addEventListeners();
