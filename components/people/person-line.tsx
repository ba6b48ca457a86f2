import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Link } from "@/components/ui/link";
import { PersonName } from "@/components/ui/person-name";
import type { Person } from "@/lib/auth/accounts/schema";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { eventDay } from "@/lib/discover/events/rules";

/** A person in a list, with a note at the end of the line. */
export function PersonLine({ person, children }: { person: Person; children: ReactNode }) {
  return (
    <li>
      <Link href={paths.profile(person.id)} className="flex min-h-12 items-center gap-3">
        <Avatar name={fullName(person)} src={person.profileImageUrl} size="sm" />
        <span className="line-clamp-2 min-w-0 flex-1 break-words font-semibold leading-snug">
          <PersonName person={person} />
        </span>
        <span className="shrink-0 text-ink-soft text-sm tabular-nums">{children}</span>
      </Link>
    </li>
  );
}

export function DayList({ people, className }: { people: readonly (Person & { day: string })[]; className?: string }) {
  return (
    <ul className={className}>
      {people.map((person) => (
        <PersonLine key={person.id} person={person}>
          {eventDay(person.day)}
        </PersonLine>
      ))}
    </ul>
  );
}
