import { writeText } from "@/lib/core/client/browser-storage";

/** Says without a wait that this device keeps an unfinished post, whose text and pictures are read later. */
const keyOf = (userId: string) => `new-post-kept-${userId}`;

export const noteKeptPost = (userId: string, isKept: boolean) => writeText("local", keyOf(userId), isKept ? "1" : null);

/**
 * Hides the empty form where a kept post will take its place. It is sent to the browser as text as well, to run before the
 * first paint: it uses nothing but its argument and the browser.
 */
function hide(key: string): void {
  try {
    if (localStorage.getItem(key) !== null) document.documentElement.style.setProperty("--kept-post", "hidden");
  } catch {
    // Where nothing can be kept, nothing is waited for.
  }
}

export const hideForKeptPost = (userId: string): void => hide(keyOf(userId));
export const keptPostScript = (userId: string): string => `(${hide.toString()})(${JSON.stringify(keyOf(userId))})`;
export const showPost = (): void => void document.documentElement.style.removeProperty("--kept-post");
