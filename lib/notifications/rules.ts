import { keysOf } from "@/lib/core/shared/keys";
import { CHICAGO, dayIn } from "@/lib/core/shared/zone";
import type { NotificationSwitch } from "@/lib/notifications/switches/rules";

export const TARGET_TYPES = [
  "photo",
  "post",
  "workout",
  "check-in",
  "user",
  "event",
  "group",
  "plan",
  "guide",
  "album",
  "challenge",
  "achievement",
  "progress",
  "account",
] as const;
export type TargetType = (typeof TARGET_TYPES)[number];
export type Target = { type: TargetType; id: string };

/** Parts of a notification's sentence. */
type Words = {
  /** "Ada", "Ada and Bob", "Ada and 12 others". */
  people: string;
  targetType: TargetType;
  /** The event's, group's, or guide's name in quotation marks, or its type if it has no name: "an event". */
  named: string;
  /** The name after "your event", preceded by a space, or an empty string. */
  ofThatName: string;
  /** Details of this notification: what changed, or how a challenge ended. */
  text: string;
};
type KindRule = {
  /** The settings switch that turns it off; null: always sent. */
  switch: NotificationSwitch | null;
  targets: readonly TargetType[];
  /** What happened, in one sentence. */
  text: (words: Words) => string;
  /** Its email is sent without collecting others first, though not in quiet hours. */
  isUrgent?: true;
  /** Its details contain user-written text. */
  isWritten?: true;
  /** A toggle that can be undone with a tap, so people are notified of it at most once a day. */
  isOnceADay?: true;
};

const capitalized = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const COMMENTED = ["photo", "workout", "post"] as const;

/** All kinds of notifications. A new kind only needs a line here and a call to `notify`. */
export const KINDS = {
  like: {
    isOnceADay: true,
    switch: "like",
    targets: ["photo", "post", "workout", "check-in"],
    text: ({ people, targetType }) => `${people} liked your ${targetType}`,
  },
  comment: {
    switch: "comment",
    targets: COMMENTED,
    text: ({ people, targetType }) => `${people} commented on your ${targetType}`,
  },
  "comment-like": {
    isOnceADay: true,
    switch: "like",
    targets: COMMENTED,
    text: ({ people }) => `${people} liked your comment`,
  },
  reply: { switch: "comment", targets: COMMENTED, text: ({ people }) => `${people} replied to your comment` },
  follow: {
    isOnceADay: true,
    switch: "follow",
    targets: ["user"],
    text: ({ people }) => `${people} started following you`,
  },
  "follow-request": {
    isOnceADay: true,
    switch: "follow-request",
    targets: ["user"],
    text: ({ people }) => `${people} asked to follow you`,
  },
  "request-accepted": {
    switch: "follow",
    targets: ["user"],
    text: ({ people }) => `${people} accepted your follow request`,
  },
  "invite-accepted": {
    switch: "follow",
    targets: ["user"],
    text: ({ people }) => `${people} joined Windmile with your invite`,
  },
  "guide-followed": {
    isOnceADay: true,
    switch: "follow",
    targets: ["guide"],
    text: ({ people, ofThatName }) => `${people} started following your guide${ofThatName}`,
  },
  tag: { isOnceADay: true, switch: "tag", targets: ["photo"], text: ({ people }) => `${people} tagged you in a photo` },
  mention: { switch: "mention", targets: COMMENTED, text: ({ people }) => `${people} mentioned you` },
  "event-joined": {
    isOnceADay: true,
    switch: "event",
    targets: ["event"],
    text: ({ people, ofThatName }) => `${people} joined your event${ofThatName}`,
  },
  "event-waitlisted": {
    isOnceADay: true,
    switch: "event",
    targets: ["event"],
    text: ({ people, ofThatName }) => `${people} joined the waitlist for your event${ofThatName}`,
  },
  "event-promoted": {
    switch: "event",
    targets: ["event"],
    text: ({ named }) => `A spot opened up: you're going to ${named}`,
    isUrgent: true,
  },
  "event-changed": {
    switch: "event",
    targets: ["event"],
    text: ({ named, text }) => capitalized(`${named} changed${text && `: ${text}`}`),
    isUrgent: true,
    isWritten: true,
  },
  "event-today": {
    switch: "event",
    targets: ["event"],
    text: ({ named }) => capitalized(`${named} is today`),
    isUrgent: true,
  },
  "event-cancelled": {
    switch: "event",
    targets: ["event"],
    text: ({ named, text }) => capitalized(`${named} was canceled${text}`),
    isUrgent: true,
    isWritten: true,
  },
  "event-invite": {
    isOnceADay: true,
    switch: "event",
    targets: ["event"],
    text: ({ people, named }) => `${people} invited you to ${named}`,
  },
  "event-cohost": {
    isOnceADay: true,
    switch: "event",
    targets: ["event"],
    text: ({ people, named }) => `${people} made you a co-host of ${named}`,
  },
  "event-thanks": {
    switch: "event",
    targets: ["event"],
    text: ({ people, named, text }) => `${people} thanked you for coming to ${named}${text && `: ${text}`}`,
    isWritten: true,
  },
  "event-host": { switch: "event", targets: ["event"], text: ({ named }) => `You're now the host of ${named}` },
  "plan-invite": {
    isOnceADay: true,
    switch: "event",
    targets: ["plan"],
    text: ({ people }) => `${people} invited you to a day plan`,
  },
  "plan-joined": {
    isOnceADay: true,
    switch: "event",
    targets: ["plan"],
    text: ({ people }) => `${people} joined your day plan`,
  },
  "plan-event": {
    switch: "event",
    targets: ["event"],
    text: ({ people, ofThatName }) => `${people} turned your day plan into an event${ofThatName && `:${ofThatName}`}`,
  },
  "group-request": {
    isOnceADay: true,
    switch: "group",
    targets: ["group"],
    text: ({ people, named }) => `${people} asked to join ${named}`,
  },
  "group-joined": {
    isOnceADay: true,
    switch: "group",
    targets: ["group"],
    text: ({ people, ofThatName }) => `${people} joined your group${ofThatName}`,
  },
  "group-accepted": { switch: "group", targets: ["group"], text: ({ named }) => `You're in: welcome to ${named}` },
  "group-answer": {
    switch: "group",
    targets: ["group"],
    text: ({ people, named }) => `${people} replied to you in ${named}`,
  },
  "group-event": {
    switch: "event",
    targets: ["group"],
    text: ({ text }) => text || "You left a group, so your spot or role at its events changed",
    isWritten: true,
  },
  challenge: { switch: "challenge", targets: ["challenge"], text: ({ text }) => text },
  "challenge-ending": { switch: "challenge", targets: ["challenge"], text: ({ text }) => text },
  achievement: { switch: "challenge", targets: ["achievement", "progress"], text: ({ text }) => text },
  album: { switch: "memory", targets: ["album"], text: ({ text }) => `Your album for ${text} is ready` },
  moderation: { switch: null, targets: ["account"], text: ({ text }) => text, isUrgent: true },
} as const satisfies Record<string, KindRule>;
export type NotificationKind = keyof typeof KINDS;
export const NOTIFICATION_KINDS = keysOf(KINDS);
/** The kinds that can have this target type. */
export type KindAbout<Type extends TargetType> = {
  [Kind in NotificationKind]: Type extends (typeof KINDS)[Kind]["targets"][number] ? Kind : never;
}[NotificationKind];
export const URGENT_KINDS = NOTIFICATION_KINDS.filter((kind) => "isUrgent" in KINDS[kind]);

