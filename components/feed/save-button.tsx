import { Bookmark } from "lucide-react";
import { useSaving } from "@/components/feed/use-saving";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/core/shared/cn";
import type { SavedType } from "@/lib/discover/saved/rules";

type SaveButtonProps = { type: SavedType; id: string; isSaved: boolean };

/** Spec §2: Save to Favorites, which here actually saves. */
export function SaveButton({ type, id, isSaved }: SaveButtonProps) {
  const save = useSaving();
  const toggle = () => void save(type, id, !isSaved);
  return (
    <Button variant={isSaved ? "secondary" : "primary"} block aria-pressed={isSaved} onClick={toggle}>
      <Bookmark className={cn("size-5", isSaved && "fill-sky text-sky-ink")} />
      {isSaved ? "Saved to Favorites" : "Save to Favorites"}
    </Button>
  );
}
