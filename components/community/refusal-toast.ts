import { failed } from "@/components/ui/failed";

/** What the server refused, in its own words where it has some. */
export function refused(error: unknown): void {
  failed("Error", error, "That did not work. Please try again.");
}
