"use client";

import { Lock, UserRound, Users } from "lucide-react";
import { membersText } from "@/components/community/community-event-format";
import { CommunityCover, CommunityFrame, DetailRow } from "@/components/community/community-frame";
import { GroupBoard } from "@/components/community/group-board";
import { GroupEvents } from "@/components/community/group-events";
import { GroupMembers } from "@/components/community/group-members";
import { GroupMenu } from "@/components/community/group-menu";
import { GroupRequests } from "@/components/community/group-requests";
import { MembershipButton } from "@/components/community/membership-button";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportMenu } from "@/components/moderation/report-menu";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { ShareButton } from "@/components/ui/share-button";
import { useGroup } from "@/lib/community/groups/hooks";
import type { Group } from "@/lib/community/groups/schema";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";

function Details({ group, isVisitor }: { group: Group; isVisitor: boolean }) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      <DetailRow icon={<Users />} name="Members">
        <span className="font-semibold tabular-nums">{membersText(group)}</span>
      </DetailRow>
      <DetailRow icon={<UserRound />} name="Creator">
        Started by{" "}
        {isVisitor ? (
          <bdi className="font-semibold">{group.creator.name}</bdi>
        ) : (
          <Link
            href={paths.profile(group.creator.id)}
            className="font-semibold text-sky-ink underline-offset-4 hover:underline"
          >
            <bdi>{group.creator.name}</bdi>
          </Link>
        )}
      </DetailRow>
    </dl>
  );
}

/** What members see, and in an open group everyone. */
function Inside({ group, viewerId }: { group: Group; viewerId: string | null }) {
  if (group.isPrivate && !group.isJoined) {
    return (
      <EmptyState
        icon={<Lock />}
        title="This group is private"
        text="You'll see its members, events, and board once you're approved."
      />
    );
  }
  return (
    <>
      <GroupEvents group={group} />
      <GroupBoard group={group} viewerId={viewerId} />
      {viewerId !== null && <GroupMembers group={group} />}
    </>
  );
}

type GroupScreenProps = { groupId: string; viewerId: string | null };

export function GroupScreen({ groupId, viewerId }: GroupScreenProps) {
  const { data: group } = useGroup(groupId);
  if (!group) return null;
  const here = paths.group(group.id);
  return (
    <CommunityFrame
      viewerId={viewerId}
      title="Group"
      back={paths.community("groups")}
      here={here}
      refreshed={[...STALE_AFTER.group(group.id), paths.api.eventsOfGroup(group.id), paths.api.groupPosts(group.id)]}
      actions={
        <>
          <ShareButton title={group.name} path={here} />
          {group.isHost && <GroupMenu group={group} />}
          {viewerId !== null && !group.isHost && (
            <ReportMenu type="group" id={group.id} label="More options for this group" />
          )}
        </>
      }
    >
      <CommunityCover image={group.coverImage} />
      <article className="flex flex-col gap-6 px-4 pt-4" aria-labelledby="group-name">
        <div>
          <p className="flex flex-wrap gap-2">
            <Badge tone="sky">{group.category}</Badge>
            {group.isPrivate && (
              <Badge>
                <Lock /> Private
              </Badge>
            )}
            {group.myRole && group.myRole !== "member" && (
              <Badge>{group.myRole === "owner" ? "You own this group" : "You're an admin"}</Badge>
            )}
          </p>
          <h2 id="group-name" className="mt-2 break-words text-display-lg leading-tight">
            {group.name}
          </h2>
          {group.isHidden && <HiddenNote thing="group" />}
          {group.description && <p className="mt-2 whitespace-pre-line break-words">{group.description}</p>}
        </div>
        {viewerId === null ? (
          <LinkButton href={paths.signup({ callbackUrl: here, why: "join" })} block>
            Sign up to join
          </LinkButton>
        ) : (
          <MembershipButton group={group} className="w-full" />
        )}
        <Details group={group} isVisitor={viewerId === null} />
        {group.requests > 0 && <GroupRequests groupId={group.id} />}
        <Inside group={group} viewerId={viewerId} />
      </article>
    </CommunityFrame>
  );
}
