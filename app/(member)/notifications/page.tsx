import type { Metadata } from "next";
import { Suspense } from "react";
import { SWRConfig } from "swr";
import { NotificationsScreen } from "@/components/notifications/notifications-screen";
import { NotificationsSkeleton } from "@/components/notifications/notifications-skeleton";
import { KeepScreen } from "@/components/shell/keep-screen";
import { memberOf } from "@/lib/core/server/member-page";
import { prefetch } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { paths } from "@/lib/core/shared/paths";
import { listNotifications } from "@/lib/notifications/queries";
import { notificationsQuery } from "@/lib/notifications/schema";

export const metadata: Metadata = { title: "Notifications" };

export default async function NotificationsPage() {
  const user = await memberOf(paths.notifications);
  const fallback = {
    [endlessKey(paths.api.notifications)]: prefetch(async () => [
      await listNotifications(user.id, notificationsQuery.parse({})),
    ]),
  };
  return (
    <SWRConfig value={{ fallback }}>
      <Suspense fallback={<NotificationsSkeleton />}>
        <NotificationsScreen />
        <KeepScreen viewerId={user.id} name="notifications" props={{}} />
      </Suspense>
    </SWRConfig>
  );
}
