import { timerKey } from "@/lib/activity/timer/key";
import { unsentKey, writeText } from "@/lib/core/client/browser-storage";

/** How tall the fields of the workout that was begun stood last, in pixels. */
const FIELDS_HEIGHT_KEY = "workout-fields-height";

/** A workout that was begun on this device, where it keeps it; the server doesn't know of it. */
const keysOf = (userId: string) => [timerKey(userId), unsentKey("workout"), FIELDS_HEIGHT_KEY] as const;

/**
 * Keeps room for the timer and the fields of a workout that was begun, as variables on <html> that `WorkoutStart` reads, and
 * answers whether there is one. It is sent to the browser as text as well, to run before the first paint: it uses nothing but
 * its arguments and the browser.
 */
function keepRoom(timer: string, draft: string, fieldsHeight: string): boolean {
  const { style } = document.documentElement;
  for (const name of ["--begun-timer", "--begun-form", "--begun-fields", "--begun-height"]) style.removeProperty(name);
  try {
    const isTimed = localStorage.getItem(timer) !== null;
    const kept = sessionStorage.getItem(draft);
    const height = sessionStorage.getItem(fieldsHeight);
    if (isTimed) {
      style.setProperty("--begun-timer", "block");
      style.setProperty("--begun-form", "none"); // the timer stands alone
    } else if (kept !== null && height !== null && JSON.parse(kept).activityType) {
      style.setProperty("--begun-fields", "block");
      style.setProperty("--begun-height", `${height}px`);
    }
    return isTimed || kept !== null;
  } catch {
    return false;
  }
}

export const keepRoomForBegun = (userId: string): boolean => keepRoom(...keysOf(userId));

export const begunScript = (userId: string): string =>
  `(${keepRoom.toString()})(${keysOf(userId)
    .map((key) => JSON.stringify(key))
    .join()})`;

/** Given to the fields' card as its ref: keeps how tall it stands, for when the page is made anew. */
export function rememberHeight(card: HTMLElement | null) {
  if (!card) return undefined;
  const observer = new ResizeObserver(() => writeText("session", FIELDS_HEIGHT_KEY, String(card.offsetHeight)));
  observer.observe(card);
  return () => observer.disconnect();
}
