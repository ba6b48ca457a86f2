import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { savesData } from "@/lib/core/client/connection";
import { paths } from "@/lib/core/shared/paths";
import { TAKE_OVER } from "@/lib/core/shared/worker-messages";

/** The worker's cache is for the next visit, so it is registered long after this page has rendered. Milliseconds. */
const AFTER_LOAD_MS = 4000;
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** Starts the service worker; hears of a newer one that waits until somebody lets it begin. */
function useServiceWorker(): ServiceWorker | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    const { serviceWorker: container } = navigator;
    if (process.env.NODE_ENV !== "production" || !container || savesData()) return;
    let looked = Date.now();
    let registration: ServiceWorkerRegistration | undefined;
    const look = () => {
      if (document.hidden || !registration || Date.now() - looked < LOOK_AGAIN_MS) return;
      looked = Date.now();
      void registration.update().catch(() => undefined);
    };
    const watch = (found: ServiceWorkerRegistration | undefined) => {
      if (!found) return; // where workers are blocked, registering may resolve with nothing
      registration = found;
      const ask = (worker: ServiceWorker | null) => {
        // The first one replaces nothing.
        if (worker?.state === "installed" && container.controller) setWaiting(worker);
      };
      ask(found.waiting);
      found.addEventListener("updatefound", () => {
        const worker = found.installing;
        worker?.addEventListener("statechange", () => ask(worker));
      });
    };
    const start = () =>
      container.register(paths.serviceWorker, { updateViaCache: "none" }).then(watch, () => undefined);
    const timer = setTimeout(start, AFTER_LOAD_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return waiting;
}

/** Asks before updating: an automatic reload would lose what somebody is typing. */
export function ServiceWorkerHost() {
  const waiting = useServiceWorker();
  const [isLater, setLater] = useState(false);
  if (!waiting || isLater) return null;
  const update = () => {
    // Another tab has activated it already: there will be no further event.
    if (waiting.state !== "installed") return window.location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
    waiting.postMessage(TAKE_OVER);
  };
  return (
    <div
      role="status"
      className="over-main bottom-[calc(var(--nav-height)+var(--safe-bottom)+0.75rem)] z-45 flex justify-center px-4"
    >
      <div className="flex w-full items-center gap-2 rounded-card border border-line bg-card py-2 pr-2 pl-4 text-ink shadow-raise">
        <p className="min-w-0 flex-1 font-semibold text-sm">A new version of Windmile is ready</p>
        <Button variant="ghost" size="sm" onClick={() => setLater(true)}>
          Later
        </Button>
        <Button size="sm" onClick={update}>
          Update
        </Button>
      </div>
    </div>
  );
}
