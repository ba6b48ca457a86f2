import { useState } from "react";
import { PhotoDialog } from "@/components/feed/photo-dialog";
import { PlaceDialog } from "@/components/feed/place-dialog";
import type { OpenedFrom } from "@/components/feed/use-picture-transition";
import { activityCard, gemCard } from "@/components/home/place-cards";
import type { Detail } from "@/components/home/use-detail";
import { useHiddenGems } from "@/lib/discover/hidden-gems/hooks";
import type { Photo } from "@/lib/feed/photos/schema";
import { useViewed } from "@/lib/suggestions/feedback/hooks";
import { useTrendingActivity } from "@/lib/suggestions/trending/hooks";

export type Opened = { photo: Photo; from: OpenedFrom };

type DetailLayerProps = {
  detail: Detail | null;
  /** The photo as the list showed it, when it was opened from one. */
  known: Opened | undefined;
  onClose: () => void;
};

type PlaceLayerProps = { id: string; open: boolean; onOpenChange: (open: boolean) => void };

function TrendLayer({ id, ...dialog }: PlaceLayerProps) {
  const activity = useTrendingActivity(id);
  useViewed("activity", dialog.open ? activity?.id : undefined);
  if (!activity) return null;
  return <PlaceDialog key={id} place={activityCard(activity)} addressKey="trend" {...dialog} />;
}

function GemLayer({ id, ...dialog }: PlaceLayerProps) {
  const { answer } = useHiddenGems();
  const gem = answer?.hiddenGems.find((one) => one.id === id);
  useViewed("gem", dialog.open ? gem?.id : undefined);
  if (!gem) return null;
  return <PlaceDialog key={id} place={gemCard(gem)} addressKey="gem" {...dialog} />;
}

export function DetailLayer({ detail, known, onClose }: DetailLayerProps) {
  const [last, setLast] = useState(detail);
  if (detail && detail !== last) setLast(detail);
  const shown = detail ?? last;
  if (!shown) return null;
  const open = detail !== null;
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose();
  if (shown.key === "trend") return <TrendLayer id={shown.id} open={open} onOpenChange={onOpenChange} />;
  if (shown.key === "gem") return <GemLayer id={shown.id} open={open} onOpenChange={onOpenChange} />;
  const opened = known?.photo.id === shown.id ? known : undefined;
  return (
    <PhotoDialog
      key={shown.id}
      id={shown.id}
      known={opened?.photo}
      from={opened?.from}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}
