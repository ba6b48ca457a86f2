import { failed } from "@/components/ui/failed";
import type { ChangeSettings } from "@/lib/account/schema";

export type Change = (part: ChangeSettings) => void;

/** Saves a setting optimistically. A rejected change is reverted with a toast. */
export function useChange(change: (part: ChangeSettings) => Promise<void>): Change {
  return (part) => {
    change(part).catch((error: unknown) => failed("Couldn't save that", error, "Please try again."));
  };
}
