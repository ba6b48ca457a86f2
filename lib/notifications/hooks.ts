import { deleteJson, getJson, postJson, putJson } from "@/lib/core/client/api-client";
import { usePages } from "@/lib/core/client/endless";
import { useRefresh } from "@/lib/core/client/sync";
import { useCacheAnswer, useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { Notification, NotificationsAnswer } from "./schema";

const POLL = 30_000;
/** Polled while the page is visible, and fetched on focus; SWR does neither while the page is hidden. */
const LIVE = { refreshInterval: POLL, revalidateOnFocus: true, revalidateOnReconnect: true } as const;
const BADGE = paths.api.unreadNotifications;

/** The number of unread rows; undefined until known. */
export function useUnread(): number | undefined {
  const { data } = useData<NotificationsAnswer>(BADGE, { ...LIVE, dedupingInterval: 5000 });
  return data?.unread;
}

const rowsOf = ({ notifications }: NotificationsAnswer) => notifications;
const unreadOf = (rows: readonly Notification[]) => rows.filter(({ readAt }) => readAt === null).length;

/** The rows, page by page. New ones move to the top; each row appears once, in its latest form. */
export function useNotifications() {
  const cacheAnswer = useCacheAnswer();
  const invalidate = useRefresh();
  const list = usePages<NotificationsAnswer, Notification>(paths.api.notifications, {
    endpoint: paths.api.notifications,
    staleAfter: Number.POSITIVE_INFINITY, // fetched again whenever it is shown
    fetchPage: getJson<NotificationsAnswer>,
    itemsOf: rowsOf,
    config: { ...LIVE, revalidateFirstPage: true, revalidateOnMount: true },
  });
  const { pages, write, refresh } = list;
  const unread = pages?.[0]?.unread ?? 0;

  /**
   * Updates the badge's count in the cache even if no badge is mounted, because the next page that shows it may already
   * have been requested.
   */
  const updateBadge = ([first]: readonly NotificationsAnswer[]) => {
    return cacheAnswer(BADGE, { notifications: [], nextCursor: null, unread: first?.unread ?? 0 });
  };
  const put = (next: NotificationsAnswer[]) => Promise.all([write(next), updateBadge(next)]);
  /** Shows a change of the rows, and its effect on the badge, immediately. */
  const show = async (change: (row: Notification) => Notification | null) => {
    const known = pages ?? [];
    const changed = known.map((page) => page.notifications.flatMap((row) => change(row) ?? []));
    const fewer = unreadOf(known.flatMap(rowsOf)) - unreadOf(changed.flat());
    const left = Math.max(0, unread - fewer);
    await put(known.map((page, index) => ({ ...page, notifications: changed[index] ?? [], unread: left })));
  };

  return {
    ...list,
    notifications: list.items,
    unread,
    /** Marks one row or all as read; rolled back if the server refuses, in which case the call also rejects. */
    read: async (id?: string) => {
      const now = new Date().toISOString();
      await show((row) => (id === undefined || row.id === id ? { ...row, readAt: row.readAt ?? now } : row));
      try {
        await postJson(paths.api.readNotifications, id === undefined ? undefined : { ids: [id] });
        if (id === undefined) await updateBadge(await refresh());
      } catch (error) {
        if (pages) await put(pages);
        await refresh().then(updateBadge, () => undefined);
        throw error;
      }
    },
    /** Answers a follow request and removes its row. */
    answer: async (row: Notification, isAccepted: boolean) => {
      const url = paths.api.followRequest(row.target.id);
      await (isAccepted ? putJson(url) : deleteJson(url));
      await show((known) => (known.id === row.id ? null : known));
      await invalidate(STALE_AFTER.followRequest);
    },
  };
}
