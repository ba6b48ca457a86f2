"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
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

/** Quiet: one line that says the network is gone, and for a moment that it has come back. */
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

  const text = online ? (returned ? "Back online" : "") : "You're offline";
  return (
    <div
      role="status"
      className={cn(
        "pointer-events-none fixed inset-x-0 top-[calc(var(--safe-top)+0.5rem)] z-45 mx-auto flex max-w-phone justify-center transition-opacity",
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
