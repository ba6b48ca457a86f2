import type { ReactNode } from "react";
import { FollowButton } from "@/components/people/follow-button";
import { Avatar } from "@/components/ui/avatar";
import { EmptyState } from "@/components/ui/empty-state";
import { ItemList, type ListState } from "@/components/ui/item-list";
import { Link } from "@/components/ui/link";
import { ListFooter } from "@/components/ui/list-footer";
import { PersonName } from "@/components/ui/person-name";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import type { ListedPerson } from "@/lib/social/people/schema";

/** On narrow screens the action wraps below the name instead of truncating it. */
export const personRow = "flex flex-wrap items-center gap-x-2 py-1";
export const personRowSubject = "flex min-h-12 min-w-36 flex-1 items-center gap-3";

type PersonRowProps = { person: ListedPerson; note?: ReactNode; action?: ReactNode; extra?: ReactNode };

/** A person with a note and an action; by default the follow button. */
export function PersonRow({ person, note, action, extra }: PersonRowProps) {
  const name = fullName(person);
  return (
    <div className={personRow}>
      <Link href={paths.profile(person.id)} className={personRowSubject}>
        <Avatar name={name} src={person.profileImageUrl} size="sm" />
        <span className="min-w-0">
          <span className="block truncate font-semibold" title={name}>
            <PersonName person={person} />
          </span>
          {note && <span className="block truncate text-ink-soft text-sm leading-tight">{note}</span>}
        </span>
      </Link>
      <span className="ml-auto flex shrink-0 items-center gap-2 empty:hidden">
        {action ?? (!person.isMe && <FollowButton person={person} size="sm" />)}
        {extra}
      </span>
    </div>
  );
}

export function PeopleSkeleton() {
  return (
    <SkeletonGroup label="Loading people" count={3} className="flex flex-col gap-4 py-2">
      <div className="flex items-center gap-3">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="h-5 w-36" />
        <Skeleton className="ml-auto h-9 w-24" />
      </div>
    </SkeletonGroup>
  );
}

type PeopleListProps<Person extends ListedPerson> = {
  list: ListState<Person>;
  label: string;
  /** Text of the empty state. */
  nobody: string;
  note?: (person: Person) => ReactNode;
  action?: (person: Person) => ReactNode;
  extra?: (person: Person) => ReactNode;
};

export function PeopleList<Person extends ListedPerson>(props: PeopleListProps<Person>) {
  const { list, label, nobody, note, action, extra } = props;
  return (
    <ItemList
      list={list}
      skeleton={<PeopleSkeleton />}
      empty={<EmptyState title={label} text={nobody} />}
      label={label}
      foot={<ListFooter list={list} skeleton={<PeopleSkeleton />} end={null} />}
    >
      {(person) => (
        <PersonRow person={person} note={note?.(person)} action={action?.(person)} extra={extra?.(person)} />
      )}
    </ItemList>
  );
}
