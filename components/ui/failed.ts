import { errorText } from "@/lib/core/client/api-client";
import { toast } from "./use-toast";

/**
 * The red toast: what did not work, and why. `problem` is that reason as a sentence, or what was thrown, of which people
 * are told what they can do something about; `otherwise` where nothing better is known.
 */
export function failed(title: string, problem: unknown, otherwise = "Please try again"): void {
  const description = typeof problem === "string" ? problem : errorText(problem, otherwise);
  toast({ title, description, variant: "destructive" });
}
