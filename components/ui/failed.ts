import { errorText } from "@/lib/core/client/api-client";
import { toast } from "./use-toast";

/**
 * The red error toast. `problem` is the reason as a sentence, or a thrown error whose message is shown only when it
 * helps users; otherwise `otherwise` is shown.
 */
export function failed(title: string, problem: unknown, otherwise = "Please try again"): void {
  const description = typeof problem === "string" ? problem : errorText(problem, otherwise);
  toast({ title, description, variant: "destructive" });
}

/** For actions without a more specific title. */
export const didNotWork = (problem: unknown): void => failed("That didn't work", problem);

/** The same with the spec's title, in groups and events, and for connections. */
export const refused = (problem: unknown): void => failed("Error", problem, "That didn't work. Please try again.");
