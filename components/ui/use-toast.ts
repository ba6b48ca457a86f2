import { type ReactNode, useSyncExternalStore } from "react";
import { signal } from "@/lib/core/client/signal";

/** Spec §9: at most one toast visible, and a closed one is removed after 1,000,000 ms. */
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

let current: Toast | null = null;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const changed = signal();

function show(next: Toast | null): void {
  clearTimeout(removal);
  current = next;
  changed.emit();
}

/** Closes the toast, or nothing if another one has replaced it. */
export function dismissToast(id = current?.id): void {
  if (!current?.open || current.id !== id) return;
  show({ ...current, open: false });
  removal = setTimeout(() => show(null), TOAST_REMOVE_DELAY);
  // In Node (tests), this timer must not keep the process alive.
  if (typeof removal === "object" && "unref" in removal) removal.unref();
}

/** Replaces the toast that is shown, if any. */
export function toast(input: ToastInput): void {
  if (current?.open && current.holds) return;
  count += 1;
  show({ variant: "default", ...input, id: String(count), open: true });
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

export function useToast(): Toast | null {
  return useSyncExternalStore(
    changed.on,
    () => current,
    () => null,
  );
}
