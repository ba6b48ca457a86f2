import { ApiError, callApi, getPage } from "@/lib/core/client/api-client";
import { persist } from "@/lib/core/client/device-contents";
import {
  CITY_PACK_CACHE,
  type CityPack,
  isUserCleared,
  PACK_KEY,
  removeDeviceEntry,
  writeDeviceEntry,
} from "@/lib/core/client/device-store";
import { endlessKey, pageUrls } from "@/lib/core/shared/endless-key";
import { paths } from "@/lib/core/shared/paths";
import { packAnswers, packDetails, packLists, picturesIn } from "./rules";

const MAX_PAGES = 10;
/** Parallel downloads: enough to use a phone's connection, few enough not to block other requests for long. */
const AT_ONCE = 4;

type Progress = (done: number, of: number) => void;
type Page = { nextCursor: string | null };

/** Lists whose responses are bare arrays, with the next page in a header. */
const BARE: readonly string[] = [paths.api.workoutHistory, paths.api.savedList(), paths.api.profilePhotos];

async function wholeList(first: string): Promise<Page[]> {
  const pages: Page[] = [];
  const url = pageUrls(first);
  for (let next: string | null = first; next && pages.length < MAX_PAGES; ) {
    pages.push(BARE.includes(first) ? await getPage(next) : await callApi<Page>(next));
    next = url(pages.length, pages.at(-1) ?? null);
  }
  return pages;
}

/** Settles when all items are done; the first failure stops the rest. */
async function each<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const work = async () => {
    try {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

async function keepPicture(cache: Cache, url: string): Promise<number> {
  const known = await cache.match(url);
  if (known) return (await known.blob()).size;
  const response = await fetch(url).catch(() => null);
  if (response?.status !== 200) return 0; // Deleted or hidden in the meantime.
  const copy = response.clone();
  await cache.put(url, response);
  return (await copy.blob()).size;
}

/** Downloads the city and the user's own data, and stores them until they are removed. Rejects when offline. */
export async function downloadPack(userId: string, onProgress: Progress): Promise<CityPack> {
  await persist();
  const answers: Record<string, unknown> = {};
  let [done, total] = [0, 0];
  const step = () => {
    done += 1;
    onProgress(done, total);
  };
  const lists = packLists();
  total = lists.length + packAnswers().length;
  await each(lists, async (first) => {
    answers[endlessKey(first)] = await wholeList(first);
    step();
  });
  const single = async (url: string) => {
    try {
      answers[url] = await callApi(url);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error; // A place can be deleted while its list is read.
    }
    step();
  };
  await each(packAnswers(), single);
  const details = packDetails(Object.values(answers).flat());
  total += details.length;
  await each(details, single);

  const pictures = [...new Set(picturesIn(answers))];
  total += pictures.length;
  if (isUserCleared(userId)) throw new Error("logged out in the meantime");
  const cache = await caches.open(CITY_PACK_CACHE + userId);
  let bytes = new Blob([JSON.stringify(answers)]).size;
  await each(pictures, async (url) => {
    bytes += await keepPicture(cache, url);
    step();
  });
  const pack = { answers, at: Date.now(), bytes, pictures: pictures.length };
  await writeDeviceEntry(userId, PACK_KEY, pack);
  return pack;
}

export async function removePack(userId: string): Promise<void> {
  await Promise.all([removeDeviceEntry(userId, PACK_KEY), caches.delete(CITY_PACK_CACHE + userId)]);
}
