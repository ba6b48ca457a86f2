/** How many may help the host of an event. */
export const COHOSTS_MAX = 5;

/** Of what somebody hosted the latest so many events are counted, and so many of their photos: enough to know a host by. */
export const HOSTED_COUNTED = 200;
export const HOSTED_PHOTOS_COUNTED = 400;
