import type { ReactNode } from "react";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { Thumbnail } from "@/components/ui/thumbnail";

export function RowsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} count={5} className="flex flex-col gap-2">
      <Skeleton className="h-24 rounded-card" />
    </SkeletonGroup>
  );
}

export const ROW =
  "flex w-full items-center gap-3 rounded-card border border-line bg-card p-2 text-left hover:bg-card-press";

export function RowContent({ image, name, children }: { image: string | null; name: string; children: ReactNode }) {
  return (
    <>
      <Thumbnail image={image} className="size-18" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold leading-snug">{name}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-1 text-ink-soft text-sm">{children}</span>
      </span>
    </>
  );
}
