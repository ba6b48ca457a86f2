import { failed } from "./failed";
import { toast } from "./use-toast";

/** Deletes something with an Undo in the toast; `remove` returns that Undo (`removeLater`). */
export function deleteWithUndo(thing: string, remove: (onFailed: (error: unknown) => void) => () => void): void {
  const undo = remove((error) => failed(`${thing} not deleted`, error));
  toast({ title: `${thing} deleted`, action: { label: "Undo", onClick: undo } });
}
