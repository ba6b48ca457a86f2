import { type Ref, useEffect, useImperativeHandle, useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { PersonName } from "@/components/ui/person-name";
import type { Person } from "@/lib/auth/accounts/schema";
import { cn } from "@/lib/core/shared/cn";
import { countOf, fullName } from "@/lib/core/shared/format";
import { matchesName } from "@/lib/feed/mentions/rules";
import { useAllFollowing } from "@/lib/social/people/hooks";

const SHOWN = 6;

export type MentionListHandle = {
  /** Handles a key; false if the list doesn't use it. */
  press: (key: string) => boolean;
};

type MentionListProps = {
  ref: Ref<MentionListHandle>;
  id: string;
  viewerId: string;
  query: string;
  people: readonly Person[];
  onActive: (optionId: string | undefined) => void;
  onChoose: (person: Person) => void;
  onClose: () => void;
};

/** People an @ may refer to: those in the conversation first, then those you follow. Focus stays in the text. */
export function MentionList(props: MentionListProps) {
  const { ref, id, viewerId, query, people, onActive, onChoose, onClose } = props;
  const { items: following } = useAllFollowing(viewerId);
  const known = new Map<string, Person & { username?: string }>(
    [...people, ...(following ?? [])].map((person) => [person.id, person]),
  );
  known.delete(viewerId);
  const found = [...known.values()].filter((person) => matchesName(query, person)).slice(0, SHOWN);
  // A new query starts at the top.
  const [chosen, setChosen] = useState({ query, at: 0 });
  const at = chosen.query === query ? Math.min(chosen.at, Math.max(found.length - 1, 0)) : 0;
  const active = found[at];
  const optionId = (person: Person) => `${id}-${person.id}`;
  const activeOption = active && optionId(active);

  useEffect(() => {
    onActive(activeOption);
    return () => onActive(undefined);
  }, [activeOption, onActive]);

  useImperativeHandle(ref, () => ({
    press: (key) => {
      if (!active) return false;
      const move = (by: number) => setChosen({ query, at: (at + by + found.length) % found.length });
      if (key === "ArrowDown") move(1);
      else if (key === "ArrowUp") move(-1);
      else if (key === "Enter" || key === "Tab") onChoose(active);
      else if (key === "Escape") onClose();
      else return false;
      return true;
    },
  }));

  return (
    <>
      <p role="status" className="sr-only">
        {found.length > 0 && `${countOf(found.length, "person", "people")} to mention`}
      </p>
      {found.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label="People to mention"
          // A tap must not take focus from the text.
          onMouseDown={(event) => event.preventDefault()}
          className="my-2 overflow-hidden rounded-card border border-line bg-raised shadow-raise"
        >
          {found.map((person) => (
            <button
              key={person.id}
              id={optionId(person)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={person === active}
              onClick={() => onChoose(person)}
              className={cn(
                "flex min-h-12 w-full items-center gap-3 px-3 py-1 text-left",
                person === active && "bg-card-press",
              )}
            >
              <Avatar name={fullName(person)} src={person.profileImageUrl} size="sm" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">
                  <PersonName person={person} />
                </span>
                {person.username && <span className="block truncate text-ink-soft text-sm">@{person.username}</span>}
              </span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}
