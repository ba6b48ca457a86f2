import { useState } from "react";
import { refused } from "@/components/community/refusal-toast";
import { PeopleSkeleton, PersonRow } from "@/components/social/people-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Loading } from "@/components/ui/loading";
import { Sheet } from "@/components/ui/sheet";
import { useInvitations } from "@/lib/community/invitations/hooks";
import { fullName } from "@/lib/core/shared/format";
import { useAllFollowing } from "@/lib/social/people/hooks";

const SAID = { sending: "Inviting...", invited: "Invited", coming: "Knows already" } as const;

function Friends({ address, viewerId }: { address: string; viewerId: string }) {
  const { items: people, error, retry } = useAllFollowing(viewerId);
  const { states, invite } = useInvitations(address);
  if (!people) return <Loading error={error} onRetry={retry} skeleton={<PeopleSkeleton />} />;
  if (people.length === 0) {
    return <EmptyState title="No friends yet" text="Whom you follow can be invited here." className="py-6!" />;
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

type InviteSheetProps = {
  /** The endpoint that takes the invitations. */
  address: string;
  description: string;
  viewerId: string;
  onClosed: () => void;
};

/** Invites friends; each gets a notification. */
export function InviteSheet({ address, description, viewerId, onClosed }: InviteSheetProps) {
  const [open, setOpen] = useState(true);
  return (
    <Sheet open={open} onOpenChange={setOpen} onClosed={onClosed} title="Invite friends" description={description}>
      <Friends address={address} viewerId={viewerId} />
    </Sheet>
  );
}
