import "server-only";
import { after } from "next/server";

/**
 * Runs work after the response. A serverless platform waits for it before it freezes the function. It must not reject.
 */
export function afterResponse(work: () => Promise<unknown>): void {
  try {
    after(work);
  } catch {
    void work(); // Outside of Next, this process stays alive.
  }
}
