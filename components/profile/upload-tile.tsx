import { RotateCw, X } from "lucide-react";
import type { PendingUpload } from "@/components/profile/use-profile-uploads";
import { IconButton } from "@/components/ui/icon-button";

type UploadTileProps = { upload: PendingUpload; onRetry: () => void; onDrop: () => void };

/** A photo on its way to the grid; where that failed, it waits to be tried again. */
export function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  return (
    <li className="relative aspect-square overflow-hidden rounded-control bg-bone">
      <img src={upload.preview} alt="" className="size-full object-cover opacity-60" />
      {upload.problem === null ? (
        <div
          role="progressbar"
          aria-label="Uploading photo"
          aria-valuenow={Math.round(upload.progress * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          className="absolute inset-x-2 bottom-2 h-2 overflow-hidden rounded-full bg-navy/60"
        >
          <div
            className="h-full origin-left bg-sky transition-transform"
            style={{ transform: `scaleX(${upload.progress})` }}
          />
        </div>
      ) : (
        <div className="absolute inset-0 flex items-center justify-center gap-1">
          <IconButton label="Try this photo again" onPicture onClick={onRetry}>
            <RotateCw aria-hidden="true" />
          </IconButton>
          <IconButton label="Give this photo up" onPicture onClick={onDrop}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </li>
  );
}
