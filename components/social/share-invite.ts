import { toast } from "@/components/ui/use-toast";

const MESSAGE = { title: "Windmile", text: "Join me on Windmile and discover Chicago together!" };

/** Hands the message with a personal link to the phone's share sheet, or copies it where there is none. */
export async function shareInvite(url: string): Promise<void> {
  const message = { ...MESSAGE, url };
  if (typeof navigator.share === "function") {
    await navigator.share(message);
    return;
  }
  await navigator.clipboard.writeText(`${message.text} ${url}`);
  toast({ title: "Invitation copied" });
}

export const isShareClosed = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
