import type { Metadata } from "next";
import { Prefetched } from "@/app/prefetched";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { SocialScreen } from "@/components/social/social-screen";
import { getCurrentUser } from "@/lib/account/queries";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetch, prefetchPage } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { paths } from "@/lib/core/shared/paths";
import { unreadNotifications } from "@/lib/notifications/queries";
import { listFriends } from "@/lib/social/friends/queries";
import { FIRST_FRIENDS, FIRST_FRIENDS_URL } from "@/lib/social/friends/rules";

export const metadata: Metadata = { title: "Social" };

export default async function FriendsPage() {
  const user = await requireMember(paths.friends);
  const answers = {
    [endlessKey(FIRST_FRIENDS_URL)]: prefetchPage(() => listFriends(user.id, { limit: FIRST_FRIENDS })),
    [paths.api.unreadNotifications]: prefetch(() => unreadNotifications(user.id)),
    [paths.api.currentUser]: prefetch(() => getCurrentUser(user.id)),
  };
  return (
    <Prefetched answers={answers}>
      <SocialScreen />
      <ScreenSnapshotWriter viewerId={user.id} name="social" props={{}} />
    </Prefetched>
  );
}
