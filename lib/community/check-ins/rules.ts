/** Guests can check in from this long before the event starts until it is over. */
export const OPEN_BEFORE_MINUTES = 60;
/**
 * A code is shown for a minute, and accepted for a minute before and after, because lines at the host's phone move
 * slowly.
 */
export const CODE_LIFE_SECONDS = 60;
export const THANKS_MAX = 300;
