import type { ComponentProps, ReactNode } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonGroup } from "@/components/ui/skeleton";

type LoadingProps = { error: unknown; onRetry: () => unknown; errorClassName?: string } & (
  | { skeleton: ReactNode }
  | ComponentProps<typeof SkeletonGroup>
);

/** Shows a skeleton while data loads, or the error once the request has failed. */
export function Loading({ error, onRetry, errorClassName = "", ...waiting }: LoadingProps) {
  if (error) return <ErrorState error={error} onRetry={() => void onRetry()} className={errorClassName} />;
  return "skeleton" in waiting ? waiting.skeleton : <SkeletonGroup {...waiting} />;
}
