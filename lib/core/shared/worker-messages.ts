/** The field of the share sheet's form that holds the pictures. */
export const SHARED_FILES = "photos";

/** What a page tells the service worker that waits behind the one in use: begin. */
export const TAKE_OVER = { type: "take-over" } as const;

export function isTakeOver(message: unknown): boolean {
  return typeof message === "object" && message !== null && "type" in message && message.type === TAKE_OVER.type;
}
