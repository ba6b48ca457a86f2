import { Avatar } from "@/components/ui/avatar";
import type { Person } from "@/lib/auth/accounts/schema";
import { fullName } from "@/lib/core/shared/format";

/** Overlapping avatars; decorative, because the list beside them names the people. */
export function Faces({ people, more }: { people: readonly Person[]; more: number }) {
  return (
    <span aria-hidden="true" className="flex items-center">
      {people.map((person) => (
        <Avatar
          key={person.id}
          name={fullName(person)}
          src={person.profileImageUrl}
          size="sm"
          className="-ml-2 ring-2 ring-card first:ml-0 max-[359px]:nth-[n+4]:hidden"
        />
      ))}
      {more > 0 && <span className="ml-2 font-semibold text-ink-soft text-sm max-[359px]:hidden">+{more}</span>}
    </span>
  );
}
