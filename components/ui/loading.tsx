import type { ComponentProps, ReactNode } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

/** Classes for each placeholder shape, all different. */
type Shapes = { shapes: readonly string[] };
type LoadingProps = { error: unknown; onRetry: () => unknown; errorClassName?: string } & (
  | { skeleton: ReactNode }
  | (Omit<ComponentProps<typeof SkeletonGroup>, "children"> & Shapes)
);

/** Shows a skeleton while data loads, or the error once the request has failed. */
export function Loading({ error, onRetry, errorClassName = "", ...waiting }: LoadingProps) {
  if (error) return <ErrorState error={error} onRetry={() => void onRetry()} className={errorClassName} />;
  if ("skeleton" in waiting) return waiting.skeleton;
  const { shapes, className = "flex flex-col gap-3", ...group } = waiting;
  return (
    <SkeletonGroup className={className} {...group}>
      {shapes.map((shape) => (
        <Skeleton key={shape} className={shape} />
      ))}
    </SkeletonGroup>
  );
}
