/** Who goes says that they are there from so long before the event begins, until it is over. */
export const OPEN_BEFORE_MINUTES = 60;
/** A code is shown for a minute, and taken for one more before and after: the line at the host's phone moves slowly. */
export const CODE_LIFE_SECONDS = 60;
export const THANKS_MAX = 300;
