import { paths } from "@/lib/core/shared/paths";
import { navigate } from "./navigate";
import { signal } from "./signal";

/** Spec §8: how long the notice is shown before the redirect to login. */
const SESSION_END_DELAY = 500;

const ended = signal();
const revoked = signal<void, Promise<void>>();
let leaving = false;

/** Registers the listener that shows the notice; the root component (`Providers`) calls it. */
export const onSessionEnd = ended.on;

/** Registers the function that clears this device when its session was ended from elsewhere; `Providers` calls it. */
export const onSessionRevoked = revoked.on;

/**
 * Called for every 401. However many requests fail at once, there is one toast and one redirect, and login leads back
 * to this page. `usePersistedForm` keeps unsent input, unless the session was ended on purpose: then the device is
 * cleared, as after a logout.
 */
export function announceSessionEnd(clearsDevice: boolean): void {
  if (leaving || typeof window === "undefined") return; // The service worker has no page to redirect.
  leaving = true;
  ended.emit();
  const cleared = clearsDevice ? Promise.allSettled(revoked.emit()) : null;
  const signIn = () => {
    navigate(paths.api.login({ callbackUrl: window.location.pathname + window.location.search }));
    // A page restored from the back-forward cache can lose its session again.
    window.addEventListener("pageshow", allowAgain, { once: true });
  };
  setTimeout(() => (cleared ? void cleared.then(signIn) : signIn()), SESSION_END_DELAY);
}

function allowAgain(): void {
  leaving = false;
}
