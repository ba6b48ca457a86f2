import { useState } from "react";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { countOf } from "@/lib/core/shared/format";

const LikersSheet = lazyOverlay(() => import("@/components/feed/likers-sheet"), "LikersSheet");

type LikersButtonProps = {
  /** The endpoint that lists the people. */
  address: string;
  /** null if the count is hidden; the people are hidden with it. */
  likes: number | null;
  isLiked: boolean;
};

function likedBy(likes: number, isLiked: boolean): string {
  const others = isLiked ? likes - 1 : likes;
  if (!isLiked) return `Liked by ${countOf(likes, "person", "people")}`;
  return others === 0 ? "Liked by you" : `Liked by you and ${countOf(others, "other")}`;
}

/** The like count, naming you first. A tap lists the people, those you follow first. */
export function LikersButton({ address, likes, isLiked }: LikersButtonProps) {
  const [open, setOpen] = useState(false);
  if (likes === null || likes === 0) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center self-start font-semibold text-sm hover:underline"
      >
        {likedBy(likes, isLiked)}
      </button>
      <LikersSheet address={address} open={open} onOpenChange={setOpen} />
    </>
  );
}
