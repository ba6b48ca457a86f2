/** Whom one followed last: so many are asked for what they did. */
export const FOLLOWED_ASKED = 500;
