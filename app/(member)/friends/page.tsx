import type { Metadata } from "next";
import { Prefetched } from "@/components/prefetched";
import { KeepScreen } from "@/components/shell/keep-screen";
import { SocialScreen } from "@/components/social/social-screen";
import { getCurrentUser } from "@/lib/account/queries";
import { requireMember } from "@/lib/core/server/member-page";
import { awaitWithin, prefetch, prefetchPage } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { unreadNotifications } from "@/lib/notifications/queries";
import { listFriends } from "@/lib/social/friends/queries";

export const metadata: Metadata = { title: "Social" };

export default async function FriendsPage() {
  const user = await requireMember(paths.friends);
  const fallback = await awaitWithin({
    [endlessKey(paths.api.friends)]: prefetchPage(() => listFriends(user.id, pageQuery.parse({}))),
    [paths.api.unreadNotifications]: prefetch(() => unreadNotifications(user.id)),
    [paths.api.currentUser]: prefetch(() => getCurrentUser(user.id)),
  });
  return (
    <Prefetched answers={fallback}>
      <SocialScreen />
      <KeepScreen viewerId={user.id} name="social" props={{}} />
    </Prefetched>
  );
}
