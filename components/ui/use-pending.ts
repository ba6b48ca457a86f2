import { useState } from "react";
import { didNotWork } from "@/components/ui/failed";

/**
 * State of an action started by a button: `isPending` while it runs, and `pending` is the `what` it was started with.
 * `run` shows the error and returns false when the action fails. With `isLeaving` it stays pending after success,
 * because the page is about to change.
 */
export function usePending(onError: (error: unknown) => void = didNotWork, { isLeaving = false } = {}) {
  const [pending, setPending] = useState<string | null>(null);
  const run = async (task: () => Promise<unknown>, what = ""): Promise<boolean> => {
    setPending(what);
    try {
      await task();
    } catch (error) {
      onError(error);
      setPending(null);
      return false;
    }
    if (!isLeaving) setPending(null);
    return true;
  };
  return { isPending: pending !== null, pending, run };
}
