import type { Page } from "./browser-test";

/** The keys of one store of what this device keeps of whoever is signed in; null before the service worker is there. */
export const keptKeys = (page: Page, store: "screens" | "drawn"): Promise<string[] | null> =>
  page.evaluate(async (name) => {
    if (!navigator.serviceWorker.controller) return null;
    const found = (await indexedDB.databases()).find((one) => /-[0-9a-f]{12}$/.test(one.name ?? ""));
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open(found?.name ?? "");
      request.onsuccess = () => done(request.result);
    });
    const keys = await new Promise<IDBValidKey[]>((done) => {
      const request = database.transaction(name).objectStore(name).getAllKeys();
      request.onsuccess = () => done(request.result);
    });
    database.close();
    return keys.map(String);
  }, store);
