import { Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { refused } from "@/components/ui/failed";
import { Menu, MenuItem } from "@/components/ui/menu";
import { closeThen } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { useGroupWrites } from "@/lib/community/groups/hooks";
import type { Group } from "@/lib/community/groups/schema";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { paths } from "@/lib/core/shared/paths";

const GroupFormSheet = lazyOverlay(() => import("@/components/community/group-form-sheet"), "GroupFormSheet");

export function GroupMenu({ group }: { group: Group }) {
  const router = useRouter();
  const { remove } = useGroupWrites();
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const deleteGroup = async () => {
    await remove(group.id);
    toast({ title: "Group deleted", description: group.name });
    closeThen(
      () => setAsking(false),
      () => router.push(paths.community("groups")),
    );
  };
  return (
    <>
      <Menu label="More options for this group">
        <MenuItem icon={Pencil} label="Edit group" onSelect={() => setEditing(true)} />
        <MenuItem icon={Trash2} label="Delete group" danger onSelect={() => setAsking(true)} />
      </Menu>
      <GroupFormSheet group={group} open={isEditing} onClose={() => setEditing(false)} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${group.name}?`}
        description="It will be deleted for all members. Upcoming events will be canceled, and their guests notified. This can't be undone."
        confirmLabel="Delete"
        onConfirm={deleteGroup}
        onFailed={refused}
        pendingLabel="Deleting..."
      />
    </>
  );
}
