import { failed } from "@/components/ui/failed";
import { ApiError } from "@/lib/core/client/api-client";

/** Says why a workout wasn't saved: in the server's words where it refused a field, else in the specification's. */
export function workoutFailed(error: unknown): void {
  const refused = error instanceof ApiError && error.status === 400 ? Object.values(error.errors)[0]?.[0] : undefined;
  failed("Error", refused ?? "Failed to save workout. Please try again.");
}
