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
type Text = (words: Words) => string;
type Flags = {
  /** Its email is sent without collecting others first, though not in quiet hours. */
  isUrgent?: true;
  /** Its details contain user-written text. */
  isWritten?: true;
  /** A toggle that can be undone with a tap, so people are notified of it at most once a day. */
  isOnceADay?: true;
};
const ONCE_A_DAY = { isOnceADay: true } as const;

/** `by` is the settings switch that turns it off; null: always sent. `text` is what happened, in one sentence. */
function kindOf<Type extends TargetType>(
  by: NotificationSwitch | null,
  targets: readonly Type[],
  text: Text,
  flags: Flags = {},
) {
  return { switch: by, targets, text, ...flags };
}
const event = (text: Text, flags?: Flags) => kindOf("event", ["event"], text, flags);
const plan = (text: Text, flags?: Flags) => kindOf("event", ["plan"], text, flags);
const group = (text: Text, flags?: Flags) => kindOf("group", ["group"], text, flags);

const capitalized = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const COMMENTED = ["photo", "workout", "post"] as const;

/** All kinds of notifications. A new kind only needs a line here and a call to `notify`. */
export const KINDS = {
  like: kindOf(
    "like",
    ["photo", "post", "workout", "check-in"],
    ({ people, targetType }) => `${people} liked your ${targetType}`,
    ONCE_A_DAY,
  ),
  comment: kindOf("comment", COMMENTED, ({ people, targetType }) => `${people} commented on your ${targetType}`),
  "comment-like": kindOf("like", COMMENTED, ({ people }) => `${people} liked your comment`, ONCE_A_DAY),
  reply: kindOf("comment", COMMENTED, ({ people }) => `${people} replied to your comment`),
  follow: kindOf("follow", ["user"], ({ people }) => `${people} started following you`, ONCE_A_DAY),
  "follow-request": kindOf("follow-request", ["user"], ({ people }) => `${people} asked to follow you`, ONCE_A_DAY),
  "request-accepted": kindOf("follow", ["user"], ({ people }) => `${people} accepted your follow request`),
  "invite-accepted": kindOf("follow", ["user"], ({ people }) => `${people} joined Windmile with your invite`),
  "guide-followed": kindOf(
    "follow",
    ["guide"],
    ({ people, ofThatName }) => `${people} started following your guide${ofThatName}`,
    ONCE_A_DAY,
  ),
  tag: kindOf("tag", ["photo"], ({ people }) => `${people} tagged you in a photo`, ONCE_A_DAY),
  mention: kindOf("mention", COMMENTED, ({ people }) => `${people} mentioned you`),
  "event-joined": event(({ people, ofThatName }) => `${people} joined your event${ofThatName}`, ONCE_A_DAY),
  "event-waitlisted": event(
    ({ people, ofThatName }) => `${people} joined the waitlist for your event${ofThatName}`,
    ONCE_A_DAY,
  ),
  "event-promoted": event(({ named }) => `A spot opened up: you're going to ${named}`, { isUrgent: true }),
  "event-changed": event(({ named, text }) => capitalized(`${named} was updated${text && `: ${text}`}`), {
    isUrgent: true,
    isWritten: true,
  }),
  "event-today": event(({ named }) => capitalized(`${named} is today`), { isUrgent: true }),
  "event-cancelled": event(({ named, text }) => capitalized(`${named} was canceled${text}`), {
    isUrgent: true,
    isWritten: true,
  }),
  "event-invite": event(({ people, named }) => `${people} invited you to ${named}`, ONCE_A_DAY),
  "event-cohost": event(({ people, named }) => `${people} made you a co-host of ${named}`, ONCE_A_DAY),
  "event-thanks": event(
    ({ people, named, text }) => `${people} thanked you for coming to ${named}${text && `: ${text}`}`,
    { isWritten: true },
  ),
  "event-host": event(({ named }) => `You're now the host of ${named}`),
  "plan-invite": plan(({ people }) => `${people} invited you to plan a day together`, ONCE_A_DAY),
  "plan-joined": plan(({ people }) => `${people} joined your plan`, ONCE_A_DAY),
  "plan-event": event(
    ({ people, ofThatName }) => `${people} turned your plan into an event${ofThatName && `:${ofThatName}`}`,
  ),
  "group-request": group(({ people, named }) => `${people} asked to join ${named}`, ONCE_A_DAY),
  "group-joined": group(({ people, ofThatName }) => `${people} joined your group${ofThatName}`, ONCE_A_DAY),
  "group-accepted": group(({ named }) => `Your request to join ${named} was approved`),
  "group-answer": group(({ people, named }) => `${people} replied to you in ${named}`),
  "group-event": kindOf(
    "event",
    ["group"],
    ({ text }) => text || "You left a group, so you lost your spot or host role at its events",
    { isWritten: true },
  ),
  challenge: kindOf("challenge", ["challenge"], ({ text }) => text),
  "challenge-ending": kindOf("challenge", ["challenge"], ({ text }) => text),
  achievement: kindOf("challenge", ["achievement", "progress"], ({ text }) => text),
  album: kindOf("memory", ["album"], ({ text }) => `Your album for ${text} is ready`),
  moderation: kindOf(null, ["account"], ({ text }) => text, { isUrgent: true }),
};
export type NotificationKind = keyof typeof KINDS;
export const NOTIFICATION_KINDS = keysOf(KINDS);
/** The kinds that can have this target type. */
export type KindFor<Type extends TargetType> = {
  [Kind in NotificationKind]: Type extends (typeof KINDS)[Kind]["targets"][number] ? Kind : never;
}[NotificationKind];
export const URGENT_KINDS = NOTIFICATION_KINDS.filter((kind) => KINDS[kind].isUrgent);

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
