import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { linkFollowed } from "@/components/ui/link";
import { useIsChunkPending } from "@/lib/core/client/lazy-retry";
import { useOutbox } from "@/lib/core/client/send-or-queue";
import { cn } from "@/lib/core/shared/cn";

const BACK_ONLINE_MS = 3000;

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Whether a link was tapped offline: the router waits for the network and then follows it. */
function usePendingLink(online: boolean): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (online) return setWaiting(false);
    return linkFollowed.on(({ href }) => {
      if (new URL(href, window.location.href).pathname !== window.location.pathname) setWaiting(true);
    });
  }, [online]);
  return isWaiting;
}

/** A banner at the top of every screen while offline, and briefly once back online. Headers move down for it. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [returned, setReturned] = useState(false);
  const wasOffline = useRef(false);

  useEffect(() => {
    if (!online) {
      wasOffline.current = true;
      setReturned(false);
      return;
    }
    if (!wasOffline.current) return;
    wasOffline.current = false;
    setReturned(true);
    const timer = setTimeout(() => setReturned(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [online]);

  const awaitsPage = usePendingLink(online);
  const isWaiting = useIsChunkPending() || awaitsPage;
  const unsent = useOutbox().length;
  const offline = isWaiting
    ? "Opens once you're back online"
    : `You're offline${unsent > 0 ? ` · ${unsent} waiting to be sent` : ""}`;
  const text = online ? (returned ? "Back online" : "") : offline;
  const isShown = text !== "";
  useEffect(() => {
    document.documentElement.toggleAttribute("data-strip", isShown);
    return () => document.documentElement.removeAttribute("data-strip");
  }, [isShown]);
  return (
    <div role="status" className="over-main pointer-events-none top-[env(safe-area-inset-top,0px)] z-45">
      {text && (
        <p
          className={cn(
            "flex h-7 items-center justify-center font-semibold text-xs",
            online ? "bg-sky text-on-sky" : "bg-navy text-white dark:bg-raised",
          )}
        >
          {text}
        </p>
      )}
    </div>
  );
}
