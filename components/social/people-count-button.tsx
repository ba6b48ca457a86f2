"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { formatCount } from "@/lib/core/shared/format";
import type { PeopleList } from "@/lib/social/people/hooks";

const PeopleSheet = dynamic(
  retryImport(() => import("@/components/profile/people-sheet").then((module) => module.PeopleSheet)),
  {
    ssr: false,
  },
);

const LABELS = { followers: "Followers", following: "Following" } as const satisfies Record<PeopleList, string>;

type PeopleCountButtonProps = {
  userId: string;
  list: PeopleList;
  count: number;
  /** A private person's lists are for those they accepted. */
  mayOpen?: boolean;
};

/** A count of people that opens who they are. */
export function PeopleCountButton({ userId, list, count, mayOpen = true }: PeopleCountButtonProps) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        disabled={!mayOpen}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
        className="flex min-h-16 flex-col items-center justify-center gap-0.5 bg-card px-1 py-2 text-center enabled:hover:bg-card-press"
      >
        <span className="font-display font-extrabold text-2xl leading-none tabular-nums">{formatCount(count)}</span>
        <span className="text-ink-soft text-sm">{LABELS[list]}</span>
      </button>
      {wasOpen && <PeopleSheet userId={userId} list={list} open={open} onOpenChange={setOpen} />}
    </>
  );
}
