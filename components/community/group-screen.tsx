"use client";

import { Lock, UserRound, Users } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { membersText } from "@/components/community/community-event-format";
import { CommunityCover, CommunityFrame, DetailRow, ProfileLink } from "@/components/community/community-frame";
import { EventCard } from "@/components/community/event-card";
import { GroupBoard } from "@/components/community/group-board";
import { GroupMembers } from "@/components/community/group-members";
import { MembershipButton } from "@/components/community/membership-button";
import { OwnerMenu } from "@/components/community/owner-menu";
import { SubscribeButton } from "@/components/community/subscribe-button";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportMenu } from "@/components/moderation/report-menu";
import { AnswerButtons } from "@/components/people/answer-buttons";
import { PersonRow } from "@/components/people/people-list";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { refused } from "@/components/ui/failed";
import { ItemList } from "@/components/ui/item-list";
import { LinkButton } from "@/components/ui/link-button";
import { LoadMore } from "@/components/ui/load-more";
import { ShareButton } from "@/components/ui/share-button";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import { useCommunityEvents } from "@/lib/community/events/hooks";
import { useGroup, useGroupWrites } from "@/lib/community/groups/hooks";
import type { Group } from "@/lib/community/groups/schema";
import { useGroupRequests, useMemberWrites } from "@/lib/community/members/hooks";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";

const EventFormSheet = lazyOverlay(() => import("@/components/community/event-form-sheet"), "EventFormSheet");
const GroupFormSheet = lazyOverlay(() => import("@/components/community/group-form-sheet"), "GroupFormSheet");

function GroupEvents({ group }: { group: Group }) {
  const list = useCommunityEvents({ groupId: group.id });
  const [isCreating, setCreating] = useState(false);
  return (
    <section aria-labelledby="group-events">
      <div className="mb-2 flex items-center gap-3">
        <h3 id="group-events" className="min-w-0 flex-1 text-display-sm">
          Events
        </h3>
        {group.isJoined && (
          <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setCreating(true)}>
            Plan an event
          </Button>
        )}
      </div>
      <ItemList
        list={list}
        skeleton={<Skeleton className="h-48 rounded-card" />}
        empty={<Card className="p-4 text-ink-soft">No events planned yet.</Card>}
        className="flex flex-col gap-4"
        foot={<LoadMore list={list} className="mt-3" />}
      >
        {(event) => <EventCard event={event} />}
      </ItemList>
      {group.isJoined && <SubscribeButton groupId={group.id} />}
      <EventFormSheet group={group} open={isCreating} onClose={() => setCreating(false)} />
    </section>
  );
}

function GroupRequests({ groupId }: { groupId: string }) {
  const list = useGroupRequests(groupId);
  const { approve, decline } = useMemberWrites(groupId);
  if (!list.items?.length) return null;
  return (
    <Card className="px-4 py-3" role="region" aria-label="Requests to join">
      <h3 className="text-display-sm">Requests to join</h3>
      <ItemList list={list} skeleton={null} empty={null}>
        {(person) => {
          const name = fullName(person);
          const answer = async (accepts: boolean) => {
            await (accepts ? approve : decline)(person.id);
            toast({ title: accepts ? `${name} is now a member` : "Request declined" });
          };
          const buttons = <AnswerButtons accept="Approve" name={name} answer={answer} onFailed={refused} />;
          return <PersonRow person={person} action={buttons} />;
        }}
      </ItemList>
    </Card>
  );
}

function Details({ group, isVisitor }: { group: Group; isVisitor: boolean }) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      <DetailRow icon={<Users />} name="Members">
        <span className="font-semibold tabular-nums">{membersText(group)}</span>
      </DetailRow>
      <DetailRow icon={<UserRound />} name="Creator">
        Started by <ProfileLink person={group.creator} isLinked={!isVisitor} />
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
  const router = useRouter();
  const { data: group } = useGroup(groupId);
  const { remove } = useGroupWrites();
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
          {group.isHost && (
            <OwnerMenu
              thing="Group"
              name={group.name}
              warning="It will be deleted for all members. Upcoming events will be canceled, and their guests notified. This can't be undone."
              onDelete={() => remove(group.id)}
              onFailed={refused}
              onDeleted={() => router.push(paths.community("groups"))}
              form={(state) => <GroupFormSheet {...state} group={group} />}
            />
          )}
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
