import { failed } from "@/components/ui/failed";
import { useSettings } from "@/lib/account/hooks";
import type { ChangeSettings } from "@/lib/account/schema";

/** Changes are shown immediately. A rejected one is reverted with a toast. */
export function useEditableSettings() {
  const { settings, change: save } = useSettings();
  const change = (part: ChangeSettings) => {
    save(part).catch((error: unknown) => failed("Couldn't save that", error, "Please try again."));
  };
  return { settings, change };
}
