"use client";

import { useState } from "react";
import { useMirroredPhoto } from "@/components/app-context/use-mirrored-photo";
import { failed } from "@/components/ui/failed";
import { StarBurst } from "@/components/ui/star-burst";
import { cn } from "@/lib/core/shared/cn";
import { formatCount } from "@/lib/core/shared/format";
import { useLike } from "@/lib/feed/photos/hooks";
import type { Photo } from "@/lib/feed/photos/schema";

type LikeButtonProps = { photo: Photo; className?: string };

/** Like button with a burst of stars. The count is hidden where its owner or the viewer hides like counts. */
export function LikeButton({ photo, className }: LikeButtonProps) {
  const like = useLike();
  const mirrored = useMirroredPhoto(photo.photoUrl);
  const [bursts, setBursts] = useState(0);
  const { id, isLiked, likes, title } = photo;

  const toggle = () => {
    if (!isLiked) setBursts((count) => count + 1);
    like(id, !isLiked).then(mirrored.like, (error: unknown) =>
      failed(isLiked ? "Like not removed" : "Like not saved", error),
    );
  };

  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={isLiked}
      aria-label={`Like ${title}${likes === null ? "" : `, ${likes.toLocaleString("en-US")} ${likes === 1 ? "like" : "likes"}`}`}
      className={cn("like-button", className)}
    >
      <span>
        <span className="heart" />
        {bursts > 0 && isLiked && <StarBurst key={bursts} />}
      </span>
      {likes !== null && likes > 0 && <span aria-hidden="true">{formatCount(likes)}</span>}
    </button>
  );
}
