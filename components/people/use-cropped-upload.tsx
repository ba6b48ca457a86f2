import { type ReactNode, useRef, useState } from "react";
import type { CropPurpose } from "@/components/people/crop-dialog";
import { failed } from "@/components/ui/failed";
import { ImageInput } from "@/components/ui/image-input";
import { lazyComponent } from "@/lib/core/client/lazy-component";

const CropDialog = lazyComponent(() => import("@/components/people/crop-dialog"), "CropDialog");

/** A picture the browser can't decode can't be cropped either. */
async function isDrawable(file: File): Promise<boolean> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  bitmap?.close();
  return bitmap !== null;
}

type CroppedUpload = {
  /** Opens the file dialog. */
  choose: (purpose: CropPurpose) => void;
  /** The file input and the crop dialog. Can be rendered anywhere on the screen. */
  element: ReactNode;
};

export function useCroppedUpload(
  label: string,
  onUploaded: (photoUrl: string, purpose: CropPurpose) => void,
): CroppedUpload {
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef<CropPurpose>("avatar");
  const [chosen, setChosen] = useState<{ image: File; purpose: CropPurpose } | null>(null);
  const [open, setOpen] = useState(false);

  const take = async (image: File) => {
    if (!(await isDrawable(image))) {
      failed("Can't use this photo", "Please choose a JPEG or PNG.");
      return;
    }
    setChosen({ image, purpose: asked.current });
    setOpen(true);
  };
  return {
    choose: (purpose) => {
      asked.current = purpose;
      input.current?.click();
    },
    element: (
      <>
        <ImageInput ref={input} aria-label={label} onFiles={([image]) => image && void take(image)} />
        {chosen && (
          <CropDialog
            key={`${chosen.purpose} ${chosen.image.name} ${chosen.image.lastModified}`}
            image={chosen.image}
            purpose={chosen.purpose}
            open={open}
            onOpenChange={setOpen}
            onUploaded={(photoUrl) => onUploaded(photoUrl, chosen.purpose)}
          />
        )}
      </>
    ),
  };
}
