import "react-easy-crop/react-easy-crop.css";
import { useEffect, useId, useState } from "react";
import Cropper from "react-easy-crop";
import { COVER_ASPECT } from "@/components/people/cover";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { failed } from "@/components/ui/failed";
import type { ItemOverlayControl } from "@/components/ui/use-back-close";
import { useViewer } from "@/components/viewer";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { encodeJpeg, type PictureArea } from "@/lib/core/client/shrink-image";
import { uploadPicture } from "@/lib/feed/uploads/hooks";

/** The selected part of a picture, at most `width` pixels wide, as a JPEG without metadata. */
async function croppedImage(image: Blob, area: PictureArea, width: number): Promise<Blob> {
  const bitmap = await createImageBitmap(image, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, width / area.width);
    const size = { width: Math.round(area.width * scale), height: Math.round(area.height * scale) };
    const blob = await encodeJpeg(bitmap, area, { width: Math.max(1, size.width), height: Math.max(1, size.height) });
    if (!blob) throw new Error("Your browser can't crop photos");
    return blob;
  } finally {
    bitmap.close();
  }
}

export type CropPurpose = "avatar" | "cover";

const SHAPES = {
  avatar: { title: "Move and zoom your photo", aspect: 1, width: 856, shape: "round" },
  cover: { title: "Move and zoom your cover", aspect: COVER_ASPECT, width: 1284, shape: "rect" },
} as const satisfies Record<CropPurpose, { title: string; aspect: number; width: number; shape: "round" | "rect" }>;

const KEY_STEP = 8;
const MAX_ZOOM = 4;

type CropDialogProps = ItemOverlayControl<{ image: Blob; purpose: CropPurpose }> & {
  onUploaded: (photoUrl: string, purpose: CropPurpose) => void;
};

/** The chosen picture behind a frame: dragged, pinched, or moved with the arrow keys and the slider. */
export function CropDialog({ item, onClose, onUploaded, ...dialog }: CropDialogProps) {
  const { image, purpose } = item;
  const { title, aspect, width, shape } = SHAPES[purpose];
  const { id: account } = useViewer();
  const sliderId = useId();
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea>();
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(image);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);

  const save = async () => {
    if (!area) return;
    setProgress(0);
    try {
      const photo = await croppedImage(image, area, width);
      const upload = { photo, account, idempotencyKey: newIdempotencyKey(), onProgress: setProgress };
      const { photoUrl } = await uploadPicture(purpose, upload);
      onUploaded(photoUrl, purpose);
      onClose();
    } catch (error) {
      failed("Upload failed", error, "There was an error uploading your photo. Please try again.");
    } finally {
      setProgress(null);
    }
  };

  return (
    <Dialog {...dialog} onOpenChange={onClose} title={title} full>
      <div className="relative mt-3 min-h-60 flex-1 bg-navy">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            minZoom={1}
            maxZoom={MAX_ZOOM}
            zoomSpeed={1}
            rotation={0}
            aspect={aspect}
            cropShape={shape}
            showGrid={false}
            restrictPosition
            keyboardStep={KEY_STEP}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            style={{}}
            classes={{}}
            mediaProps={{ alt: "" }}
            cropperProps={{ "aria-label": "Crop frame. Use the arrow keys to move the photo." }}
            // Its injected <style> would have no nonce (CSP); the stylesheet is imported above instead.
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <div className="flex flex-col gap-4 px-4 pt-4 pb-4">
        <label htmlFor={sliderId} className="flex min-h-11 items-center gap-3 font-semibold">
          Zoom
          <input
            id={sliderId}
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="h-11 min-w-0 flex-1 accent-[var(--sky-ink)]"
          />
        </label>
        <div className="flex gap-3">
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            Cancel
          </Button>
          <Button
            className="flex-1"
            onClick={() => void save()}
            disabled={!area}
            pending={progress !== null}
            pendingLabel={`Uploading ${Math.round((progress ?? 0) * 100)}%`}
          >
            Use photo
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
