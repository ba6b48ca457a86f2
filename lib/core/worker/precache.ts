import { disableNavigationPreload, type PrecacheEntry, Serwist } from "serwist";
import { paths } from "@/lib/core/shared/paths";

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: (PrecacheEntry | string)[] };

export const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    // Fetched without cookies: the shell must not contain the signed-in user.
    plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { credentials: "omit" }) }],
  },
  skipWaiting: false, // a new version waits until the person says so
  clientsClaim: true,
});
// What the device keeps is there to help: where it can't be read, the page and its code come from the server.
serwist.setCatchHandler(({ request }) => fetch(request));
// An app that is opened with what the device keeps would have a page made for nothing.
disableNavigationPreload();

/** The page without a person that draws the screens from what the device keeps. */
export const shell = () => serwist.matchPrecache(paths.shell);
