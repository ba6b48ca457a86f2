const MESSAGE = { title: "Windmile", text: "Join me on Windmile and discover Chicago together!" };

/** Spec §8: shares a message with a personal link, or copies it where the browser can't share. */
export async function shareInvite(url: string): Promise<"shared" | "copied"> {
  const message = { ...MESSAGE, url };
  if (typeof navigator.share === "function") {
    await navigator.share(message);
    return "shared";
  }
  await navigator.clipboard.writeText(`${message.text} ${url}`);
  return "copied";
}
