import { failed } from "./failed";
import { toast } from "./use-toast";

/** Deletes something with Undo in the toast; `remove` returns the Undo function (`removeLater`). */
export function deleteWithUndo(thing: string, remove: (onFailed: (error: unknown) => void) => () => void): void {
  const undo = remove((error) => failed(`Couldn't delete ${thing.toLowerCase()}`, error));
  toast({ title: `${thing} deleted`, action: { label: "Undo", onClick: undo } });
}
