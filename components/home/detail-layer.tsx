import { PhotoDialog } from "@/components/feed/photo-dialog";
import { PlaceDialog } from "@/components/feed/place-dialog";
import type { OpenedFrom } from "@/components/feed/use-picture-transition";
import { activityCard, gemCard } from "@/components/home/place-cards";
import type { Detail } from "@/components/home/use-detail";
import type { ItemOverlayControl, OverlayControl } from "@/components/ui/use-back-close";
import { useHiddenGems } from "@/lib/discover/hidden-gems/hooks";
import type { Photo } from "@/lib/feed/photos/schema";
import { useViewed } from "@/lib/suggestions/feedback/hooks";
import { useTrendingActivity } from "@/lib/suggestions/trending/hooks";

export type Opened = { photo: Photo; from: OpenedFrom };

type DetailLayerProps = ItemOverlayControl<Detail> & {
  /** The photo as the list showed it, when it was opened from one. */
  known: Opened | undefined;
};

type PlaceLayerProps = OverlayControl & { id: string };

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

export function DetailLayer({ item: { key, id }, open, known, onClose }: DetailLayerProps) {
  if (key === "trend") return <TrendLayer id={id} open={open} onOpenChange={onClose} />;
  if (key === "gem") return <GemLayer id={id} open={open} onOpenChange={onClose} />;
  const opened = known?.photo.id === id ? known : undefined;
  return <PhotoDialog key={id} id={id} known={opened?.photo} from={opened?.from} open={open} onOpenChange={onClose} />;
}
