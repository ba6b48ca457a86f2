import { Heart } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/core/shared/cn";

type LikeToggleProps = {
  label: string;
  isLiked: boolean;
  onLike: () => void;
  className?: string;
  /** How many like it. */
  children: ReactNode;
};

/** The heart below a post, a comment or what a friend did. */
export function LikeToggle({ label, isLiked, onLike, className, children }: LikeToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={label}
      onClick={onLike}
      className={cn(
        "-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold text-ink-soft hover:text-ink",
        className,
      )}
    >
      <Heart className={cn("size-5", isLiked && "fill-star text-star")} />
      {children}
    </button>
  );
}
