"use client";

import { X } from "lucide-react";
import { FollowButton } from "@/components/profile/follow-button";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/use-toast";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useDismissSuggestion, useFriendSuggestions } from "@/lib/social/friends/hooks";
import type { SuggestedPerson } from "@/lib/social/friends/schema";

const SHOWN = 5;

function Suggestion({ person }: { person: SuggestedPerson }) {
  const dismiss = useDismissSuggestion();
  const name = fullName(person);
  const notDone = (error: unknown) => failed("That didn't work", error);
  const wave = () => {
    dismiss(person, true).catch(notDone);
    toast({
      title: `${name} won't be suggested again`,
      action: { label: "Undo", onClick: () => void dismiss(person, false).catch(notDone) },
    });
  };
  return (
    <Card className="flex items-center gap-3 py-2.5 pr-1 pl-3">
      <Avatar name={name} src={person.profileImageUrl} size="sm" />
      <div className="min-w-0 flex-1">
        <Link href={paths.profile(person.id)} className="block truncate font-semibold hover:underline">
          {name}
        </Link>
        <p className="text-ink-soft text-sm leading-tight">{person.reason}</p>
      </div>
      <FollowButton person={person} size="sm" />
      <IconButton label={`Don't suggest ${name}`} onClick={wave} className="-ml-2 text-ink-soft [&_svg]:size-5">
        <X aria-hidden="true" />
      </IconButton>
    </Card>
  );
}

/** People this person may know, each with the reason. */
export function Suggestions() {
  const { suggestions } = useFriendSuggestions();
  if (!suggestions || suggestions.length === 0) return null;
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions" className="mb-3 text-display">
        People you may know
      </h2>
      <ul className="flex flex-col gap-2">
        {suggestions.slice(0, SHOWN).map((person) => (
          <li key={person.id}>
            <Suggestion person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}
