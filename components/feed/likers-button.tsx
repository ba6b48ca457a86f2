import { useState } from "react";
import { useEver } from "@/components/ui/use-ever";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { formatCount } from "@/lib/core/shared/format";

const LikersSheet = lazyComponent(() => import("@/components/feed/likers-sheet"), "LikersSheet");

type LikersButtonProps = {
  /** The endpoint that lists them. */
  address: string;
  /** null where the number is hidden, and the people with it. */
  likes: number | null;
};

/** How many like something; a tap says who, whom one follows first. */
export function LikersButton({ address, likes }: LikersButtonProps) {
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
        {likes === 1 ? "Liked by one person" : `Liked by ${formatCount(likes)} people`}
      </button>
      {wasOpen && <LikersSheet address={address} open={open} onOpenChange={setOpen} />}
    </>
  );
}
