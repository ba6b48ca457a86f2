import { UserRoundCheck, UserRoundX } from "lucide-react";
import { refused } from "@/components/community/refusal-toast";
import { Menu, MenuItem } from "@/components/ui/menu";
import { toast } from "@/components/ui/use-toast";
import type { Attendee } from "@/lib/community/events/schema";
import { useCohosts } from "@/lib/community/hosts/hooks";
import { fullName } from "@/lib/core/shared/format";

type CohostMenuProps = { eventId: string; person: Attendee; onDone: () => void };

/** The host lets somebody who goes help, or takes it back. */
export function CohostMenu({ eventId, person, onDone }: CohostMenuProps) {
  const change = useCohosts(eventId);
  const name = fullName(person);
  const give = (helps: boolean) =>
    change(person.id, helps)
      .then(() => {
        onDone();
        toast({ title: helps ? `${name} helps you host` : `${name} no longer helps to host` });
      })
      .catch(refused);
  return (
    <Menu label={`More about ${name}`}>
      {person.isCohost ? (
        <MenuItem icon={UserRoundX} label="No longer a co-host" onSelect={() => void give(false)} />
      ) : (
        <MenuItem icon={UserRoundCheck} label="Make co-host" onSelect={() => void give(true)} />
      )}
    </Menu>
  );
}
