/** How many may help the host of an event. */
export const COHOSTS_MAX = 5;

/** More than most people host at once. */
export const HANDOVERS_SHOWN = 20;
/** The co-hosts, and a few of the group's owners. */
export const NEXT_HOSTS_SHOWN = 10;

/** Of what somebody hosted the latest so many events are counted, and so many of their photos: enough to know a host by. */
export const HOSTED_COUNTED = 200;
export const HOSTED_PHOTOS_COUNTED = 400;
