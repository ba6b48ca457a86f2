import { useEffect, useRef, useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import { Star } from "@/components/ui/star";
import { haptic } from "@/lib/core/client/haptic";

/** How far the finger must move; the content follows at half its speed. */
const THRESHOLD = 64;
const MAX_PULL = 96;

type PullToRefreshProps = { isRefreshing: boolean; onRefresh: () => void };

const isOverlay = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

/** Pulling down at the very top of the page refreshes it, like the refresh button. */
export function PullToRefresh({ isRefreshing, onRefresh }: PullToRefreshProps) {
  const [pull, setPull] = useState(0);
  const [wasTouched, setTouched] = useState(false);
  const latest = useRef({ isRefreshing, onRefresh });
  useEffect(() => {
    latest.current = { isRefreshing, onRefresh };
  });

  useEffect(() => {
    let startedAt: number | null = null;
    let distance = 0;
    const begin = (event: TouchEvent) => {
      setTouched(true);
      const isFree = window.scrollY <= 0 && event.touches.length === 1 && !isOverlay(event.target);
      startedAt = isFree && !latest.current.isRefreshing ? (event.touches[0]?.clientY ?? null) : null;
      distance = 0;
    };
    const move = (event: TouchEvent) => {
      if (startedAt === null) return;
      distance = window.scrollY > 0 ? 0 : Math.max(0, ((event.touches[0]?.clientY ?? startedAt) - startedAt) / 2);
      setPull(Math.min(distance, MAX_PULL));
    };
    const end = () => {
      if (startedAt !== null && distance >= THRESHOLD) {
        haptic();
        latest.current.onRefresh();
      }
      startedAt = null;
      setPull(0);
    };
    document.addEventListener("touchstart", begin, { passive: true });
    document.addEventListener("touchmove", move, { passive: true });
    document.addEventListener("touchend", end);
    document.addEventListener("touchcancel", end);
    return () => {
      document.removeEventListener("touchstart", begin);
      document.removeEventListener("touchmove", move);
      document.removeEventListener("touchend", end);
      document.removeEventListener("touchcancel", end);
    };
  }, []);

  if (!wasTouched && !isRefreshing) return null; // always rendered, so that it can fade in and out
  const shown = isRefreshing ? THRESHOLD : pull;
  return (
    <div
      aria-hidden="true"
      className="over-main pointer-events-none top-[calc(var(--safe-top)+0.75rem)] z-35 flex justify-center transition-[opacity,translate]"
      style={{
        translate: `0 ${shown}px`,
        opacity: shown / THRESHOLD,
        transitionDuration: pull > 0 ? "0ms" : undefined,
      }}
    >
      <span className="flex size-11 items-center justify-center rounded-full border border-line bg-raised text-sky-ink shadow-raise">
        {isRefreshing ? (
          <Spinner />
        ) : (
          <span className="inline-flex" style={{ rotate: `${pull * 3}deg` }}>
            <Star className={pull >= THRESHOLD ? "text-star" : "text-line-strong"} />
          </span>
        )}
      </span>
    </div>
  );
}
