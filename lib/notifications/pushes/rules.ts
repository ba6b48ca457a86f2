import { NOTIFICATION_SWITCHES } from "@/lib/account/rules";
import { KINDS, type NotificationKind } from "../rules";

/** Where a kind is worth words of its own, the others are told in those of their switch. */
const SENTENCES_OF_KINDS: Partial<Record<NotificationKind, string>> = {
  "event-promoted": "A spot opened up: you're going",
  "event-today": "One of your events is today",
  "challenge-ending": "A challenge of yours ends soon",
};

export function pushText(kind: NotificationKind, count: number): string {
  const name = KINDS[kind].switch;
  if (count > 1) return `${count} things happened on Windmile`;
  return (
    SENTENCES_OF_KINDS[kind] ?? (name === null ? "There is news of your account" : NOTIFICATION_SWITCHES[name].push)
  );
}

/** What the service worker gets: at most a few hundred bytes, encrypted for this one browser. */
export type PushMessage = { text: string /** For the badge on the app's icon. */; unread: number };

/** What waited this long is no news any more. */
export const STALE_HOURS = 12;
/** A lease older than this belongs to a process that died; whether the push was sent is unknown. */
export const PUSH_LEASE_MINUTES = 5;
/** A push service keeps a message this long for a browser that is switched off. */
export const TTL_SECONDS = STALE_HOURS * 3600;
