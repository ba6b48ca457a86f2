/** How many photos one person can add to an event. */
export const EVENT_PHOTOS_MAX = 20;
