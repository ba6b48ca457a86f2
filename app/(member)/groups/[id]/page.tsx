import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { GroupScreen } from "@/components/community/group-screen";
import { Prefetched } from "@/components/prefetched";
import { KeepScreen } from "@/components/shell/keep-screen";
import { listCommunityEvents } from "@/lib/community/events/queries";
import { communityEventsQuery } from "@/lib/community/events/schema";
import { getGroup } from "@/lib/community/groups/queries";
import { listGroupMembers } from "@/lib/community/members/queries";
import { linkPreview } from "@/lib/core/server/link-preview";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { prefetchPage } from "@/lib/core/server/prefetch";
import { currentUser } from "@/lib/core/server/session";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { uuid } from "@/lib/core/shared/text";

type Props = { params: Promise<{ id: string }> };

/** One lookup for the page and its metadata. Items the viewer can't see are treated as missing. */
const groupOf = cache(async (viewerId: string | null, groupId: string) => {
  if (!uuid.safeParse(groupId).success) notFound();
  return orNotFound(getGroup(viewerId, groupId));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const viewer = await currentUser();
  const { id: groupId, name, description, coverImage } = await groupOf(viewer?.id ?? null, id);
  return linkPreview({ title: name, description, path: paths.group(groupId), image: coverImage });
}

/** A group's link. A private group shows its description to everyone and its content to members. */
export default async function GroupPage({ params }: Props) {
  const { id } = await params;
  const viewer = await currentUser();
  const viewerId = viewer?.id ?? null;
  const group = await groupOf(viewerId, id);
  const isOpen = group.isJoined || !group.isPrivate;
  const events = () => listCommunityEvents(viewerId, communityEventsQuery.parse({ groupId: group.id }));
  const fallback = {
    [paths.api.group(group.id)]: group,
    ...(isOpen && { [endlessKey(paths.api.eventsOfGroup(group.id))]: prefetchPage(events) }),
    ...(isOpen &&
      viewerId !== null && {
        [endlessKey(paths.api.groupMembers(group.id))]: prefetchPage(() =>
          listGroupMembers(viewerId, group.id, pageQuery.parse({})),
        ),
      }),
  };
  return (
    <Prefetched answers={fallback}>
      <GroupScreen groupId={group.id} viewerId={viewerId} />
      <KeepScreen viewerId={viewerId} name="group" props={{ groupId: group.id, viewerId }} />
    </Prefetched>
  );
}
