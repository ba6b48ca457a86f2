"use client";

import { useState } from "react";
import { PhotoDialog } from "@/components/feed/photo-dialog";
import { type PlaceCard, PlaceDialog } from "@/components/feed/place-dialog";
import { activityCard, gemCard } from "@/components/home/place-cards";
import type { Detail } from "@/components/home/use-detail";
import { useHiddenGems } from "@/lib/discover/hidden-gems/hooks";
import type { Photo } from "@/lib/feed/photos/schema";
import { useTrending } from "@/lib/suggestions/trending/hooks";

type DetailLayerProps = {
  detail: Detail | null;
  /** The photo as the list showed it, when it was opened from one. */
  known: Photo | undefined;
  onClose: () => void;
};

function usePlaceCard(detail: Detail): PlaceCard | undefined {
  const { activities = [] } = useTrending();
  const { answer } = useHiddenGems();
  if (detail.key === "trend") {
    const found = activities.find(({ id }) => id === detail.id);
    return found && activityCard(found);
  }
  const gem = answer?.hiddenGems.find(({ id }) => id === detail.id);
  return gem && gemCard(gem);
}

function PlaceLayer({ detail, open, onClose }: { detail: Detail; open: boolean; onClose: () => void }) {
  const card = usePlaceCard(detail);
  if (!card) return null;
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose();
  return <PlaceDialog key={card.id} place={card} addressKey={detail.key} open={open} onOpenChange={onOpenChange} />;
}

/** Whatever detail is open. The last one stays mounted while it leaves, so that it can be seen leaving. */
export function DetailLayer({ detail, known, onClose }: DetailLayerProps) {
  const [last, setLast] = useState(detail);
  if (detail && detail !== last) setLast(detail);
  const shown = detail ?? last;
  if (!shown) return null;
  const open = detail !== null;
  if (shown.key !== "photo") return <PlaceLayer detail={shown} open={open} onClose={onClose} />;
  return (
    <PhotoDialog
      key={shown.id}
      id={shown.id}
      known={known?.id === shown.id ? known : undefined}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  );
}
