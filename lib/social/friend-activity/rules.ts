/** How many people are looked at, those followed last. */
export const FOLLOWED_ASKED = 500;
