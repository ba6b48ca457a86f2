import { Camera, ImageUp } from "lucide-react";
import { Cover } from "@/components/people/cover";
import type { CropPurpose } from "@/components/people/crop-dialog";
import { useCroppedUpload } from "@/components/people/use-cropped-upload";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { iconButtonClasses } from "@/components/ui/icon-button";
import { cn } from "@/lib/core/shared/cn";
import { mediaUrl } from "@/lib/core/shared/media-sizes";

type PictureFieldsProps = {
  name: string;
  profileImageUrl: string | null;
  heroImageUrl: string | null;
  disabled: boolean;
  onChange: (photoUrl: string, purpose: CropPurpose) => void;
};

export function PictureFields({ name, profileImageUrl, heroImageUrl, disabled, onChange }: PictureFieldsProps) {
  const { choose, element } = useCroppedUpload("Profile photo", onChange);
  return (
    <div>
      {element}
      <div className="relative">
        <Cover src={heroImageUrl} />
        <Button
          variant="secondary"
          disabled={disabled}
          onClick={() => choose("cover")}
          className="absolute right-3 bottom-3 border-white/25 bg-navy/85 text-white backdrop-blur-sm hover:bg-navy"
        >
          <ImageUp className="size-5" />
          Change Cover
        </Button>
      </div>
      <div className="relative -mt-14 ml-4 w-fit">
        <Avatar
          name={name}
          src={profileImageUrl && mediaUrl(profileImageUrl, 320)}
          size="xl"
          labeled
          className="relative ring-4 ring-paper"
        />
        <button
          type="button"
          disabled={disabled}
          onClick={() => choose("avatar")}
          aria-label="Change profile photo"
          className={cn(
            iconButtonClasses(),
            "absolute -right-2 -bottom-1 bg-sky text-on-sky ring-4 ring-paper hover:bg-sky",
          )}
        >
          <Camera />
        </button>
      </div>
    </div>
  );
}
