import { refused } from "@/components/community/refusal-toast";
import { AnswerButtons } from "@/components/social/answer-buttons";
import { PersonRow } from "@/components/social/people-list";
import { Card } from "@/components/ui/card";
import { LoadMore } from "@/components/ui/load-more";
import { toast } from "@/components/ui/use-toast";
import { useGroupRequests, useMemberWrites } from "@/lib/community/members/hooks";
import { fullName } from "@/lib/core/shared/format";

export function GroupRequests({ groupId }: { groupId: string }) {
  const list = useGroupRequests(groupId);
  const { approve, decline } = useMemberWrites(groupId);
  const { items: people = [] } = list;
  if (people.length === 0) return null;
  return (
    <Card className="px-4 py-3" role="region" aria-label="Requests to join">
      <h3 className="text-display-sm">Requests to join</h3>
      <ul>
        {people.map((person) => {
          const name = fullName(person);
          const answer = async (accepts: boolean) => {
            await (accepts ? approve : decline)(person.id);
            toast({ title: accepts ? `${name} is in` : "Request declined" });
          };
          const buttons = <AnswerButtons accept="Approve" name={name} answer={answer} onFailed={refused} />;
          return <PersonRow key={person.id} person={person} action={buttons} />;
        })}
      </ul>
      <LoadMore list={list} />
    </Card>
  );
}
