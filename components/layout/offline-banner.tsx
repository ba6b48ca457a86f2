import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { clickedLink } from "@/components/layout/clicked-link";
import { useAwaitsPart } from "@/lib/core/client/lazy-retry";
import { useOutbox } from "@/lib/core/client/send-or-keep";
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

/** Whether a link was tapped offline: the router waits for the network and follows it then. */
function useWaitingLink(online: boolean): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (online) return setWaiting(false);
    const hear = (event: MouseEvent) => {
      const href = clickedLink(event);
      if (href && new URL(href, window.location.href).pathname !== window.location.pathname) setWaiting(true);
    };
    document.addEventListener("click", hear, { capture: true });
    return () => document.removeEventListener("click", hear, { capture: true });
  }, [online]);
  return isWaiting;
}

/** A line above the bottom bar while offline, and briefly when back online; it covers no control. */
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

  const awaitsPage = useWaitingLink(online);
  const isWaiting = useAwaitsPart() || awaitsPage;
  const unsent = useOutbox().length;
  const offline = isWaiting
    ? "Opens once you're back online"
    : `You're offline${unsent > 0 ? ` · ${unsent} waiting to be sent` : ""}`;
  const text = online ? (returned ? "Back online" : "") : offline;
  return (
    <div
      role="status"
      className={cn(
        "over-main pointer-events-none bottom-[calc(var(--nav-height)+var(--safe-bottom)+0.75rem)] z-45 flex justify-center transition-opacity",
        text === "" && "opacity-0",
      )}
    >
      {text && (
        <span
          className={cn(
            "flex items-center gap-2 rounded-full px-4 py-1.5 font-semibold text-sm shadow-raise",
            online ? "bg-sky text-on-sky" : "bg-navy text-white dark:border dark:border-line",
          )}
        >
          <span aria-hidden="true" className={cn("size-2 rounded-full", online ? "bg-on-sky" : "bg-star")} />
          {text}
        </span>
      )}
    </div>
  );
}
