import { type MouseEvent, useEffect, useRef, useState } from "react";
import { FRAME } from "@/lib/core/client/drawn-screen";
import { LAST_SEEN_ID } from "@/lib/core/shared/last-seen";

/** How long the screen may take to stand as it stood, once it is drawn: parts of it come with code of their own. */
const SETTLED_MS = 400;
/** How long what was tapped is looked for on the screen, whose parts come with code of their own, and how often. */
const PATIENCE_MS = 5000;
const AGAIN_MS = 50;
const CONTROLS = "button,[role=button],[role=tab],[role=switch],[role=radio]";
/** One object: React would empty the place for another. */
const FILLED_BY_WORKER = { __html: "" };

const nameOf = (control: Element) => control.getAttribute("aria-label") ?? control.textContent;

/** The same control on the screen that has been drawn by now. */
function twinOf(control: HTMLElement, place: Element): HTMLElement | undefined {
  const frame = document.querySelector(FRAME);
  if (!frame) return undefined;
  const alike = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter((other) => nameOf(other) === nameOf(control));
  return alike(frame)[alike(place).indexOf(control)];
}

/** Whether the worker opened the app with a screen as it stood. */
export const hasLastSeen = () => document.getElementById(LAST_SEEN_ID)?.hasChildNodes() ?? false;

/**
 * A screen as it stood when it was seen last, which the service worker has put into the page: it is read before any code
 * has run, and lies over the screen until that is drawn and stands as well. What is tapped on it meanwhile is tapped there.
 */
export function LastSeen({ isDrawn }: { isDrawn: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [tapped, setTapped] = useState<HTMLElement | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isDrawn || isOver) return;
    const stop = () => {
      clearInterval(timer);
      window.removeEventListener("pointerdown", end);
    };
    const end = () => {
      stop();
      setOver(true);
    };
    const until = performance.now() + (tapped ? PATIENCE_MS : SETTLED_MS);
    const look = () => {
      const twin = tapped && place.current && twinOf(tapped, place.current);
      if (!twin && performance.now() < until) return;
      end();
      twin?.click();
    };
    const timer = setInterval(look, AGAIN_MS);
    window.addEventListener("pointerdown", end);
    look();
    return stop;
  }, [isDrawn, isOver, tapped]);
  if (isOver) return null;
  const keepTap = ({ target }: MouseEvent) => {
    setTapped(target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null);
  };
  return (
    <div
      id={LAST_SEEN_ID}
      ref={place}
      aria-hidden={isDrawn}
      className={isDrawn ? "pointer-events-none absolute inset-x-0 top-0 z-40" : "absolute inset-x-0 top-0 z-40"}
      onClick={keepTap}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React must leave alone what the worker put here
      dangerouslySetInnerHTML={FILLED_BY_WORKER}
    />
  );
}
