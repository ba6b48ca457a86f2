"use client";

import { Bell, CheckCheck, Settings } from "lucide-react";
import { useSentinel } from "@/components/feed/use-sentinel";
import { BottomNav } from "@/components/layout/bottom-nav";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { NotificationRow } from "@/components/notifications/notification-row";
import { NotificationsSkeleton } from "@/components/notifications/notifications-skeleton";
import { sectionsOf } from "@/components/notifications/sections";
import { EmptyState } from "@/components/ui/empty-state";
import { EndMarker } from "@/components/ui/end-marker";
import { ErrorState } from "@/components/ui/error-state";
import { failed } from "@/components/ui/failed";
import { IconButton, iconButtonClasses } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { toast } from "@/components/ui/use-toast";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useNotifications } from "@/lib/notifications/hooks";
import type { Notification } from "@/lib/notifications/schema";

type List = ReturnType<typeof useNotifications>;

function Rows({ list }: { list: List }) {
  const { notifications, error, hasMore, isLoadingMore, loadMore, retry, read, answer } = list;
  const sentinel = useSentinel(hasMore && !isLoadingMore && !error, loadMore);
  if (!notifications) return error ? <ErrorState onRetry={retry} /> : <NotificationsSkeleton />;
  if (notifications.length === 0 && !hasMore) {
    return (
      <EmptyState
        icon={<Bell />}
        title="Nothing new yet"
        text="Likes, comments, new followers and news of your events will show up here."
        action={<LinkButton href={paths.friends}>Find friends</LinkButton>}
      />
    );
  }
  const onAnswer = (row: Notification) => async (isAccepted: boolean) => {
    const [person] = row.actors;
    try {
      await answer(row, isAccepted);
      if (person) toast({ title: isAccepted ? `${fullName(person)} follows you now` : "Request declined" });
    } catch (failure) {
      failed("That didn't work", failure);
    }
  };
  return (
    <>
      {sectionsOf(notifications, new Date()).map(({ title, rows }) => (
        <section key={title} aria-label={title} className="pt-3">
          <h2 className="mb-1 text-display-sm">{title}</h2>
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <li key={row.id}>
                <NotificationRow
                  row={row}
                  onOpen={() => void (row.readAt === null && read(row.id).catch(() => undefined))}
                  onAnswer={onAnswer(row)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div ref={sentinel} />
      {isLoadingMore && <NotificationsSkeleton rows={2} />}
      {!hasMore && <EndMarker />}
    </>
  );
}

/** The notifications screen. */
export function NotificationsScreen() {
  const list = useNotifications();
  return (
    <>
      <ScreenHeader
        title="Notifications"
        back={paths.home}
        actions={
          <>
            {list.unread > 0 && (
              <IconButton
                label="Mark all as read"
                onClick={() => void list.read().catch((error) => failed("Not marked as read", error))}
              >
                <CheckCheck aria-hidden="true" />
              </IconButton>
            )}
            <Link
              href={paths.settingsPage("notifications")}
              aria-label="Notification settings"
              className={iconButtonClasses()}
            >
              <Settings aria-hidden="true" />
            </Link>
          </>
        }
      />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 px-4 pb-nav">
        <Rows list={list} />
      </main>
      <BottomNav />
    </>
  );
}
