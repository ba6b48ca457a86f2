import { UserMinus } from "lucide-react";
import { useState } from "react";
import { PeopleList } from "@/components/people/people-list";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Sheet } from "@/components/ui/sheet";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { useViewer } from "@/components/viewer";
import { fullName } from "@/lib/core/shared/format";
import { type FollowList, usePeople, useRemoveFollower } from "@/lib/social/people/hooks";
import type { ListedPerson } from "@/lib/social/people/schema";

const TITLES = { followers: "Followers", following: "Following" } as const satisfies Record<FollowList, string>;
const NOBODY = { followers: "No followers yet.", following: "Not following anyone yet." } as const;

/** Removes a follower, who isn't notified. */
function RemoveFollower({ person }: { person: ListedPerson }) {
  const viewer = useViewer();
  const remove = useRemoveFollower(viewer.id);
  const [isAsking, setAsking] = useState(false);
  const name = fullName(person);
  const removeFollower = async () => {
    await remove(person.id);
    toast({ title: "Follower removed", description: `${name} won't be notified.` });
  };
  return (
    <>
      <IconButton
        label={`Remove ${name} from your followers`}
        icon={UserMinus}
        onClick={() => setAsking(true)}
        className="-ml-2"
      />
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${name}?`}
        description="They'll stop following you and won't be notified. They can follow you again."
        confirmLabel="Remove"
        onConfirm={removeFollower}
        pendingLabel="Removing..."
      />
    </>
  );
}

type PeopleSheetProps = OverlayControl & { userId: string; list: FollowList };

export function PeopleSheet({ userId, list, ...sheet }: PeopleSheetProps) {
  const viewer = useViewer();
  const isMine = userId === viewer.id && list === "followers";
  return (
    <Sheet {...sheet} title={TITLES[list]} className="min-h-[50dvh]">
      <PeopleList
        list={usePeople(userId, list)}
        label={TITLES[list]}
        nobody={NOBODY[list]}
        extra={isMine ? (person) => <RemoveFollower person={person} /> : undefined}
      />
    </Sheet>
  );
}
