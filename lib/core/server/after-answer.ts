import "server-only";
import { after } from "next/server";

/** Work after the response. A serverless platform waits for it before it freezes the function; it must not reject. */
export function afterAnswer(work: () => Promise<unknown>): void {
  try {
    after(work);
  } catch {
    void work(); // not called by Next: this process stays alive
  }
}
