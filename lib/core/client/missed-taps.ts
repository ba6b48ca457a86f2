import { type SyntheticEvent, useLayoutEffect } from "react";

/** Polling interval and deadline for a tap on a part that is rendered but not hydrated yet. */
const AGAIN_MS = 50;
const PATIENCE_MS = 10_000;
const CONTROLS = "button,[role=button],[role=tab],[role=switch],[role=radio],[role=checkbox]";

type MissedTap = { on: Element; until: number; again: () => void };

let heard: Event | null = null;
let missed: MissedTap | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

function settle(): void {
  missed = null;
  clearInterval(timer);
}

function tryAgain(): void {
  if (missed?.on.isConnected && performance.now() < missed.until) missed.again();
  else settle();
}

function keepFor(on: Element, again: () => void): void {
  if (missed?.on === on) return; // that was one of our own attempts
  settle();
  missed = { on, until: performance.now() + PATIENCE_MS, again };
  timer = setInterval(tryAgain, AGAIN_MS);
}

/** React calls it for what it hands on to a component: the body listens for it. The last thing done is the one that counts. */
export function noteHeard({ nativeEvent }: SyntheticEvent): void {
  heard = nativeEvent;
  settle();
}

function onClick(event: MouseEvent): void {
  if (event === heard || !(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>(CONTROLS);
  if (!control) return;
  const isSubmit = control instanceof HTMLButtonElement && control.form && control.type === "submit";
  if (!isSubmit) keepFor(control, () => control.click());
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (event === heard || !(form instanceof HTMLFormElement) || form.hasAttribute("action")) return;
  event.preventDefault();
  const { submitter } = event;
  keepFor(form, () => form.requestSubmit(submitter));
}

/**
 * Code-split parts (`dynamic`) are rendered by the server and can't handle events until their chunk has loaded: React drops
 * a tap on them. Such a tap is dispatched again until a component handles it. Taps before hydration has begun are kept by
 * the inline script (`lib/core/shared/early-input`).
 */
export function useMissedTaps(): void {
  // Before the inline script makes its own tap again, which may fall on such a part.
  useLayoutEffect(() => {
    // On the document and after React's own listeners, which stop the propagation of the events React drops.
    document.addEventListener("click", onClick, true);
    document.addEventListener("submit", onSubmit, true);
    return () => {
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("submit", onSubmit, true);
      settle();
    };
  }, []);
}
