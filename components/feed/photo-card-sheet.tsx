import { Flag, Heart, type LucideIcon, Maximize2, Share2 } from "lucide-react";
import { useRef, useState } from "react";
import { useLikePhoto } from "@/components/feed/use-like-photo";
import { ReportLayer } from "@/components/moderation/report-layer";
import { Button } from "@/components/ui/button";
import { shareLink } from "@/components/ui/share-link";
import { Sheet } from "@/components/ui/sheet";
import type { ItemOverlayControl } from "@/components/ui/use-back-close";
import { useViewer } from "@/components/viewer";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import type { Photo } from "@/lib/feed/photos/schema";

type PhotoCardSheetProps = ItemOverlayControl<Photo> & { onOpen: (photo: Photo) => void };

/** Long-press actions of a card, all of them also available in the opened photo. */
export function PhotoCardSheet({ item: photo, open, onOpen, onClose, onClosed }: PhotoCardSheetProps) {
  const viewer = useViewer();
  const like = useLikePhoto(photo);
  const [isReporting, setReporting] = useState(false);
  /** Opens the next overlay after the sheet's history entry is gone; otherwise, Back would close the wrong one. */
  const next = useRef(onClosed);
  const item = (Icon: LucideIcon, label: string, task: () => void) => (
    <Button
      variant="secondary"
      block
      onClick={() => {
        task();
        onClose();
      }}
    >
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </Button>
  );
  const openPhoto = () => {
    next.current = () => {
      onClosed?.();
      onOpen(photo);
    };
  };
  const report = () => {
    next.current = () => setReporting(true);
  };
  const link = { title: photo.title, path: paths.photo(photo.id) };
  return (
    <>
      <Sheet
        open={open}
        onOpenChange={onClose}
        onClosed={() => next.current?.()}
        title={photo.title}
        description={fullName(photo.user)}
      >
        <div className="flex flex-col gap-2">
          {item(Maximize2, "Open", openPhoto)}
          {item(Heart, photo.isLiked ? "Remove like" : "Like", () => like(!photo.isLiked))}
          {item(Share2, "Share", () => void shareLink(link))}
          {photo.user.id !== viewer.id && item(Flag, "Report photo", report)}
        </div>
      </Sheet>
      <ReportLayer
        type="photo"
        id={photo.id}
        person={photo.user}
        open={isReporting}
        onOpenChange={(isOpen) => !isOpen && onClosed?.()}
      />
    </>
  );
}
