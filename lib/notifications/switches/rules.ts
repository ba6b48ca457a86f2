import { keysOf, tableOf } from "@/lib/core/shared/keys";

/**
 * Each notification type: the label of its switch and the text of its push. A push shows on a lock screen and passes
 * through the browser vendor's service, so it never contains names, events, or anything people wrote. Security mail
 * isn't in this list because it is always sent.
 */
export const NOTIFICATION_SWITCHES = {
  like: { label: "Likes", push: "Someone liked something you shared" },
  comment: { label: "Comments", push: "You have a new comment" },
  follow: { label: "New followers", push: "You have a new follower" },
  "follow-request": { label: "Follow requests", push: "You have a new follow request" },
  tag: { label: "Tags", push: "You were tagged in a photo" },
  mention: { label: "Mentions", push: "Someone mentioned you" },
  event: { label: "Events", push: "One of your events has an update" },
  group: { label: "Groups", push: "One of your groups has an update" },
  challenge: { label: "Challenges", push: "One of your challenges has an update" },
  memory: { label: "Memories", push: "A new album is ready" },
} as const;
export type NotificationSwitch = keyof typeof NOTIFICATION_SWITCHES;
export const SWITCH_NAMES = keysOf(NOTIFICATION_SWITCHES);

/** "push" reaches browsers that have subscribed; elsewhere it does nothing. */
export const CHANNELS = ["in-app", "mail", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

/** The stored key that represents all types; set while everything is paused. */
export const ALL_SWITCHES = "all";

/** As stored: the channels that are off. A type a user has never seen is on. */
export type ChannelsOff = Partial<Record<NotificationSwitch | typeof ALL_SWITCHES, Channel[]>>;
export type ChannelsOn = Record<NotificationSwitch, Channel[]>;

const without = (channels: readonly Channel[] = []) => CHANNELS.filter((channel) => !channels.includes(channel));

/** The enabled channels, ignoring the pause: ending the pause restores the choices. */
export function channelsOn(off: ChannelsOff): ChannelsOn {
  return tableOf(SWITCH_NAMES, (name) => without(off[name]));
}

export function isPaused(off: ChannelsOff): boolean {
  return (off[ALL_SWITCHES] ?? []).length > 0;
}

/** The stored switches after a change; types that the change doesn't name are unchanged. */
export function changedChannels(off: ChannelsOff, on: Partial<ChannelsOn> = {}, paused?: boolean): ChannelsOff {
  const next: ChannelsOff = { ...off };
  for (const name of SWITCH_NAMES) {
    const chosen = on[name];
    if (chosen) next[name] = without(chosen);
  }
  if (paused !== undefined) next[ALL_SWITCHES] = paused ? [...CHANNELS] : [];
  return next;
}
