import { RotateCw, X } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { UploadProgress } from "@/components/ui/upload-progress";
import { isUsable, type QueuedPhoto } from "@/lib/core/client/use-upload-queue";

type UploadTileProps = { upload: QueuedPhoto; onRetry: () => void; onDrop: () => void };

/** A photo being uploaded to the grid. After a failure it can be retried. */
export function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  return (
    <li className="relative aspect-square overflow-hidden rounded-control bg-bone">
      {upload.preview && <img src={upload.preview} alt="" className="size-full object-cover opacity-60" />}
      {upload.problem === null ? (
        <UploadProgress label="Uploading photo" share={upload.progress} />
      ) : (
        <div className="absolute inset-0 flex items-center justify-center gap-1">
          {isUsable(upload) && <IconButton label="Try this photo again" icon={RotateCw} onPicture onClick={onRetry} />}
          <IconButton label="Discard this photo" icon={X} onPicture onClick={onDrop} />
        </div>
      )}
    </li>
  );
}
