import { useState } from "react";
import { didNotWork } from "@/components/ui/failed";

/** State of an action started by a button: `isPending` while it runs. `run` answers false when it failed, after telling why. */
export function usePending(tell: (error: unknown) => void = didNotWork) {
  const [isPending, setPending] = useState(false);
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    try {
      await act();
      return true;
    } catch (error) {
      tell(error);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, run };
}
