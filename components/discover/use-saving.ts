import { failed } from "@/components/ui/failed";
import { useSave } from "@/lib/discover/saved/hooks";
import type { SavedType } from "@/lib/discover/saved/rules";

export function saveFailed(error: unknown, wanted: boolean): void {
  failed(wanted ? "Not saved to favorites" : "Not removed from favorites", error);
}

/** Saves something or takes it off the list, and says so when it could not be done. */
export function useSaving() {
  const save = useSave();
  return (type: SavedType, id: string, wanted: boolean) =>
    save(type, id, wanted).catch((error) => saveFailed(error, wanted));
}
