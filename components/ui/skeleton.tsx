import type { ReactNode } from "react";
import { cn } from "@/lib/core/shared/cn";

/** A placeholder shape while content loads. Wrap a group of them in <SkeletonGroup> so that it is announced once. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn("bone", className)} />;
}

type SkeletonGroupProps = { label: string; className?: string; children: ReactNode };

export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
