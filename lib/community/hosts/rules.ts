/** Maximum number of co-hosts. */
export const COHOSTS_MAX = 5;

/** More than most people host at once. */
export const HANDOVERS_SHOWN = 20;
/** The co-hosts, and a few of the group's owners. */
export const NEXT_HOSTS_SHOWN = 10;

/** How many of a person's latest hosted events, and of their photos, are counted: enough to judge a host. */
export const HOSTED_COUNTED = 200;
export const HOSTED_PHOTOS_COUNTED = 400;
