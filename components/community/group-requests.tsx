import { refused } from "@/components/community/refusal-toast";
import { PersonRow } from "@/components/social/people-list";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadMore } from "@/components/ui/load-more";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import { useGroupRequests, useMemberWrites } from "@/lib/community/members/hooks";
import type { GroupMember } from "@/lib/community/members/schema";
import { fullName } from "@/lib/core/shared/format";

function Answer({ groupId, person }: { groupId: string; person: GroupMember }) {
  const { approve, decline } = useMemberWrites(groupId);
  const { isPending: isBusy, run } = usePending(refused);
  const name = fullName(person);
  const answer = (act: (userId: string) => Promise<void>, title: string) =>
    run(() => act(person.id).then(() => toast({ title })));
  return (
    <span className="flex shrink-0 gap-2">
      <Button
        size="sm"
        disabled={isBusy}
        aria-label={`Approve ${name}`}
        onClick={() => void answer(approve, `${name} is in`)}
      >
        Approve
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={isBusy}
        aria-label={`Decline ${name}`}
        onClick={() => void answer(decline, "Request declined")}
      >
        Decline
      </Button>
    </span>
  );
}

export function GroupRequests({ groupId }: { groupId: string }) {
  const list = useGroupRequests(groupId);
  const { items: people = [] } = list;
  if (people.length === 0) return null;
  return (
    <Card className="px-4 py-3" role="region" aria-label="Requests to join">
      <h3 className="text-display-sm">Requests to join</h3>
      <ul>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} action={<Answer groupId={groupId} person={person} />} />
        ))}
      </ul>
      <LoadMore list={list} />
    </Card>
  );
}
