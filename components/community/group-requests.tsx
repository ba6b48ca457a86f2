import { AnswerButtons } from "@/components/people/answer-buttons";
import { PersonRow } from "@/components/people/people-list";
import { Card } from "@/components/ui/card";
import { refused } from "@/components/ui/failed";
import { ItemList } from "@/components/ui/item-list";
import { toast } from "@/components/ui/use-toast";
import { useGroupRequests, useMemberWrites } from "@/lib/community/members/hooks";
import { fullName } from "@/lib/core/shared/format";

export function GroupRequests({ groupId }: { groupId: string }) {
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
