import { Heart } from "lucide-react";
import { useState } from "react";
import { useLikePhoto } from "@/components/feed/use-like-photo";
import { StarBurst } from "@/components/ui/star-burst";
import { cn } from "@/lib/core/shared/cn";
import { countOf, formatCount } from "@/lib/core/shared/format";
import type { Photo } from "@/lib/feed/photos/schema";

type LikeButtonProps = { photo: Photo; className?: string };

/** Like button with a burst of stars. The count is hidden where its owner or the viewer hides like counts. */
export function LikeButton({ photo, className }: LikeButtonProps) {
  const like = useLikePhoto(photo);
  const [bursts, setBursts] = useState(0);
  const { isLiked, likes, title } = photo;

  const toggle = () => {
    if (!isLiked) setBursts((count) => count + 1);
    like(!isLiked);
  };

  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={isLiked}
      aria-label={`Like ${title}${likes === null ? "" : `, ${countOf(likes, "like")}`}`}
      className={cn("like-button", className)}
    >
      <span>
        <Heart className="heart" />
        {bursts > 0 && isLiked && <StarBurst key={bursts} />}
      </span>
      {likes !== null && likes > 0 && <span aria-hidden="true">{formatCount(likes)}</span>}
    </button>
  );
}
