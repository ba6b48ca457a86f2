import { expect, type Page } from "./browser-test";

/** The keys of what this device stores for the signed-in user; null until the service worker and a store are there. */
const storedKeys = (page: Page, store: "screens" | "responses"): Promise<string[] | null> =>
  page.evaluate(async (name) => {
    if (!navigator.serviceWorker.controller) return null;
    const found = (await indexedDB.databases()).find((one) => /-[0-9a-f]{12}$/.test(one.name ?? ""));
    if (!found?.name) return null; // opening it would create it
    const { name: known } = found;
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open(known);
      request.onsuccess = () => done(request.result);
    });
    const keys = await new Promise<IDBValidKey[]>((done) => {
      const request = database.transaction(name).objectStore(name).getAllKeys();
      request.onsuccess = () => done(request.result);
    });
    database.close();
    return keys.map(String);
  }, store);

/** The paths of the stored screens. */
export const storedScreens = (page: Page): Promise<string[] | null> => storedKeys(page, "screens");

/** Waits until the answers on the screen are stored: a second after the last one arrived, the device has no more. */
export async function answersStored(page: Page): Promise<void> {
  let before = 0;
  const isStill = async () => {
    const now = (await storedKeys(page, "responses"))?.length ?? 0;
    const isSame = now > 0 && now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { intervals: [1500], timeout: 20_000 }).toBe(true);
}

/** The unfinished post in the browser's database: autosave waits for a pause in typing. */
export function storedOnDevice(page: Page, userId: string): Promise<unknown> {
  return page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("entries").objectStore("entries").get("new-post");
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            const { title, caption, photos = [] } = reading.result?.composition ?? {};
            resolve({ title, caption, altTexts: photos.map((photo: { altText: string }) => photo.altText) });
          };
        };
      }),
    `windmile-device-${userId}`,
  );
}

/** When the last event of the unfinished recording on this device happened; null if none is stored. */
export const lastStoredEvent = (page: Page, userId: string): Promise<number | null> =>
  page.evaluate(
    (name) =>
      new Promise<number | null>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction("entries").objectStore("entries");
          const reading = store.getAll(IDBKeyRange.bound("recording-", "recording-\uffff"));
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            const times = reading.result.flat().map(([, at]: [string, number]) => at);
            resolve(times.length > 0 ? Math.max(...times) : null);
          };
        };
      }),
    `windmile-device-${userId}`,
  );
