import { keysOf, tableOf } from "@/lib/core/shared/keys";

/**
 * Each type of notification: the label of its switch, and the text of its push. A push shows on a locked screen for
 * anybody to read and passes through a service of the browser's maker, so it names no person, no event and nothing
 * anybody wrote. Security mail is none of these: it is always sent.
 */
export const NOTIFICATION_SWITCHES = {
  like: { label: "Likes", push: "Somebody liked what you shared" },
  comment: { label: "Comments", push: "There is a new comment for you" },
  follow: { label: "New followers", push: "Somebody follows you now" },
  "follow-request": { label: "Follow requests", push: "Somebody asked to follow you" },
  tag: { label: "Tags", push: "You were tagged in a photo" },
  mention: { label: "Mentions", push: "Somebody mentioned you" },
  event: { label: "Events", push: "There is news of one of your events" },
  group: { label: "Groups", push: "There is news of one of your groups" },
  challenge: { label: "Challenges", push: "Update on your challenges" },
  memory: { label: "Memories", push: "The album of your day is ready" },
} as const;
export type NotificationSwitch = keyof typeof NOTIFICATION_SWITCHES;
export const SWITCH_NAMES = keysOf(NOTIFICATION_SWITCHES);

/** "push" reaches the browsers where somebody asked for it; everywhere else it is silent. */
export const CHANNELS = ["in-app", "mail", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Interests to choose from; suggestions, matches and people to follow are ranked by them. */
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

/** Goals to choose from; they decide what is suggested first. */
export const GOALS = {
  move: { title: "Move more", text: "Walks, runs, rides, and a streak to keep", interest: "fitness" },
  city: { title: "Know the city", text: "Places, food, music, and what's around the corner", interest: "culture" },
  people: { title: "Meet people", text: "Groups, shared rides, and people to go with", interest: "community" },
} as const satisfies Record<string, { title: string; text: string; interest: string }>;
export type Goal = keyof typeof GOALS;
export const GOAL_NAMES = keysOf(GOALS);

/** For visitors and for neighborhoods that aren't listed. */
export const VISITING = "Visiting";
export const OTHER_NEIGHBORHOOD = "Other";
/** Where a person lives or stays: a neighborhood, never an address. */
export const NEIGHBORHOODS = [
  VISITING,
  "The Loop",
  "South Loop",
  "West Loop",
  "Lakeview",
  "Lincoln Park",
  "Logan Square",
  "Wicker Park",
  "Pilsen",
  "Bridgeport",
  "Hyde Park",
  "Bronzeville",
  "Uptown",
  "Andersonville",
  "Rogers Park",
  "Humboldt Park",
  "Chinatown",
  "South Shore",
  "Portage Park",
  OTHER_NEIGHBORHOOD,
] as const;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The key of the stored switches that stands for all of them: set while all are paused. */
export const ALL_SWITCHES = "all";

/** As stored: what is switched off. A type that is new to somebody is on. */
export type ChannelsOff = Partial<Record<NotificationSwitch | typeof ALL_SWITCHES, Channel[]>>;
export type ChannelsOn = Record<NotificationSwitch, Channel[]>;

const without = (channels: readonly Channel[] = []) => CHANNELS.filter((channel) => !channels.includes(channel));

/** The channels that are on, ignoring the pause: ending the pause restores what was chosen. */
export function channelsOn(off: ChannelsOff): ChannelsOn {
  return tableOf(SWITCH_NAMES, (name) => without(off[name]));
}

/** Whichever channels there were when the pause began. */
export function isPaused(off: ChannelsOff): boolean {
  return (off[ALL_SWITCHES] ?? []).length > 0;
}

/** The stored switches after a change; those the change does not name stay. */
export function changedChannels(off: ChannelsOff, on: Partial<ChannelsOn> = {}, paused?: boolean): ChannelsOff {
  const next: ChannelsOff = { ...off };
  for (const name of SWITCH_NAMES) {
    const chosen = on[name];
    if (chosen) next[name] = without(chosen);
  }
  if (paused !== undefined) next[ALL_SWITCHES] = paused ? [...CHANNELS] : [];
  return next;
}

export const REACH_NAMES = { everyone: "Everyone", followers: "Followers", nobody: "Nobody" } as const;

export const AUDIENCE_NAMES = { everyone: "Everyone", followers: "Followers", only_me: "Only me" } as const;
