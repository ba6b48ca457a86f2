/** How many photos one person adds to an event. */
export const EVENT_PHOTOS_MAX = 20;
