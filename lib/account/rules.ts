import { keysOf, tableOf } from "@/lib/core/shared/keys";

/**
 * What one can be told of, in the words of its switch. Mail about the account's security is none of these: it always
 * goes out.
 */
export const NOTIFICATION_SWITCHES = {
  like: "Likes",
  comment: "Comments",
  follow: "New followers",
  "follow-request": "Follow requests",
  tag: "Tags",
  event: "Events",
  group: "Groups",
  challenge: "Challenges",
} as const;
export type NotificationType = keyof typeof NOTIFICATION_SWITCHES;
export const NOTIFICATION_TYPES = keysOf(NOTIFICATION_SWITCHES);

export const CHANNELS = ["in-app", "mail"] as const;
export type Channel = (typeof CHANNELS)[number];

/** What one can say one likes; suggestions, matches and people to follow go by these words. */
export const INTERESTS = [
  "running",
  "cycling",
  "yoga",
  "strength",
  "swimming",
  "basketball",
  "soccer",
  "hiking",
  "climbing",
  "kayaking",
  "volleyball",
  "food",
  "coffee",
  "music",
  "comedy",
  "theater",
  "art",
  "architecture",
  "history",
  "books",
  "photography",
  "gardens",
  "birding",
  "dogs",
  "fitness",
  "culture",
] as const;
export type Interest = (typeof INTERESTS)[number];
export const INTERESTS_MAX = 8;

/** Whether this runtime knows a time zone by that name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The key of the stored switches that stands for every type: set while all are paused. */
export const ALL_TYPES = "all";

/** As stored: what is switched off. A type that is new to somebody is on. */
export type ChannelsOff = Partial<Record<NotificationType | typeof ALL_TYPES, Channel[]>>;
export type ChannelsOn = Record<NotificationType, Channel[]>;

const without = (channels: readonly Channel[] = []) => CHANNELS.filter((channel) => !channels.includes(channel));

/** The channels that are on, ignoring the pause: ending the pause restores what was chosen. */
export function channelsOn(off: ChannelsOff): ChannelsOn {
  return tableOf(NOTIFICATION_TYPES, (type) => without(off[type]));
}

export function isPaused(off: ChannelsOff): boolean {
  return without(off[ALL_TYPES]).length === 0;
}

/** The stored switches after a change; types the change does not name stay. */
export function changedChannels(off: ChannelsOff, on: Partial<ChannelsOn> = {}, paused?: boolean): ChannelsOff {
  const next: ChannelsOff = { ...off };
  for (const type of NOTIFICATION_TYPES) {
    const chosen = on[type];
    if (chosen) next[type] = without(chosen);
  }
  if (paused !== undefined) next[ALL_TYPES] = paused ? [...CHANNELS] : [];
  return next;
}
