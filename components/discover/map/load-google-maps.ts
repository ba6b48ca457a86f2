import { loaderDelay, MAP_LOAD_RETRIES } from "@/lib/discover/map/rules";

const LIBRARIES = ["core", "maps", "marker"] as const;
type Loader = {
  setOptions: (options: { key: string; v: string }) => void;
  importLibrary: (name: (typeof LIBRARIES)[number]) => Promise<unknown>;
};

declare global {
  // Google calls it when it rejects the key, possibly long after the map was drawn.
  var gm_authFailure: (() => void) | undefined;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Calls `failed` whenever Google rejects the key. Returns an unsubscribe function. */
export function onAuthenticationFailure(failed: () => void): () => void {
  globalThis.gm_authFailure = failed;
  return () => {
    if (globalThis.gm_authFailure === failed) globalThis.gm_authFailure = undefined;
  };
}

async function loadWithRetries(loader: Loader): Promise<void> {
  for (let count = 0; ; count += 1) {
    try {
      await Promise.all(LIBRARIES.map((name) => loader.importLibrary(name)));
      return;
    } catch (error) {
      if (count >= MAP_LOAD_RETRIES) throw error;
      await pause(loaderDelay(count + 1));
    }
  }
}

let configuredKey: string | null = null;

/**
 * Loads Google's map or rejects: after three retries or when the key is rejected. The library's own retries and its
 * provider's status don't reliably report either. The caller enforces the timeout.
 */
export async function loadGoogleMaps(key: string, load: () => Promise<Loader> = googleLoader): Promise<void> {
  const loader = await load();
  if (configuredKey === null) loader.setOptions({ key, v: "weekly" });
  configuredKey = key;
  let stop = () => {};
  const refused = new Promise<never>((_resolve, reject) => {
    stop = onAuthenticationFailure(() => reject(new Error("Google refused the key")));
  });
  try {
    await Promise.race([loadWithRetries(loader), refused]);
  } finally {
    stop();
  }
}

const googleLoader = async (): Promise<Loader> => import("@googlemaps/js-api-loader");
