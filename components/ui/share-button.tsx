import { Share2 } from "lucide-react";
import { IconButton, type IconButtonProps } from "@/components/ui/icon-button";
import { type Shared, shareLink } from "@/components/ui/share-link";

type ShareButtonProps = Shared & Pick<IconButtonProps, "onPicture" | "className">;

export function ShareButton({ onPicture, className, ...link }: ShareButtonProps) {
  return (
    <IconButton
      label="Share"
      icon={Share2}
      onPicture={onPicture}
      className={className}
      onClick={() => void shareLink(link)}
    />
  );
}
