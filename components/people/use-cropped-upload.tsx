import { type ReactNode, useRef, useState } from "react";
import type { CropPurpose } from "@/components/people/crop-dialog";
import { failed } from "@/components/ui/failed";
import { ImageInput } from "@/components/ui/image-input";
import { lazyItemOverlay } from "@/lib/core/client/lazy-overlay";

const CropDialog = lazyItemOverlay(() => import("@/components/people/crop-dialog"), "CropDialog");

/** A picture the browser can't decode can't be cropped either. */
async function isDrawable(file: File): Promise<boolean> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  bitmap?.close();
  return bitmap !== null;
}

type CroppedUpload = {
  choose: (purpose: CropPurpose) => void;
  /** The file input and the crop dialog. Can be rendered anywhere on the screen. */
  element: ReactNode;
};

export function useCroppedUpload(
  label: string,
  onUploaded: (photoUrl: string, purpose: CropPurpose) => void,
): CroppedUpload {
  const input = useRef<HTMLInputElement>(null);
  const purposeRef = useRef<CropPurpose>("avatar");
  const [chosen, setChosen] = useState<{ image: File; purpose: CropPurpose } | null>(null);

  const take = async (image: File) => {
    if (!(await isDrawable(image))) {
      failed("Can't use this photo", "Please choose a JPEG or PNG.");
      return;
    }
    setChosen({ image, purpose: purposeRef.current });
  };
  return {
    choose: (purpose) => {
      purposeRef.current = purpose;
      input.current?.click();
    },
    element: (
      <>
        <ImageInput ref={input} aria-label={label} onFiles={([image]) => image && void take(image)} />
        <CropDialog item={chosen} onClose={() => setChosen(null)} onUploaded={onUploaded} />
      </>
    ),
  };
}
