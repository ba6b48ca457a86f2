"use client";

import { useCallback, useMemo } from "react";
import useSWR, { useSWRConfig } from "swr";
import useSWRInfinite from "swr/infinite";
import { type ApiError, deleteJson, getJson, postJson, putJson } from "@/lib/core/client/api-client";
import { pageUrls } from "@/lib/core/shared/endless-key";
import { paths } from "@/lib/core/shared/paths";
import type { Notification, NotificationsAnswer } from "./schema";

const POLL = 30_000;
/** Asked again by itself while somebody looks, and when they come back; SWR does neither while the page is hidden. */
const LIVE = { refreshInterval: POLL, revalidateOnFocus: true, revalidateOnReconnect: true } as const;
const BADGE = paths.api.unreadNotifications;

/** How many rows are unread; undefined until it is known. */
export function useUnread(): number | undefined {
  const { data } = useSWR<NotificationsAnswer, ApiError>(BADGE, { ...LIVE, dedupingInterval: 5000 });
  return data?.unread;
}

const getAnswer = (url: string) => getJson<NotificationsAnswer>(url);

/** The rows, page after page. What arrives moves to the top; each row is there once, in its latest form. */
export function useNotifications() {
  const { mutate } = useSWRConfig();
  const list = useSWRInfinite<NotificationsAnswer, ApiError>(pageUrls(paths.api.notifications), getAnswer, {
    ...LIVE,
    revalidateFirstPage: true,
    revalidateOnMount: true,
    keepPreviousData: false,
  });
  const { data: pages, mutate: mutatePages, size, setSize } = list;

  const notifications = useMemo(() => {
    const rows = new Map<string, Notification>();
    for (const row of pages?.flatMap((page) => page.notifications) ?? []) if (!rows.has(row.id)) rows.set(row.id, row);
    return pages && [...rows.values()];
  }, [pages]);

  /** The badge says this even where it is not on the screen: the page that shows it next may have been asked for earlier. */
  const tellBadge = useCallback(
    (unread: number) =>
      mutate(BADGE, (badge?: NotificationsAnswer) => ({ notifications: [], nextCursor: null, ...badge, unread }), {
        revalidate: false,
      }),
    [mutate],
  );
  const put = useCallback(
    async (next: NotificationsAnswer[]) => {
      await Promise.all([mutatePages(next, { revalidate: false }), tellBadge(next[0]?.unread ?? 0)]);
    },
    [mutatePages, tellBadge],
  );
  /** Shows a change of the rows, and what it does to the badge, at once. */
  const show = useCallback(
    async (change: (row: Notification) => Notification | null) => {
      const changed = (page: NotificationsAnswer) => {
        const rows = page.notifications.flatMap((row) => change(row) ?? []);
        const was = page.notifications.filter(({ readAt }) => readAt === null).length;
        return { rows, fewer: was - rows.filter(({ readAt }) => readAt === null).length };
      };
      const all = (pages ?? []).map((page) => ({ page, ...changed(page) }));
      const unread = Math.max(0, (pages?.[0]?.unread ?? 0) - all.reduce((sum, { fewer }) => sum + fewer, 0));
      await put(all.map(({ page, rows }) => ({ ...page, notifications: rows, unread })));
    },
    [pages, put],
  );
  const refresh = useCallback(async () => {
    const [first] = (await mutatePages()) ?? [];
    if (first) await tellBadge(first.unread);
  }, [mutatePages, tellBadge]);

  return {
    notifications,
    unread: pages?.[0]?.unread ?? 0,
    error: list.error,
    hasMore: Boolean(pages?.at(-1)?.nextCursor),
    isLoadingMore: list.isValidating && pages !== undefined && size > pages.length,
    loadMore: useCallback(() => void setSize((current) => current + 1), [setSize]),
    retry: useCallback(() => void mutatePages(), [mutatePages]),
    /** Marks one row as read, or all; put back when the server refuses, in which case the call rejects too. */
    read: useCallback(
      async (id?: string) => {
        const now = new Date().toISOString();
        await show((row) => (id === undefined || row.id === id ? { ...row, readAt: row.readAt ?? now } : row));
        try {
          await postJson(paths.api.readNotifications, id === undefined ? undefined : { ids: [id] });
          if (id === undefined) await refresh();
        } catch (error) {
          if (pages) await put(pages);
          await refresh();
          throw error;
        }
      },
      [pages, show, put, refresh],
    ),
    /** Answers a follow request; its row goes. */
    answer: useCallback(
      async (row: Notification, isAccepted: boolean) => {
        const url = paths.api.followRequest(row.target.id);
        await (isAccepted ? putJson(url) : deleteJson(url));
        await show((known) => (known.id === row.id ? null : known));
        await mutate(paths.api.currentUser);
      },
      [show, mutate],
    ),
  };
}
