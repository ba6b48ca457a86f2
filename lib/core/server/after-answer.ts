import "server-only";
import { after } from "next/server";

/** Work that nobody waits for. Where functions freeze with their answer, the platform lets it end first; it must not fail. */
export function afterAnswer(work: () => Promise<unknown>): void {
  try {
    after(work);
  } catch {
    void work(); // not called by Next: this process lives on by itself
  }
}
