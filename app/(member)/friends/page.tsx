import type { Metadata } from "next";
import { SWRConfig } from "swr";
import { KeepScreen } from "@/components/shell/keep-screen";
import { SocialScreen } from "@/components/social/social-screen";
import { getCurrentUser } from "@/lib/auth/accounts/queries";
import { memberOf } from "@/lib/core/server/member-page";
import { prefetch } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { listFriends } from "@/lib/social/friends/queries";

export const metadata: Metadata = { title: "Social" };

export default async function FriendsPage() {
  const user = await memberOf(paths.friends);
  const fallback = {
    [endlessKey(paths.api.friends)]: prefetch(async () => [await listFriends(user.id, pageQuery.parse({}))]),
    [paths.api.currentUser]: prefetch(() => getCurrentUser(user.id)),
  };
  return (
    <SWRConfig value={{ fallback }}>
      <SocialScreen />
      <KeepScreen viewerId={user.id} name="social" props={{}} />
    </SWRConfig>
  );
}
