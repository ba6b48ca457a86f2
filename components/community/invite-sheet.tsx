"use client";

import { useState } from "react";
import { refused } from "@/components/community/refusal-toast";
import { PeopleSkeleton, PersonRow } from "@/components/social/people-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Sheet } from "@/components/ui/sheet";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { useInvitations } from "@/lib/community/invitations/hooks";
import { fullName } from "@/lib/core/shared/format";
import { useAllFollowing } from "@/lib/social/people/hooks";

const SAID = { sending: "Inviting...", invited: "Invited", coming: "Knows already" } as const;

function Friends({ event, viewerId }: { event: CommunityEvent; viewerId: string }) {
  const { people, error, retry } = useAllFollowing(viewerId);
  const { states, invite } = useInvitations(event.id);
  if (!people) return error ? <ErrorState onRetry={() => void retry()} /> : <PeopleSkeleton />;
  if (people.length === 0) {
    return <EmptyState title="No friends yet" text="Whom you follow can be invited here." className="py-6" />;
  }
  return (
    <ul>
      {people.map((person) => {
        const state = states.get(person.id);
        return (
          <PersonRow
            key={person.id}
            person={person}
            action={
              <Button
                size="sm"
                variant={state ? "secondary" : "primary"}
                disabled={state !== undefined}
                aria-label={`${state ? SAID[state] : "Invite"}: ${fullName(person)}`}
                onClick={() => void invite(person.id).catch(refused)}
              >
                {state ? SAID[state] : "Invite"}
              </Button>
            }
          />
        );
      })}
    </ul>
  );
}

type InviteSheetProps = { event: CommunityEvent; viewerId: string; onClosed: () => void };

/** Invites friends; each gets a notification. */
export function InviteSheet({ event, viewerId, onClosed }: InviteSheetProps) {
  const [open, setOpen] = useState(true);
  return (
    <Sheet open={open} onOpenChange={setOpen} onClosed={onClosed} title="Invite friends" description={event.title}>
      <Friends event={event} viewerId={viewerId} />
    </Sheet>
  );
}
