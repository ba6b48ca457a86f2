import { useState } from "react";
import { lazyOverlay } from "@/lib/core/client/lazy-component";
import { formatCount } from "@/lib/core/shared/format";
import type { FollowList } from "@/lib/social/people/hooks";

const PeopleSheet = lazyOverlay(() => import("@/components/people/people-sheet"), "PeopleSheet");

const LABELS = { followers: "Followers", following: "Following" } as const satisfies Record<FollowList, string>;

type PeopleCountButtonProps = { userId: string; list: FollowList; count: number };

export function PeopleCountButton({ userId, list, count }: PeopleCountButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 bg-card px-1 text-center hover:bg-card-press"
      >
        <span className="font-display font-extrabold text-lg tabular-nums leading-none">{formatCount(count)}</span>
        <span className="text-ink-soft text-sm">{LABELS[list]}</span>
      </button>
      <PeopleSheet userId={userId} list={list} open={open} onOpenChange={setOpen} />
    </>
  );
}
