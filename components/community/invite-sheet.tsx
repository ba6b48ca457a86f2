import { PeopleList } from "@/components/people/people-list";
import { Button } from "@/components/ui/button";
import { refused } from "@/components/ui/failed";
import { Sheet } from "@/components/ui/sheet";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { useInvitations } from "@/lib/community/invitations/hooks";
import { fullName } from "@/lib/core/shared/format";
import { usePeople } from "@/lib/social/people/hooks";
import type { ListedPerson } from "@/lib/social/people/schema";

const LABELS = { sending: "Inviting...", invited: "Invited", coming: "Already invited" } as const;

/** An invitation reaches only people who follow the sender. */
function Followers({ address, viewerId }: { address: string; viewerId: string }) {
  const { states, invite } = useInvitations(address);
  const action = (person: ListedPerson) => {
    const state = states.get(person.id);
    const label = state ? LABELS[state] : "Invite";
    return (
      <Button
        size="sm"
        variant={state ? "secondary" : "primary"}
        disabled={state !== undefined}
        aria-label={`${label}: ${fullName(person)}`}
        onClick={() => void invite(person.id).catch(refused)}
      >
        {label}
      </Button>
    );
  };
  return (
    <PeopleList
      list={usePeople(viewerId, "followers")}
      label="Followers"
      nobody="No followers yet. You can invite people who follow you."
      action={action}
    />
  );
}

type InviteSheetProps = OverlayControl & {
  /** The endpoint that receives the invitations. */
  address: string;
  description: string;
  viewerId: string;
};

export function InviteSheet({ address, description, viewerId, ...sheet }: InviteSheetProps) {
  return (
    <Sheet {...sheet} title="Invite friends" description={description}>
      <Followers address={address} viewerId={viewerId} />
    </Sheet>
  );
}
