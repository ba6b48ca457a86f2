import { useState } from "react";
import { useEver } from "@/components/ui/use-ever";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { countOf } from "@/lib/core/shared/format";

const LikersSheet = lazyComponent(() => import("@/components/feed/likers-sheet"), "LikersSheet");

type LikersButtonProps = {
  /** The endpoint that lists them. */
  address: string;
  /** null where the number is hidden, and the people with it. */
  likes: number | null;
  isLiked: boolean;
};

function likedBy(likes: number, isLiked: boolean): string {
  const others = isLiked ? likes - 1 : likes;
  if (!isLiked) return `Liked by ${countOf(likes, "person", "people")}`;
  return others === 0 ? "Liked by you" : `Liked by you and ${countOf(others, "other")}`;
}

/** How many people like something, you first. A tap lists them, people you follow first. */
export function LikersButton({ address, likes, isLiked }: LikersButtonProps) {
  const [open, setOpen] = useState(false);
  const wasOpen = useEver(open);
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
      {wasOpen && <LikersSheet address={address} open={open} onOpenChange={setOpen} />}
    </>
  );
}
