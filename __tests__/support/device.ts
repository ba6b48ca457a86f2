import type { Page } from "./browser-test";

/** The paths of the screens that this device stores for the signed-in user; null until the service worker is there. */
export const storedScreens = (page: Page): Promise<string[] | null> =>
  page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return null;
    const found = (await indexedDB.databases()).find((one) => /-[0-9a-f]{12}$/.test(one.name ?? ""));
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open(found?.name ?? "");
      request.onsuccess = () => done(request.result);
    });
    const keys = await new Promise<IDBValidKey[]>((done) => {
      const request = database.transaction("screens").objectStore("screens").getAllKeys();
      request.onsuccess = () => done(request.result);
    });
    database.close();
    return keys.map(String);
  });

/** The unfinished post in the browser's database: autosave waits for a pause in typing. */
export function keptOnDevice(page: Page, userId: string): Promise<unknown> {
  return page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("kept").objectStore("kept").get("new-post");
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
