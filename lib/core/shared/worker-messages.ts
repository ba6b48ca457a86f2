/** The field of the share sheet's form that holds the pictures. */
export const SHARED_FILES = "photos";

/** What a page tells the service worker that waits behind the one in use: begin. */
export const TAKE_OVER = { type: "take-over" } as const;

/** What the service worker tells an open page when its notification is tapped. The page answers on the message's port. */
export const OPEN_NOTIFICATIONS = { type: "open-notifications" } as const;

const isOfType = (message: unknown, type: string): boolean =>
  typeof message === "object" && message !== null && "type" in message && message.type === type;

export const isTakeOver = (message: unknown): boolean => isOfType(message, TAKE_OVER.type);
export const isOpenNotifications = (message: unknown): boolean => isOfType(message, OPEN_NOTIFICATIONS.type);
