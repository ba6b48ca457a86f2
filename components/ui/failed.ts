import { errorText } from "@/lib/core/client/api-client";
import { toast } from "./use-toast";

/**
 * The red error toast. `problem` is the reason as a sentence, or a thrown error, whose message is only shown where it
 * helps people; else `otherwise` is.
 */
export function failed(title: string, problem: unknown, otherwise = "Please try again"): void {
  const description = typeof problem === "string" ? problem : errorText(problem, otherwise);
  toast({ title, description, variant: "destructive" });
}

/** Where there is no better title. */
export const didNotWork = (problem: unknown): void => failed("That didn't work", problem);
