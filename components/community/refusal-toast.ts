import { failed } from "@/components/ui/failed";

/** Toast for a refused write, with the server's message where there is one. */
export function refused(error: unknown): void {
  failed("Error", error, "That did not work. Please try again.");
}
