"use client";

import { Camera, ImageUp } from "lucide-react";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { Cover } from "@/components/profile/cover";
import type { CropPurpose } from "@/components/profile/crop-dialog";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { iconButtonClasses } from "@/components/ui/icon-button";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { cn } from "@/lib/core/shared/cn";
import { mediaUrl } from "@/lib/core/shared/media-sizes";

const CropDialog = dynamic(
  retryImport(() => import("@/components/profile/crop-dialog").then((module) => module.CropDialog)),
  {
    ssr: false,
  },
);

type Chosen = { image: File; purpose: CropPurpose };

type PictureFieldsProps = {
  name: string;
  profileImageUrl: string | null;
  heroImageUrl: string | null;
  disabled: boolean;
  onChange: (purpose: CropPurpose, photoUrl: string) => void;
};

/** A picture the browser can't decode can't be cropped either. */
async function isDrawable(file: File): Promise<boolean> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  bitmap?.close();
  return bitmap !== null;
}

/** Cover and portrait, each with the button that changes it. */
export function PictureFields({ name, profileImageUrl, heroImageUrl, disabled, onChange }: PictureFieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef<CropPurpose>("avatar");
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (purpose: CropPurpose) => {
    asked.current = purpose;
    input.current?.click();
  };
  const choose = async (image: File | undefined) => {
    if (!image) return;
    if (!(await isDrawable(image))) {
      failed("This photo can't be used here", "Please choose a JPEG or PNG.");
      return;
    }
    setChosen({ image, purpose: asked.current });
    setOpen(true);
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Picture for your profile"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
      <div className="relative">
        <Cover src={heroImageUrl} />
        <Button
          variant="secondary"
          disabled={disabled}
          onClick={() => ask("cover")}
          className="absolute right-3 bottom-3 border-transparent bg-navy/75 text-white backdrop-blur-sm hover:bg-navy/90"
        >
          <ImageUp aria-hidden="true" className="size-5" />
          Change Cover
        </Button>
      </div>
      <div className="relative -mt-14 ml-4 w-fit">
        <Avatar
          name={name}
          src={profileImageUrl && mediaUrl(profileImageUrl, 320)}
          size="xl"
          labelled
          className="relative ring-4 ring-paper"
        />
        <button
          type="button"
          disabled={disabled}
          onClick={() => ask("avatar")}
          aria-label="Change profile photo"
          className={cn(
            iconButtonClasses(),
            "absolute -right-2 -bottom-1 bg-sky text-on-sky ring-4 ring-paper hover:bg-sky",
          )}
        >
          <Camera aria-hidden="true" />
        </button>
      </div>
      {chosen && (
        <CropDialog
          key={`${chosen.purpose} ${chosen.image.name} ${chosen.image.lastModified}`}
          image={chosen.image}
          purpose={chosen.purpose}
          open={open}
          onOpenChange={setOpen}
          onUploaded={(photoUrl) => onChange(chosen.purpose, photoUrl)}
        />
      )}
    </div>
  );
}
