import { useState } from "react";
import { useEver } from "@/components/ui/use-ever";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { formatCount } from "@/lib/core/shared/format";
import type { FollowList } from "@/lib/social/people/hooks";

const PeopleSheet = lazyComponent(() => import("@/components/profile/people-sheet"), "PeopleSheet");

const LABELS = { followers: "Followers", following: "Following" } as const satisfies Record<FollowList, string>;

type PeopleCountButtonProps = { userId: string; list: FollowList; count: number };

export function PeopleCountButton({ userId, list, count }: PeopleCountButtonProps) {
  const [open, setOpen] = useState(false);
  const wasOpen = useEver(open);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-16 flex-col items-center justify-center gap-0.5 bg-card px-1 py-2 text-center hover:bg-card-press"
      >
        <span className="font-display font-extrabold text-2xl leading-none tabular-nums">{formatCount(count)}</span>
        <span className="text-ink-soft text-sm">{LABELS[list]}</span>
      </button>
      {wasOpen && <PeopleSheet userId={userId} list={list} open={open} onOpenChange={setOpen} />}
    </>
  );
}
