import type { ComponentProps } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonGroup } from "@/components/ui/skeleton";

type LoadingProps = ComponentProps<typeof SkeletonGroup> & { error: unknown; onRetry: () => unknown };

/** Stands in for data that isn't there: its skeleton, or the error once the request has failed. */
export function Loading({ error, onRetry, ...skeleton }: LoadingProps) {
  return error ? <ErrorState onRetry={() => void onRetry()} /> : <SkeletonGroup {...skeleton} />;
}
