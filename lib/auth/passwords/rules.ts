/** A person who logged in this recently doesn't need to enter the password again. */
export const FRESH_MINUTES = 5;
