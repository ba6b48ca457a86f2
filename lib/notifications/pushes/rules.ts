import { NOTIFICATION_SWITCHES } from "@/lib/notifications/switches/rules";
import { KINDS, type NotificationKind } from "../rules";

/** Kinds with their own push text; the others use the text of their switch. */
const SENTENCES_OF_KINDS: Partial<Record<NotificationKind, string>> = {
  "request-accepted": "Your follow request was accepted",
  "invite-accepted": "Someone joined Windmile with your invite",
  "guide-followed": "Someone followed your guide",
  "event-invite": "You're invited to an event",
  "plan-invite": "You're invited to plan a day together",
  "plan-joined": "Someone joined your plan",
  "event-promoted": "A spot opened up: you're going",
  "event-today": "One of your events is today",
  achievement: "You reached a new milestone",
  "challenge-ending": "A challenge you joined ends soon",
};

export function pushText(kind: NotificationKind, count: number): string {
  const name = KINDS[kind].switch;
  if (count > 1) return `You have ${count} new notifications`;
  return SENTENCES_OF_KINDS[kind] ?? (name === null ? "Your account has an update" : NOTIFICATION_SWITCHES[name].push);
}

/** The payload for the service worker: at most a few hundred bytes, encrypted for this one browser. */
export type PushMessage = { text: string /** For the badge on the app's icon. */; unread: number };

/** Queued pushes older than this are dropped. */
export const STALE_HOURS = 12;
/** A lease older than this belongs to a process that died; whether the push was sent is unknown. */
export const PUSH_LEASE_MINUTES = 5;
/** A push service keeps a message this long for a browser that is off. */
export const TTL_SECONDS = STALE_HOURS * 3600;
