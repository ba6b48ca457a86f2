import { failed } from "@/components/ui/failed";
import { useSave } from "@/lib/discover/saved/hooks";
import type { SavedType } from "@/lib/discover/saved/rules";

export function saveFailed(error: unknown, wanted: boolean): void {
  failed(wanted ? "Couldn't save to Favorites" : "Couldn't remove from Favorites", error);
}

export function useSaving() {
  const save = useSave();
  return (type: SavedType, id: string, wanted: boolean) =>
    save(type, id, wanted).catch((error) => saveFailed(error, wanted));
}
