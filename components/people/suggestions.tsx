import { X } from "lucide-react";
import { FollowButton } from "@/components/people/follow-button";
import { ProfileName } from "@/components/people/profile-name";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { didNotWork } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { TitledSection } from "@/components/ui/titled-section";
import { toast } from "@/components/ui/use-toast";
import { fullName } from "@/lib/core/shared/format";
import { useDismissSuggestion, useFriendSuggestions } from "@/lib/social/friends/hooks";
import type { SuggestedPerson } from "@/lib/social/friends/schema";

const SHOWN = 5;

function Suggestion({ person }: { person: SuggestedPerson }) {
  const dismiss = useDismissSuggestion();
  const name = fullName(person);
  const wave = () => {
    dismiss(person, true).catch(didNotWork);
    toast({
      title: `${name} won't be suggested again`,
      action: { label: "Undo", onClick: () => void dismiss(person, false).catch(didNotWork) },
    });
  };
  return (
    <Card className="flex flex-wrap items-center gap-3 py-2 pr-1 pl-3">
      <Avatar name={name} src={person.profileImageUrl} size="sm" />
      <div className="min-w-[min(5rem,70%)] flex-1">
        <ProfileName person={person} />
        <p className="text-ink-soft text-sm leading-tight">{person.reason}</p>
      </div>
      <FollowButton person={person} size="sm" />
      <IconButton
        label={`Don't suggest ${name}`}
        icon={X}
        onClick={wave}
        className="-ml-2 text-ink-soft [&_svg]:size-5"
      />
    </Card>
  );
}

export function Suggestions() {
  const { data: suggestions } = useFriendSuggestions();
  if (!suggestions || suggestions.length === 0) return null;
  return (
    <TitledSection title="People you may know" titleClassName="mb-3 text-display">
      <ul className="flex flex-col gap-2">
        {suggestions.slice(0, SHOWN).map((person) => (
          <li key={person.id}>
            <Suggestion person={person} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