/** How many avatars a row shows, and the limits up to which its people and the unread rows are counted. */
export const ACTORS_SHOWN = 3;
export const PEOPLE_COUNTED = 1000;
export const UNREAD_COUNTED = 100;
/** Read notifications are deleted after this. */
export const RETENTION_DAYS = 90;
export const UNREAD_RETENTION_DAYS = 365;

/** Rows with the same key are grouped: by target; new followers by day; every request separately. */
export function groupKeyOf(kind: NotificationKind, actorId: string | null, target: Target, now: Date): string {
  if (kind === "follow-request") return `${kind}:${actorId}`;
  if (target.type === "user") return `${kind}:${dayIn(CHICAGO, now)}`;
  return `${kind}:${target.type}:${target.id}`;
}

/** `count` is null if like counts are off: the text then says "others" without a number. */
export type NotificationParts = {
  kind: NotificationKind;
  names: readonly string[];
  count: number | null;
  targetType: TargetType;
  /** The event's, group's, or guide's name. */
  title: string | null;
  text: string;
  /** A more precise term than "an event" for a target without a name. */
  unnamed?: string;
};

const UNNAMED: Partial<Record<TargetType, string>> = { event: "an event", group: "a group", guide: "a guide" };

/** Shown if a name is unknown or can't be shown. */
export const SOMEONE = "Someone";

function who(names: readonly string[], count: number | null): string {
  const [first = SOMEONE, second] = names;
  if (second === undefined) return first;
  if (count === null) return `${first} and others`;
  if (count <= 2) return `${first} and ${second}`;
  const others = count - 1;
  return `${first} and ${others >= PEOPLE_COUNTED - 1 ? `over ${others - 1}` : others} others`;
}

export function notificationText(parts: NotificationParts): string {
  const { kind, names, count, targetType, title, text, unnamed = UNNAMED[targetType] ?? "it" } = parts;
  const named = title === null ? unnamed : `“${title}”`;
  const ofThatName = title === null ? "" : ` “${title}”`;
  return KINDS[kind].text({ people: who(names, count), targetType, named, ofThatName, text });
}
