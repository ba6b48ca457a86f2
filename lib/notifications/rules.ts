import type { NotificationType } from "@/lib/account/rules";
import { CHICAGO, dayIn } from "@/lib/core/shared/clock";

export const NOTIFICATION_KINDS = [
  "like",
  "comment",
  "reply",
  "follow",
  "follow-request",
  "request-accepted",
  "invite-accepted",
  "tag",
  "event-joined",
  "event-promoted",
  "event-changed",
  "event-cancelled",
  "event-invite",
  "event-host",
  "group-request",
  "group-joined",
  "group-accepted",
  "group-event",
  "challenge",
  "achievement",
  "moderation",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const TARGET_TYPES = ["photo", "post", "user", "event", "group", "challenge", "achievement", "account"] as const;
export type TargetType = (typeof TARGET_TYPES)[number];
export type Target = { type: TargetType; id: string };

/** The switch of the settings a kind obeys; a moderator's word obeys none. */
export const SWITCH_OF: Record<NotificationKind, NotificationType | null> = {
  like: "like",
  comment: "comment",
  reply: "comment",
  follow: "follow",
  "request-accepted": "follow",
  "invite-accepted": "follow",
  "follow-request": "follow-request",
  tag: "tag",
  "event-joined": "event",
  "event-promoted": "event",
  "event-changed": "event",
  "event-cancelled": "event",
  "event-invite": "event",
  "event-host": "event",
  "group-request": "group",
  "group-joined": "group",
  "group-accepted": "group",
  "group-event": "event",
  challenge: "challenge",
  achievement: "challenge",
  moderation: null,
};

/** How many faces a row shows, and how far its people and the unread rows are counted. */
export const ACTORS_SHOWN = 3;
export const PEOPLE_COUNTED = 1000;
export const UNREAD_COUNTED = 100;
/** What was read is kept this long. */
export const KEPT_DAYS = 90;

/**
 * Rows with one key are told as one. What happens to a thing is one row a thing, new followers are one row a day;
 * each request waits for an answer of its own.
 */
export function groupKeyOf(kind: NotificationKind, actorId: string | null, target: Target, now: Date): string {
  if (kind === "follow-request") return `${kind}:${actorId}`;
  if (target.type === "user") return `${kind}:${dayIn(CHICAGO, now)}`;
  return `${kind}:${target.type}:${target.id}`;
}

/** `count` is null where like counts are switched off: then "others" are told without their number. */
export type Told = {
  kind: NotificationKind;
  names: readonly string[];
  count: number | null;
  targetType: TargetType;
  /** The event's or group's name. */
  title: string | null;
  text: string;
};

function who(names: readonly string[], count: number | null): string {
  const [first = "Somebody", second] = names;
  if (second === undefined) return first;
  if (count === null) return `${first} and others`;
  if (count <= 2) return `${first} and ${second}`;
  const others = count - 1;
  return `${first} and ${others >= PEOPLE_COUNTED - 1 ? `over ${others - 1}` : others} others`;
}

/** What happened, in one sentence. */
export function notificationText({ kind, names, count, targetType, title, text }: Told): string {
  const people = who(names, count);
  const named = title === null ? "it" : `“${title}”`;
  switch (kind) {
    case "like":
      return `${people} liked your ${targetType === "post" ? "post" : "photo"}`;
    case "comment":
      return `${people} commented on your photo`;
    case "reply":
      return `${people} replied to your comment`;
    case "follow":
      return `${people} started following you`;
    case "follow-request":
      return `${people} asked to follow you`;
    case "request-accepted":
      return `${people} accepted your follow request`;
    case "invite-accepted":
      return `${people} joined Windmile with your invite`;
    case "tag":
      return `${people} tagged you in a photo`;
    case "event-joined":
      return `${people} joined your event ${named}`;
    case "event-promoted":
      return `A place opened up: you're going to ${named}`;
    case "event-changed":
      return `${named} changed: ${text}`;
    case "event-cancelled":
      return `${named} was cancelled`;
    case "event-invite":
      return `${people} invited you to ${named}`;
    case "event-host":
      return `You host ${named} now`;
    case "group-request":
      return `${people} asked to join ${named}`;
    case "group-joined":
      return `${people} joined your group ${named}`;
    case "group-accepted":
      return `You're in: welcome to ${named}`;
    case "group-event":
    case "moderation":
    case "challenge":
    case "achievement":
      return text;
  }
}
