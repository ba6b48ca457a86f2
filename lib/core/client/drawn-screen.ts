import { keepDrawn } from "./drawn-store";

/** Marks the element that holds a screen and its bars. */
export const FRAME = "[data-frame]";
/** Left out of a snapshot: scripts, embedded media, and messages about the moment. */
const LEFT_OUT = "script,style,noscript,iframe,object,embed,template,video,audio,[data-passing]";
const PARTS = "article,li,section";
/** In characters: rendering a map of the whole city is quicker than parsing its snapshot. */
const MOST = 250_000;

/** The frame's markup as far as half a screen below the fold; null while it is still loading, scrolled or covered. */
export function markupOf(frame: Element): string | null {
  if (window.scrollY > 0 || document.querySelector("[role=dialog],[role=alertdialog]")) return null;
  const copy = frame.cloneNode(true) as Element;
  const copies = [...copy.querySelectorAll(PARTS)];
  for (const [index, part] of [...frame.querySelectorAll(PARTS)].entries())
    if (part.getBoundingClientRect().top > window.innerHeight * 1.5) copies[index]?.remove();
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
  copy.removeAttribute("data-frame");
  const markup = copy.outerHTML;
  return copy.querySelector(".bone") || markup.length > MOST ? null : markup;
}

/** Saves a snapshot of the current screen for the next start of the app. */
export async function keepDrawnScreen(userId: string, path: string): Promise<void> {
  const { pathname, search } = window.location;
  const frame = document.querySelector(FRAME);
  if (pathname !== path || search !== "" || !frame) return;
  const markup = markupOf(frame);
  if (markup === null) return;
  const styles = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  await keepDrawn(userId, path, {
    markup,
    title: document.title,
    styles: styles.flatMap((link) => link.getAttribute("href") ?? []),
  });
}
