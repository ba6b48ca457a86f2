import { failed } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";

export type Shared = { title: string; text?: string | undefined; path: string };

/** The share sheet was closed without choosing anything, which is not an error. */
export const isShareClosed = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** Opens the phone's share sheet with a link, or copies it if there is no share sheet. */
export async function shareLink({ title, text, path }: Shared): Promise<void> {
  const data: ShareData = { title, url: new URL(path, window.location.origin).href, ...(text && { text }) };
  try {
    if (typeof navigator.share === "function" && (navigator.canShare?.(data) ?? true)) {
      await navigator.share(data);
      return;
    }
    await navigator.clipboard.writeText(data.url ?? "");
    toast({ title: "Link copied" });
  } catch (error) {
    if (isShareClosed(error)) return;
    failed("Couldn't share", "Please try again");
  }
}
