import { Avatar } from "@/components/ui/avatar";
import type { Person } from "@/lib/auth/accounts/schema";
import { fullName } from "@/lib/core/shared/format";

/** Overlapping avatars; decorative, because the text beside them says who or how many. */
export function AvatarStack({ people }: { people: readonly Person[] }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 items-center">
      {people.map((person) => (
        <Avatar
          key={person.id}
          name={fullName(person)}
          src={person.profileImageUrl}
          size="sm"
          className="-ml-2 size-8 ring-2 ring-card first:ml-0 max-[359px]:nth-[n+4]:hidden"
        />
      ))}
    </span>
  );
}
