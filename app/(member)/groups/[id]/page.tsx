import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { SWRConfig } from "swr";
import { GroupScreen } from "@/components/community/group-screen";
import { KeepScreen } from "@/components/shell/keep-screen";
import { listCommunityEvents } from "@/lib/community/events/queries";
import { communityEventsQuery } from "@/lib/community/events/schema";
import { getGroup } from "@/lib/community/groups/queries";
import { listGroupMembers } from "@/lib/community/members/queries";
import { toAppError } from "@/lib/core/server/errors";
import { pageOrigin } from "@/lib/core/server/page-origin";
import { prefetch } from "@/lib/core/server/prefetch";
import { currentUser } from "@/lib/core/server/session";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { uuid } from "@/lib/core/shared/text";

type Props = { params: Promise<{ id: string }> };

/** One look-up for the page and its tags. What the viewer may not see does not exist. */
const groupOf = cache(async (viewerId: string | null, groupId: string) => {
  if (!uuid.safeParse(groupId).success) notFound();
  return getGroup(viewerId, groupId).catch((error: unknown) => {
    if (toAppError(error).code === "not_found") notFound();
    throw error;
  });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const viewer = await currentUser();
  const { name, description, coverImage, ...group } = await groupOf(viewer?.id ?? null, id);
  return {
    metadataBase: await pageOrigin(),
    title: name,
    description,
    openGraph: {
      type: "website",
      siteName: "Windmile",
      title: name,
      description,
      url: paths.group(group.id),
      images: coverImage ? [{ url: mediaUrl(coverImage, 1284), alt: name }] : [],
    },
    twitter: { card: coverImage ? "summary_large_image" : "summary" },
  };
}

/** A group by its link. A private one shows its description to everybody, its content to members. */
export default async function GroupPage({ params }: Props) {
  const { id } = await params;
  const viewer = await currentUser();
  const viewerId = viewer?.id ?? null;
  const group = await groupOf(viewerId, id);
  const isOpen = group.isJoined || !group.isPrivate;
  const events = () => listCommunityEvents(viewerId, communityEventsQuery.parse({ groupId: group.id }));
  const fallback = {
    [paths.api.group(group.id)]: group,
    ...(isOpen && { [endlessKey(paths.api.eventsOfGroup(group.id))]: prefetch(async () => [await events()]) }),
    ...(isOpen &&
      viewerId !== null && {
        [endlessKey(paths.api.groupMembers(group.id))]: prefetch(async () => [
          await listGroupMembers(viewerId, group.id, pageQuery.parse({})),
        ]),
      }),
  };
  return (
    <SWRConfig value={{ fallback }}>
      <GroupScreen groupId={group.id} viewerId={viewerId} />
      <KeepScreen viewerId={viewerId} name="group" props={{ groupId: group.id, viewerId }} />
    </SWRConfig>
  );
}
