import { Link } from "@/components/ui/link";
import { PersonName } from "@/components/ui/person-name";
import type { Person } from "@/lib/auth/accounts/schema";
import { paths } from "@/lib/core/shared/paths";

/** A person's name on a card, linking to their profile. Touch-sized; a long name takes two lines. */
export function ProfileName({ person }: { person: Person }) {
  return (
    <Link href={paths.profile(person.id)} className="relative -my-2.5 block py-2.5 font-semibold hover:underline">
      <span className="line-clamp-2 break-words leading-snug">
        <PersonName person={person} />
      </span>
    </Link>
  );
}
