/** The form field of the share sheet's files. */
export const SHARED_FILES = "files";

/** The shared title, text, and link, one per line. */
export const sharedText = (form: FormData): string =>
  [...new Set(["title", "text", "url"].map((field) => form.get(field)))]
    .filter((value) => typeof value === "string" && value.trim() !== "")
    .join("\n");

/** The message from a page that tells the waiting service worker to take over. */
export const TAKE_OVER = { type: "take-over" } as const;

/**
 * The message from the service worker to an open page when a notification is tapped. The page responds on the message's
 * port.
 */
export const OPEN_NOTIFICATIONS = { type: "open-notifications" } as const;

const isOfType = (message: unknown, type: string): boolean =>
  typeof message === "object" && message !== null && "type" in message && message.type === type;

export const isTakeOver = (message: unknown): boolean => isOfType(message, TAKE_OVER.type);
export const isOpenNotifications = (message: unknown): boolean => isOfType(message, OPEN_NOTIFICATIONS.type);
