import type { Metadata } from "next";
import { Prefetched } from "@/app/prefetched";
import { visibleItem } from "@/app/visible-item";
import { GroupScreen } from "@/components/community/group-screen";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { listCommunityEvents } from "@/lib/community/events/queries";
import { communityEventsQuery } from "@/lib/community/events/schema";
import { getGroup } from "@/lib/community/groups/queries";
import { listGroupMembers } from "@/lib/community/members/queries";
import { linkPreview } from "@/lib/core/server/link-preview";
import { prefetchPage } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";

type Props = { params: Promise<{ id: string }> };

const groupOf = visibleItem(getGroup);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, name, description, coverImage } = (await groupOf((await params).id)).item;
  return linkPreview({ title: name, description, path: paths.group(id), image: coverImage });
}

/** A group's link. A private group shows its description to everyone and its content to members. */
export default async function GroupPage({ params }: Props) {
  const { viewerId, item: group } = await groupOf((await params).id);
  const isOpen = group.isJoined || !group.isPrivate;
  const events = () => listCommunityEvents(viewerId, communityEventsQuery.parse({ groupId: group.id }));
  const answers = {
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
    <Prefetched answers={answers}>
      <GroupScreen groupId={group.id} viewerId={viewerId} />
      <ScreenSnapshotWriter viewerId={viewerId} name="group" props={{ groupId: group.id, viewerId }} />
    </Prefetched>
  );
}
