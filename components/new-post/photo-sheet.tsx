import { ChevronLeft, ChevronRight, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Sheet } from "@/components/ui/sheet";
import { TextArea } from "@/components/ui/text-area";
import type { OverlayControl } from "@/components/ui/use-back-close";
import type { QueuedPhoto } from "@/lib/core/client/use-upload-queue";
import { ALT_TEXT_MAX } from "@/lib/feed/photos/rules";

type PhotoSheetProps = OverlayControl & {
  photo: QueuedPhoto | undefined;
  index: number;
  count: number;
  onAltText: (altText: string) => void;
  onMove: (to: number) => void;
  /** Absent if it can't be removed. */
  onRemove?: () => void;
};

export function PhotoSheet(props: PhotoSheetProps) {
  const { photo, index, count, open, onOpenChange, onAltText, onMove, onRemove } = props;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={`Photo ${index + 1} of ${count}`}
      footer={
        <Button block onClick={() => onOpenChange(false)}>
          Done
        </Button>
      }
    >
      {photo && (
        <div className="flex flex-col gap-4">
          {photo.preview && (
            <img
              src={photo.preview}
              alt={photo.altText}
              className="max-h-[32dvh] w-full rounded-card bg-bone object-contain"
            />
          )}
          {photo.problem && (
            <p role="alert" className="font-medium text-danger-ink">
              {photo.problem}
            </p>
          )}
          <Field label="Alt text" hint="Describe the photo for people who can't see it.">
            <TextArea
              rows={2}
              value={photo.altText}
              maxLength={ALT_TEXT_MAX}
              onChange={(event) => onAltText(event.target.value)}
              className="min-h-18"
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" className="flex-1" disabled={index === 0} onClick={() => onMove(index - 1)}>
              <ChevronLeft className="size-5" />
              Move earlier
            </Button>
            <Button
              variant="secondary"
              className="flex-1"
              disabled={index >= count - 1}
              onClick={() => onMove(index + 1)}
            >
              Move later
              <ChevronRight className="size-5" />
            </Button>
          </div>
          {onRemove && (
            <Button variant="danger-ghost" block onClick={onRemove}>
              <Trash2 className="size-5" />
              Remove photo
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}
