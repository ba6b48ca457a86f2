import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { linkFollowed } from "@/components/ui/link";
import { afterOverlaysClosed, useBackClose } from "@/components/ui/use-back-close";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";

const AlertDialog = lazyOverlay(() => import("@/components/ui/alert-dialog"), "AlertDialog");

type LeaveGuardProps = {
  isOn: boolean;
  title: string;
  description: string;
  onLeave?: () => void;
};

type LeaveTarget = { href: string } | "back";

/**
 * Asks before unsaved input is lost by a link, Back, or closing the tab (where the browser asks in its own words). Back
 * is intercepted as in overlays, with an extra history entry for this page. Once created, the entry stays: removing and
 * adding it between two keystrokes would race with the browser's own history navigation. A screen that is finished
 * replaces it with the next one (`router.replace`).
 */
export function LeaveGuard({ isOn, title, description, onLeave }: LeaveGuardProps) {
  const router = useRouter();
  const [target, setTarget] = useState<LeaveTarget | null>(null);
  const [isHeld, setHeld] = useState(false);
  const isLeaving = useRef(false);
  const [hasLeft, setLeft] = useState(false);
  if (isOn && !isHeld && !hasLeft) setHeld(true);

  const removeGuard = (then: () => void) => {
    isLeaving.current = true;
    setLeft(true);
    setHeld(false);
    setTarget(null);
    afterOverlaysClosed(then);
  };
  useBackClose(isHeld && target === null, () => {
    if (isOn) setTarget("back");
    else removeGuard(() => window.history.back());
  });

  useEffect(() => {
    if (!isOn) return;
    const stop = linkFollowed.on(({ href, preventDefault }) => {
      const { pathname, search } = new URL(href, window.location.href);
      const isHere = pathname === window.location.pathname && search === window.location.search;
      if (isHere || isLeaving.current) return;
      preventDefault();
      setTarget({ href });
    });
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      stop();
      window.removeEventListener("beforeunload", warn);
    };
  }, [isOn]);

  const leave = () => {
    const chosen = target;
    onLeave?.();
    removeGuard(() => {
      if (chosen === null || chosen === "back") window.history.back();
      else router.push(chosen.href);
    });
  };

  return (
    <AlertDialog
      open={target !== null}
      onOpenChange={(open) => !open && setTarget(null)}
      title={title}
      description={description}
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={leave}
    />
  );
}
