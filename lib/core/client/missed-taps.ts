import { type SyntheticEvent, useLayoutEffect } from "react";

/** A part of a page that is drawn and not hydrated yet is asked this often, and no longer than somebody waits for a tap. */
const AGAIN_MS = 50;
const PATIENCE_MS = 10_000;
const CONTROLS = "button,[role=button],[role=tab],[role=switch],[role=radio],[role=checkbox]";

type Deed = { on: Element; until: number; again: () => void };

let heard: Event | null = null;
let missed: Deed | null = null;
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
 * Parts of a page whose code comes by itself (`dynamic`) are drawn by the server, and hear nothing until it is there: React
 * drops a tap on them. Such a tap is made again until a component hears it. What is tapped before React has the page at
 * all is kept by the inline script (`lib/core/shared/early-input`).
 */
export function useMissedTaps(): void {
  // Before the inline script makes its own tap again, which may fall on such a part.
  useLayoutEffect(() => {
    // After React's own listeners on the document: it ends the way of what it drops before anybody else can see it.
    document.addEventListener("click", onClick, true);
    document.addEventListener("submit", onSubmit, true);
    return () => {
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("submit", onSubmit, true);
      settle();
    };
  }, []);
}
