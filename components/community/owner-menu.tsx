import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Menu, MenuItem } from "@/components/ui/menu";
import { closeThen } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";

type OwnerMenuProps = {
  thing: "Group" | "Guide";
  name: string;
  /** What deleting it means for others. */
  warning: string;
  onDelete: () => Promise<unknown>;
  onFailed?: (error: unknown) => void;
  /** Leaves the page of what was deleted. */
  onDeleted: () => void;
  form: (state: { open: boolean; onClose: () => void }) => ReactNode;
};

/** Edit and Delete for the owner of a group or a guide. */
export function OwnerMenu({ thing, name, warning, onDelete, onFailed, onDeleted, form }: OwnerMenuProps) {
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const noun = thing.toLowerCase();
  const confirm = async () => {
    await onDelete();
    toast({ title: `${thing} deleted`, description: name });
    closeThen(() => setAsking(false), onDeleted);
  };
  return (
    <>
      <Menu label={`More options for this ${noun}`}>
        <MenuItem icon={Pencil} label={`Edit ${noun}`} onSelect={() => setEditing(true)} />
        <MenuItem icon={Trash2} label={`Delete ${noun}`} danger onSelect={() => setAsking(true)} />
      </Menu>
      {form({ open: isEditing, onClose: () => setEditing(false) })}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${name}?`}
        description={warning}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onConfirm={confirm}
        onFailed={onFailed}
      />
    </>
  );
}
