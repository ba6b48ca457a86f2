import { readStoredViewer } from "@/lib/core/client/device-owner";
import { CITY_PACK_CACHE, picturesOf } from "@/lib/core/client/device-store";

const MAX_PICTURES = 400;
const MAX_DRAWINGS = 600;
const DRAWINGS = "drawings";

async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/** A user's photo: revalidated each time, because its visibility can change; offline, the last copy. */
export async function picture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const person = await readStoredViewer();
  if (!person) return fetch(request);
  const cache = await caches.open(picturesOf(person.viewer.id));
  try {
    const response = await fetch(request);
    if (response.status === 200) {
      const copy = response.clone();
      event.waitUntil(cache.put(request, copy).then(() => trim(cache, MAX_PICTURES)));
    } else if ([401, 403, 404].includes(response.status)) {
      event.waitUntil(cache.delete(request, { ignoreSearch: true }));
    }
    return response;
  } catch (error) {
    const cached =
      (await cache.match(request)) ??
      (await caches.match(request, { cacheName: CITY_PACK_CACHE + person.viewer.id, ignoreSearch: true })) ??
      (await cache.match(request, { ignoreSearch: true }));
    if (cached) return cached;
    throw error;
  }
}

/** Posters, portraits, icons, and files of other builds, which are the same for everyone. */
export async function drawing(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(DRAWINGS);
  const person = await readStoredViewer();
  const packed = person && { cacheName: CITY_PACK_CACHE + person.viewer.id };
  const cached = (await cache.match(request)) ?? (packed && (await caches.match(request, packed)));
  const fetched = fetch(request).then((response) => {
    if (response.status === 200) {
      const copy = response.clone();
      event.waitUntil(cache.put(request, copy).then(() => trim(cache, MAX_DRAWINGS)));
    }
    return response;
  });
  if (!cached) return fetched;
  event.waitUntil(fetched.catch(() => undefined));
  return cached;
}
