"use client";

import { useState } from "react";
import { PhotoDialog } from "@/components/feed/photo-dialog";
import { type PlaceCard, PlaceDialog } from "@/components/feed/place-dialog";
import type { OpenedFrom } from "@/components/feed/use-shared-open";
import { activityCard, gemCard } from "@/components/home/place-cards";
import type { Detail } from "@/components/home/use-detail";
import { useHiddenGems } from "@/lib/discover/hidden-gems/hooks";
import type { Photo } from "@/lib/feed/photos/schema";
import { useViewed } from "@/lib/suggestions/feedback/hooks";
import { useTrending } from "@/lib/suggestions/trending/hooks";

export type Opened = { photo: Photo; from: OpenedFrom };

type DetailLayerProps = {
  detail: Detail | null;
  /** The photo as the list showed it, when it was opened from one. */
  known: Opened | undefined;
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
  useViewed(detail.key === "trend" ? "activity" : "gem", open ? card?.id : undefined);
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
  const opened = known?.photo.id === shown.id ? known : undefined;
  return (
    <PhotoDialog
      key={shown.id}
      id={shown.id}
      known={opened?.photo}
      from={opened?.from}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  );
}
