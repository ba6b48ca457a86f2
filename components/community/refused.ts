import { toast } from "@/components/ui/use-toast";
import { errorText } from "@/lib/core/client/api-client";

/** What the server refused, in its own words where it has some. */
export function refused(error: unknown): void {
  toast({
    title: "Error",
    description: errorText(error, "That did not work. Please try again."),
    variant: "destructive",
  });
}
