import { type ReactNode, useSyncExternalStore } from "react";
import { signal } from "@/lib/core/client/signal";

/** Spec §9: at most one toast visible, and a closed one is removed after 1,000,000 ms. */
export const TOAST_LIMIT = 1;
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_DURATION = 5000;
export const TOAST_SWIPE_DIRECTION = "right";
export const TOAST_SWIPE_THRESHOLD = 50;
export const TOAST_HOTKEY = ["F8"];

export type Toast = {
  id: string;
  title: string;
  description?: string;
  variant: "default" | "destructive";
  /** An action button in the toast (Undo); it closes the toast. */
  action?: { label: string; onClick: () => void };
  icon?: ReactNode;
  /** Makes it a large toast with a Done button; shown between its text and the buttons. */
  body?: ReactNode;
  /** Milliseconds until it closes, if not `TOAST_DURATION`. */
  duration?: number;
  /** While it is open, no other toast replaces it: "your session ended" explains the failures that follow it. */
  holds?: boolean;
  open: boolean;
};

export type ToastInput = Pick<Toast, "title"> & Partial<Omit<Toast, "id" | "open" | "title">>;

let toasts: readonly Toast[] = [];
let count = 0;
const changed = signal();
const removeTimers = new Map<string, ReturnType<typeof setTimeout>>();
const NONE: readonly Toast[] = [];

function publish(next: readonly Toast[]): void {
  toasts = next;
  changed.emit();
}

function remove(id: string): void {
  removeTimers.delete(id);
  publish(toasts.filter((shown) => shown.id !== id));
}

export function dismissToast(id?: string): void {
  for (const shown of toasts) {
    if (id !== undefined && shown.id !== id) continue;
    if (removeTimers.has(shown.id)) continue;
    const timer = setTimeout(() => remove(shown.id), TOAST_REMOVE_DELAY);
    // In Node (tests), this timer must not keep the process alive.
    if (typeof timer === "object" && "unref" in timer) timer.unref();
    removeTimers.set(shown.id, timer);
  }
  publish(toasts.map((shown) => (id === undefined || shown.id === id ? { ...shown, open: false } : shown)));
}

export function toast(input: ToastInput): { id: string; dismiss: () => void } {
  count += 1;
  const id = String(count);
  if (toasts.some((shown) => shown.open && shown.holds)) return { id, dismiss: () => {} };
  const next: Toast = { variant: "default", ...input, id, open: true };
  const visible = [next, ...toasts].slice(0, TOAST_LIMIT);
  for (const [gone, timer] of removeTimers) {
    if (visible.some((shown) => shown.id === gone)) continue;
    clearTimeout(timer);
    removeTimers.delete(gone);
  }
  publish(visible);
  return { id, dismiss: () => dismissToast(id) };
}

const CARRIED = "windmile-toast";

/**
 * Shows the toast now and again after the full page navigation that follows. It is passed in a one-minute cookie,
 * because logging out makes the browser clear this site's storage, sometimes only after the next page was requested.
 */
export function toastAfterNavigation(input: ToastInput): void {
  toast(input);
  const { title, description, variant } = input;
  const carried = encodeURIComponent(JSON.stringify({ title, description, variant }));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${CARRIED}=${carried}; path=/; max-age=60; samesite=lax`;
}

/** Called once by the toaster after hydration. */
export function showPendingToast(): void {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${CARRIED}=`));
  if (!found) return;
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${CARRIED}=; path=/; max-age=0`;
  try {
    const { title, description, variant }: Record<string, unknown> = JSON.parse(
      decodeURIComponent(found.slice(CARRIED.length + 1)),
    );
    if (typeof title !== "string") return;
    toast({
      title,
      ...(typeof description === "string" && { description }),
      ...(variant === "destructive" && { variant }),
    });
  } catch {
    // Ignored: a toast that can't be parsed isn't worth an error.
  }
}

export function useToast() {
  const shown = useSyncExternalStore(
    changed.on,
    () => toasts,
    () => NONE,
  );
  return { toasts: shown, toast, dismiss: dismissToast };
}
