/** Whoever signed in this recently need not show the password again. */
export const FRESH_MINUTES = 5;
