/** How many followed people are read: those followed last. */
export const FOLLOWED_ASKED = 500;
