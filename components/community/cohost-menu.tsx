import { Crown, UserRoundCheck, UserRoundX } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { refused } from "@/components/ui/failed";
import { Menu, MenuItem } from "@/components/ui/menu";
import { toast } from "@/components/ui/use-toast";
import type { Attendee } from "@/lib/community/events/schema";
import { useCohosts, useNewHost } from "@/lib/community/hosts/hooks";
import { fullName } from "@/lib/core/shared/format";

type CohostMenuProps = { eventId: string; person: Attendee; onDone: () => void };

/** Lets the host make a guest a co-host, or a co-host the host. */
export function CohostMenu({ eventId, person, onDone }: CohostMenuProps) {
  const change = useCohosts(eventId);
  const makeHost = useNewHost(eventId);
  const [isAsking, setAsking] = useState(false);
  const name = fullName(person);
  const done = (title: string) => {
    onDone();
    toast({ title });
  };
  const give = (helps: boolean) =>
    change(person.id, helps)
      .then(() => done(helps ? `${name} is now a co-host` : `${name} is no longer a co-host`))
      .catch(refused);
  const handOver = () => {
    setAsking(false);
    makeHost(person.id)
      .then(() => done(`${name} is now the host`))
      .catch(refused);
  };
  return (
    <>
      <Menu label={`More options for ${name}`}>
        {person.isCohost ? (
          <>
            <MenuItem icon={Crown} label="Make host" onSelect={() => setAsking(true)} />
            <MenuItem icon={UserRoundX} label="Remove as co-host" onSelect={() => void give(false)} />
          </>
        ) : (
          <MenuItem icon={UserRoundCheck} label="Make co-host" onSelect={() => void give(true)} />
        )}
      </Menu>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Make ${name} the host?`}
        description="Only the host can cancel the event or choose co-hosts. You'll stay on as a co-host."
        confirmLabel="Make host"
        onConfirm={handOver}
      />
    </>
  );
}
