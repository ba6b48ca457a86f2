/// <reference lib="webworker" />

import { readStoredViewer } from "@/lib/core/client/device-owner";
import { writeDeviceEntry } from "@/lib/core/client/device-store";
import { readOutbox, SYNC_TAG } from "@/lib/core/client/outbox";
import { sendOutbox } from "@/lib/core/client/outbox-sender";
import { SHARED_PHOTOS, SHARED_TRACKS } from "@/lib/core/client/shared-files";
import { paths } from "@/lib/core/shared/paths";
import { isTrackFile } from "@/lib/core/shared/track-files";
import { isTakeOver, SHARED_FILES, sharedText } from "@/lib/core/shared/worker-messages";
import { page, screenPayload } from "./pages";
import { drawing, picture } from "./pictures";
import { serwist } from "./precache";
import { openNotification, showNotification } from "./pushes";

/**
 * The service worker. It caches only data without a user: the build, its fonts, drawings, and the shell, a page without
 * user data that renders the screens from the device's own stores (`components/shell`). It never caches personalized
 * HTML or API responses. Photos are in a cache per user.
 */
declare const self: ServiceWorkerGlobalScope;

/** Handles the system's share sheet: tracks open the import; pictures and text open New Post. */
async function shared(event: FetchEvent): Promise<Response> {
  const form = await event.request.formData();
  const files = form.getAll(SHARED_FILES).filter((value): value is File => value instanceof File && value.size > 0);
  const tracks = files.filter(isTrackFile);
  const person = await readStoredViewer();
  if (person && tracks.length > 0) {
    await writeDeviceEntry(person.viewer.id, SHARED_TRACKS, tracks);
    return Response.redirect(paths.importWorkouts, 303);
  }
  if (person && files.length > 0) await writeDeviceEntry(person.viewer.id, SHARED_PHOTOS, files);
  return Response.redirect(paths.newPostWith(sharedText(form)), 303);
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
  // A worker's script comes from the network: its parameters are in the address's hash, which a stored response loses.
  ({ url, request }) =>
    isOurs(url) && request.destination !== "worker" && /^\/(posters|avatars|icons|_next\/static)\//.test(url.pathname),
  answered(drawing),
);

/** Background Sync: rejecting makes the browser try again later. */
async function flushOutbox(): Promise<void> {
  const person = await readStoredViewer();
  if (!person) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await sendOutbox(person.viewer.id, { isInBackground: pages.length === 0 });
  const left = await readOutbox(person.viewer.id);
  if (left.some(({ problem }) => problem === null)) throw new Error("not sent yet");
}

self.addEventListener("sync", (event) => {
  if (event instanceof ExtendableEvent && "tag" in event && event.tag === SYNC_TAG) event.waitUntil(flushOutbox());
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
