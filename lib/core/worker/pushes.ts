import { paths } from "@/lib/core/shared/paths";
import { OPEN_NOTIFICATIONS } from "@/lib/core/shared/worker-messages";

declare const self: ServiceWorkerGlobalScope;

/** Browsers require a visible notification for every push, so an unreadable one is shown with a general text. */
function contentOf(event: Event): { text: string; unread: number | undefined } {
  const fallback = { text: "You have new notifications", unread: undefined };
  if (!(event instanceof PushEvent)) return fallback;
  try {
    const message: unknown = event.data?.json();
    if (typeof message !== "object" || message === null || !("text" in message)) return fallback;
    const unread = "unread" in message && typeof message.unread === "number" ? message.unread : undefined;
    return { text: String(message.text), unread };
  } catch {
    return fallback;
  }
}

/** Shows the text of a push and sets the app icon's badge to its unread count. */
export function showNotification(event: PushEvent): void {
  const { text, unread } = contentOf(event);
  const shown = self.registration.showNotification("Windmile", {
    body: text,
    icon: "/icons/icon-192.png",
    tag: "news", // replaces the previous notification
    data: paths.notifications,
  });
  const badge = unread === undefined ? undefined : navigator.setAppBadge?.(unread).catch(() => undefined);
  event.waitUntil(Promise.all([shown, badge]));
}

/** How long an open page may take to respond. Milliseconds. */
const TIMEOUT_MS = 2000;

/** Whether the page opened the notifications itself, which keeps what runs in it: a recording, an unsent form. */
function openedIn(page: WindowClient): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const answer = (isOpen: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isOpen);
    };
    const timer = setTimeout(answer, TIMEOUT_MS, false);
    port1.onmessage = () => answer(true);
    page.postMessage(OPEN_NOTIFICATIONS, [port2]);
  });
}

/** Opens Notifications, in an open window of the app if there is one. */
export async function openNotification(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const [first] = windows;
  if (!first) return void (await self.clients.openWindow(paths.notifications));
  const focused = await first.focus();
  if (await openedIn(focused)) return;
  await focused.navigate(paths.notifications).catch(() => self.clients.openWindow(paths.notifications));
}
