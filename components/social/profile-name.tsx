import { Link } from "@/components/ui/link";
import type { Person } from "@/lib/auth/accounts/schema";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

/** A person's name on a card, which leads to the profile: one line, as high as a finger. */
export function ProfileName({ person }: { person: Person }) {
  return (
    <Link
      href={paths.profile(person.id)}
      className="relative -my-2.5 block truncate py-2.5 font-semibold hover:underline"
    >
      {fullName(person)}
    </Link>
  );
}
