"use client";

import { Bookmark } from "lucide-react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { errorText } from "@/lib/core/client/api-client";
import { cn } from "@/lib/core/shared/cn";
import { useSave } from "@/lib/discover/saved/hooks";
import type { SavedType } from "@/lib/discover/saved/rules";

type SaveButtonProps = {
  type: SavedType;
  id: string;
  isSaved: boolean;
  /** Puts a state on the screen; called again with the old one when the server refuses. */
  onShow: (isSaved: boolean) => void;
};

/** Spec §2: Save to Favorites, and here it is really saved. */
export function SaveButton({ type, id, isSaved, onShow }: SaveButtonProps) {
  const save = useSave();
  const toggle = () =>
    save(type, id, !isSaved, onShow).catch((error: unknown) =>
      toast({
        title: isSaved ? "Not removed from favorites" : "Not saved to favorites",
        description: errorText(error, "Please try again"),
        variant: "destructive",
      }),
    );
  return (
    <Button variant={isSaved ? "secondary" : "primary"} block aria-pressed={isSaved} onClick={toggle}>
      <Bookmark aria-hidden="true" className={cn("size-5", isSaved && "fill-sky text-sky-ink")} />
      {isSaved ? "Saved to Favorites" : "Save to Favorites"}
    </Button>
  );
}
