import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Prefetched } from "@/app/prefetched";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { getCurrentUser } from "@/lib/account/queries";
import { listWeeks } from "@/lib/activity/history/queries";
import { getStats } from "@/lib/activity/stats/queries";
import { listGuidesOf } from "@/lib/community/member-guides/queries";
import { requireMember } from "@/lib/core/server/member-page";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { prefetch, prefetchPage } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { paths } from "@/lib/core/shared/paths";
import { uuid } from "@/lib/core/shared/text";
import { listProfilePhotos } from "@/lib/feed/photos/queries";
import { profilePhotosQuery } from "@/lib/feed/photos/schema";
import { unreadNotifications } from "@/lib/notifications/queries";
import { getPerson } from "@/lib/social/people/queries";

export const metadata: Metadata = { title: "Profile" };

type Params = Promise<{ userId?: string[] }>;

/** The profile in the address: null is the viewer's own; more than one segment, or an invalid id, is a 404. */
function profileIdOf([userId, ...rest]: string[], viewerId: string): string | null {
  if (rest.length > 0) notFound();
  if (userId === undefined || userId.toLowerCase() === viewerId) return null;
  const parsed = uuid.safeParse(userId);
  if (!parsed.success) notFound();
  return parsed.data.toLowerCase();
}

function ownProfileData(userId: string): Record<string, Promise<unknown>> {
  const stats = getStats(userId);
  return {
    [paths.api.currentUser]: prefetch(() => getCurrentUser(userId, stats)),
    [paths.api.unreadNotifications]: prefetch(() => unreadNotifications(userId)),
    [paths.api.stats]: prefetch(() => stats),
    [paths.api.workoutWeeks]: prefetch(() => listWeeks(userId)),
  };
}

export default async function ProfilePage({ params }: { params: Params }) {
  const { userId: segments = [] } = await params;
  const user = await requireMember(paths.profile(segments[0]));
  const userId = profileIdOf(segments, user.id);

  const photosUrl = userId === null ? paths.api.profilePhotos : paths.api.photosOf(userId);
  const photos = prefetchPage(() =>
    listProfilePhotos(user.id, profilePhotosQuery.parse(userId === null ? {} : { userId })),
  );
  const about = userId
    ? { [paths.api.guidesOf(userId)]: prefetch(() => listGuidesOf(user.id, userId)) }
    : ownProfileData(user.id);
  const person = userId && { [paths.api.user(userId)]: await orNotFound(getPerson(userId, user.id)) };
  return (
    <Prefetched answers={{ ...person, ...about, [endlessKey(photosUrl)]: photos }}>
      <ProfileScreen userId={userId} />
      <ScreenSnapshotWriter viewerId={user.id} name="profile" props={{ userId }} />
    </Prefetched>
  );
}
