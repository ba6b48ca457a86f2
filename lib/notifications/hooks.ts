import useSWR, { useSWRConfig } from "swr";
import { type ApiError, deleteJson, getJson, postJson, putJson } from "@/lib/core/client/api-client";
import { usePages } from "@/lib/core/client/endless";
import { noteFetched } from "@/lib/core/client/freshness";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { Notification, NotificationsAnswer } from "./schema";

const POLL = 30_000;
/** Polled while the page is visible, and fetched on focus; SWR does neither while the page is hidden. */
const LIVE = { refreshInterval: POLL, revalidateOnFocus: true, revalidateOnReconnect: true } as const;
const BADGE = paths.api.unreadNotifications;

/** How many rows are unread; undefined until it is known. */
export function useUnread(): number | undefined {
  const { data } = useSWR<NotificationsAnswer, ApiError>(BADGE, { ...LIVE, dedupingInterval: 5000 });
  return data?.unread;
}

const rowsOf = ({ notifications }: NotificationsAnswer) => notifications;
const unreadOf = (rows: readonly Notification[]) => rows.filter(({ readAt }) => readAt === null).length;

/** The rows, page after page. What arrives moves to the top; each row is there once, in its latest form. */
export function useNotifications() {
  const { mutate } = useSWRConfig();
  const invalidate = useRefresh();
  const list = usePages<NotificationsAnswer, Notification>(paths.api.notifications, {
    endpoint: paths.api.notifications,
    staleAfter: Number.POSITIVE_INFINITY, // it is asked for again whenever it is shown
    fetchPage: getJson<NotificationsAnswer>,
    itemsOf: rowsOf,
    config: { ...LIVE, revalidateFirstPage: true, revalidateOnMount: true },
  });
  const { pages, write, refresh } = list;
  const unread = pages?.[0]?.unread ?? 0;

  /**
   * Writes the badge's number into the cache even where no badge is mounted: the next page that shows it may have been
   * requested earlier.
   */
  const tellBadge = ([first]: readonly NotificationsAnswer[]) => {
    const badge = { notifications: [], nextCursor: null, unread: first?.unread ?? 0 };
    noteFetched(BADGE);
    return mutate(BADGE, badge, { revalidate: false });
  };
  const put = (next: NotificationsAnswer[]) => Promise.all([write(next), tellBadge(next)]);
  /** Shows a change of the rows, and what it does to the badge, at once. */
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
    /** Marks one row as read, or all; put back when the server refuses, in which case the call rejects too. */
    read: async (id?: string) => {
      const now = new Date().toISOString();
      await show((row) => (id === undefined || row.id === id ? { ...row, readAt: row.readAt ?? now } : row));
      try {
        await postJson(paths.api.readNotifications, id === undefined ? undefined : { ids: [id] });
        if (id === undefined) await tellBadge(await refresh());
      } catch (error) {
        if (pages) await put(pages);
        await refresh().then(tellBadge, () => undefined);
        throw error;
      }
    },
    /** Answers a follow request; its row goes. */
    answer: async (row: Notification, isAccepted: boolean) => {
      const url = paths.api.followRequest(row.target.id);
      await (isAccepted ? putJson(url) : deleteJson(url));
      await show((known) => (known.id === row.id ? null : known));
      await invalidate(STALE_AFTER.followRequest);
    },
  };
}
