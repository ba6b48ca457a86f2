import { paths } from "@/lib/core/shared/paths";

declare const self: ServiceWorkerGlobalScope;

/** Browsers require a visible notification for every push, so an unreadable one is shown in general words. */
function told(event: Event): { text: string; unread: number | undefined } {
  const news = { text: "There is news for you", unread: undefined };
  if (!(event instanceof PushEvent)) return news;
  try {
    const message: unknown = event.data?.json();
    if (typeof message !== "object" || message === null || !("text" in message)) return news;
    const unread = "unread" in message && typeof message.unread === "number" ? message.unread : undefined;
    return { text: String(message.text), unread };
  } catch {
    return news;
  }
}

/** Shows what a push says, and its number on the app's icon. */
export function showNews(event: PushEvent): void {
  const { text, unread } = told(event);
  const shown = self.registration.showNotification("Windmile", {
    body: text,
    icon: "/icons/icon-192.png",
    tag: "news", // the latest takes the place of the one before
    data: paths.notifications,
  });
  const badge = unread === undefined ? undefined : navigator.setAppBadge?.(unread).catch(() => undefined);
  event.waitUntil(Promise.all([shown, badge]));
}

/** Opens the list of what happened, in a window of the app that is there already, if one is. */
export async function openNews(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const [first] = windows;
  if (!first) return void (await self.clients.openWindow(paths.notifications));
  const focused = await first.focus();
  await focused.navigate(paths.notifications).catch(() => self.clients.openWindow(paths.notifications));
}
