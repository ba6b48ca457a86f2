import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { savesData } from "@/lib/core/client/connection";
import { paths } from "@/lib/core/shared/paths";
import { isOpenNotifications, TAKE_OVER } from "@/lib/core/shared/worker-messages";

/**
 * Milliseconds. Late enough not to compete with rendering, and early enough that the app works offline even after a
 * short first visit.
 */
const AFTER_RENDER_MS = 1000;
const CHECK_INTERVAL_MS = 60 * 60 * 1000;

/** Registers the service worker and returns a newer one that waits for the user's permission to take over. */
function useServiceWorker(): ServiceWorker | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    const { serviceWorker: container } = navigator;
    if (process.env.NODE_ENV !== "production" || !container || savesData()) return;
    let looked = Date.now();
    let registration: ServiceWorkerRegistration | undefined;
    const checkForUpdate = () => {
      if (document.hidden || !registration || Date.now() - looked < CHECK_INTERVAL_MS) return;
      looked = Date.now();
      void registration.update().catch(() => undefined);
    };
    const watch = (found: ServiceWorkerRegistration | undefined) => {
      if (!found) return; // `register` may resolve with undefined where workers are blocked
      registration = found;
      const ask = (worker: ServiceWorker | null) => {
        // The first worker doesn't replace another one, so there's no update to announce.
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
    const timer = setTimeout(start, AFTER_RENDER_MS);
    document.addEventListener("visibilitychange", checkForUpdate);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", checkForUpdate);
    };
  }, []);
  return waiting;
}

/**
 * Opens a tapped push notification inside the app, because a page load would end a running recording. It is a link, so
 * that a screen with unsaved input asks first.
 */
function PushedLink() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const follow = ({ data, ports }: MessageEvent<unknown>) => {
      if (!isOpenNotifications(data)) return;
      ports[0]?.postMessage(null);
      link.current?.click();
    };
    navigator.serviceWorker?.addEventListener("message", follow);
    return () => navigator.serviceWorker?.removeEventListener("message", follow);
  }, []);
  return <Link ref={link} href={paths.notifications} hidden />;
}

export function ServiceWorkerHost() {
  return (
    <>
      <PushedLink />
      <UpdateNotice />
    </>
  );
}

/** Asks before updating, because an automatic reload would lose unsaved input. */
function UpdateNotice() {
  const waiting = useServiceWorker();
  const [isLater, setLater] = useState(false);
  if (!waiting || isLater) return null;
  const update = () => {
    // Another tab has already activated it, so no further event will come.
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
