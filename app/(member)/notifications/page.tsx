import type { Metadata } from "next";
import { Prefetched } from "@/app/prefetched";
import { NotificationsScreen } from "@/components/notifications/notifications-screen";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetchPage } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { listNotifications } from "@/lib/notifications/queries";

export const metadata: Metadata = { title: "Notifications" };

export default async function NotificationsPage() {
  const user = await requireMember(paths.notifications);
  const answers = {
    [endlessKey(paths.api.notifications)]: prefetchPage(() => listNotifications(user.id, pageQuery.parse({}))),
  };
  return (
    <Prefetched answers={answers}>
      <NotificationsScreen />
      <ScreenSnapshotWriter viewerId={user.id} name="notifications" props={{}} />
    </Prefetched>
  );
}
