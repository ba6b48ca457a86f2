import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { clickedLink } from "@/components/layout/clicked-link";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { afterOverlaysClosed, useBackClose } from "@/components/ui/use-back-close";

type LeaveGuardProps = {
  isOn: boolean;
  title: string;
  description: string;
  onLeave?: () => void;
};

type Way = { href: string } | "back";

/**
 * Asks before unsaved input is left behind: by a link, by Back, or by closing the tab (where the browser asks in its own
 * words). Back is caught as overlays catch it, by an entry of the history that stands for this page. The entry stays
 * once it was made: taken out and put back between two keys it would race with the browser's own steps. A screen that
 * is done replaces it by where it goes next (`router.replace`).
 */
export function LeaveGuard({ isOn, title, description, onLeave }: LeaveGuardProps) {
  const router = useRouter();
  const [way, setWay] = useState<Way | null>(null);
  const [isHeld, setHeld] = useState(false);
  const isLeaving = useRef(false);
  const [hasLeft, setLeft] = useState(false);
  if (isOn && !isHeld && !hasLeft) setHeld(true);

  const letGo = (then: () => void) => {
    isLeaving.current = true;
    setLeft(true);
    setHeld(false);
    setWay(null);
    afterOverlaysClosed(then);
  };
  useBackClose(isHeld && way === null, () => {
    if (isOn) setWay("back");
    else letGo(() => window.history.back());
  });

  useEffect(() => {
    if (!isOn) return;
    const ask = (event: MouseEvent) => {
      const href = clickedLink(event);
      if (href === null || isLeaving.current) return;
      event.preventDefault();
      event.stopPropagation();
      setWay({ href });
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    document.addEventListener("click", ask, { capture: true });
    window.addEventListener("beforeunload", warn);
    return () => {
      document.removeEventListener("click", ask, { capture: true });
      window.removeEventListener("beforeunload", warn);
    };
  }, [isOn]);

  const leave = () => {
    const chosen = way;
    onLeave?.();
    letGo(() => {
      if (chosen === null || chosen === "back") window.history.back();
      else router.push(chosen.href);
    });
  };

  return (
    <AlertDialog
      open={way !== null}
      onOpenChange={(open) => !open && setWay(null)}
      title={title}
      description={description}
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={leave}
    />
  );
}
