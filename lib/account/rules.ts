/** What one can be told of. Mail about the account's security is none of these: it always goes out. */
export const NOTIFICATION_TYPES = [
  "like",
  "comment",
  "follow",
  "follow-request",
  "tag",
  "event",
  "group",
  "challenge",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const CHANNELS = ["in-app", "mail"] as const;
export type Channel = (typeof CHANNELS)[number];

/** The key of the stored switches that stands for every type: set while all are paused. */
export const ALL_TYPES = "all";

/** As stored: what is switched off. A type that is new to somebody is on. */
export type ChannelsOff = Partial<Record<NotificationType | typeof ALL_TYPES, Channel[]>>;
export type ChannelsOn = Record<NotificationType, Channel[]>;

const without = (channels: readonly Channel[] = []) => CHANNELS.filter((channel) => !channels.includes(channel));

/** What is switched on, pause or not: ending the pause brings back what was chosen. */
export function channelsOn(off: ChannelsOff): ChannelsOn {
  const { like, comment, follow, tag, event, group, challenge } = off;
  return {
    like: without(like),
    comment: without(comment),
    follow: without(follow),
    "follow-request": without(off["follow-request"]),
    tag: without(tag),
    event: without(event),
    group: without(group),
    challenge: without(challenge),
  };
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
