import { Children, type ReactNode } from "react";
import { cn } from "@/lib/core/shared/cn";

/** A placeholder shape while content loads. Wrap a group of them in <SkeletonGroup> so that it's announced once. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn("skeleton-line", className)} />;
}

type SkeletonGroupProps = {
  label: string;
  isLabelShown?: boolean;
  className?: string;
  count?: number;
  children: ReactNode;
};

export function SkeletonGroup({ label, isLabelShown = false, className, count = 1, children }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <span className={isLabelShown ? "block text-ink-soft text-sm" : "sr-only"}>{label}</span>
      <Repeat count={count}>{children}</Repeat>
    </div>
  );
}

export function Repeat({ count, children }: { count: number; children: ReactNode }) {
  return Children.toArray(Array.from({ length: count }, () => children));
}

type RowSkeletonProps = {
  className?: string;
  picture: string;
  /** Classes for each line beside the picture, all different. */
  lines: readonly string[];
};

export function RowSkeleton({ className, picture, lines }: RowSkeletonProps) {
  return (
    <div className={cn("flex gap-3", className)}>
      <Skeleton className={cn("shrink-0 rounded-control", picture)} />
      <div className="flex-1 space-y-2">
        {lines.map((line) => (
          <Skeleton key={line} className={line} />
        ))}
      </div>
    </div>
  );
}
