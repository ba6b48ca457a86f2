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
  skipWaiting: false, // a new version waits until the user agrees
  clientsClaim: true,
});
// Where the cache can't be read, the page and its code come from the server.
serwist.setCatchHandler(({ request }) => fetch(request));
// Earlier versions turned it on, and `page` makes its own request.
disableNavigationPreload();

/** The page without user data that renders the screens from the device's stores. */
export const shell = () => serwist.matchPrecache(paths.shell);
