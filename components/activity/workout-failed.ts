import { failed } from "@/components/ui/failed";
import { ApiError } from "@/lib/core/client/api-client";

/** Explains why a workout wasn't saved: in the server's words if it rejected a field, otherwise in the spec's. */
export function workoutFailed(error: unknown): void {
  const refused = error instanceof ApiError && error.status === 400 ? Object.values(error.errors)[0]?.[0] : undefined;
  failed("Error", refused ?? "Failed to save workout. Please try again.");
}
