import { Heart } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/core/shared/cn";

type LikeToggleProps = {
  label: string;
  isLiked: boolean;
  onLike: () => void;
  className?: string;
  /** The like count. */
  children: ReactNode;
};

/** The like button below a post, a comment, or a friend's activity. */
export function LikeToggle({ label, isLiked, onLike, className, children }: LikeToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={label}
      onClick={onLike}
      className={cn(
        "-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-ink-soft hover:text-ink",
        className,
      )}
    >
      <Heart className={cn("size-5", isLiked && "fill-star text-star")} />
      {children}
    </button>
  );
}
