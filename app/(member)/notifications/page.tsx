import type { Metadata } from "next";
import { Suspense } from "react";
import { NotificationsScreen } from "@/components/notifications/notifications-screen";
import { NotificationsSkeleton } from "@/components/notifications/notifications-skeleton";
import { Prefetched } from "@/components/prefetched";
import { KeepScreen } from "@/components/shell/keep-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetchPage } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { listNotifications } from "@/lib/notifications/queries";

export const metadata: Metadata = { title: "Notifications" };

export default async function NotificationsPage() {
  const user = await requireMember(paths.notifications);
  const fallback = {
    [endlessKey(paths.api.notifications)]: prefetchPage(() => listNotifications(user.id, pageQuery.parse({}))),
  };
  return (
    <Prefetched answers={fallback}>
      <Suspense fallback={<NotificationsSkeleton />}>
        <NotificationsScreen />
        <KeepScreen viewerId={user.id} name="notifications" props={{}} />
      </Suspense>
    </Prefetched>
  );
}
