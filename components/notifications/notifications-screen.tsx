"use client";

import { Bell, CheckCheck, Settings } from "lucide-react";
import { ListRefresh } from "@/components/layout/list-refresh";
import { Screen } from "@/components/layout/screen";
import { NotificationRow } from "@/components/notifications/notification-row";
import { EmptyState } from "@/components/ui/empty-state";
import { failed } from "@/components/ui/failed";
import { IconButton, iconButtonClasses } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { ListFooter } from "@/components/ui/list-footer";
import { Loading } from "@/components/ui/loading";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { CHICAGO, dayIn } from "@/lib/core/shared/zone";
import { useNotifications } from "@/lib/notifications/hooks";
import type { Notification } from "@/lib/notifications/schema";

const WEEK = 7 * 86_400_000;

/** Rows grouped under the screen's headings, in their own order. Headings without rows are left out. */
function sectionsOf(rows: readonly Notification[], now: Date): { title: string; rows: Notification[] }[] {
  const titleOf = ({ createdAt }: Notification) => {
    const at = new Date(createdAt);
    if (dayIn(CHICAGO, at) >= dayIn(CHICAGO, now)) return "Today";
    return now.getTime() - at.getTime() < WEEK ? "This week" : "Earlier";
  };
  const sections: { title: string; rows: Notification[] }[] = [];
  for (const row of rows) {
    const title = titleOf(row);
    const known = sections.find((section) => section.title === title);
    if (known) known.rows.push(row);
    else sections.push({ title, rows: [row] });
  }
  return sections;
}

function NotificationsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <SkeletonGroup label="Loading notifications" count={rows} className="pt-3">
      <RowSkeleton
        className="min-h-16 items-center py-2"
        picture="size-12 rounded-full"
        lines={["h-4 w-4/5", "h-4 w-1/3"]}
      />
    </SkeletonGroup>
  );
}

const ENDPOINTS = [paths.api.notifications] as const;

type List = ReturnType<typeof useNotifications>;

function Rows({ list }: { list: List }) {
  const { notifications, error, hasMore, retry, read, answer } = list;
  if (!notifications) return <Loading error={error} onRetry={retry} skeleton={<NotificationsSkeleton />} />;
  if (notifications.length === 0 && !hasMore) {
    return (
      <EmptyState
        icon={<Bell />}
        title="Nothing new yet"
        text="Likes, comments, new followers, and event updates will show up here."
        action={<LinkButton href={paths.friends}>Find friends</LinkButton>}
      />
    );
  }
  const onAnswer = (row: Notification) => async (isAccepted: boolean) => {
    const [person] = row.actors;
    await answer(row, isAccepted);
    if (person) toast({ title: isAccepted ? `${fullName(person)} now follows you` : "Request declined" });
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
      <ListFooter list={list} skeleton={<NotificationsSkeleton rows={2} />} />
    </>
  );
}

export function NotificationsScreen() {
  const list = useNotifications();
  return (
    <Screen
      title="Notifications"
      back={paths.home}
      actions={
        <>
          {list.unread > 0 && (
            <IconButton
              label="Mark all as read"
              icon={CheckCheck}
              onClick={() => void list.read().catch((error) => failed("Couldn't mark as read", error))}
            />
          )}
          <Link
            href={paths.settingsPage("notifications")}
            aria-label="Notification settings"
            className={iconButtonClasses()}
          >
            <Settings />
          </Link>
        </>
      }
      className="px-4"
    >
      <ListRefresh endpoints={ENDPOINTS} />
      <Rows list={list} />
    </Screen>
  );
}
