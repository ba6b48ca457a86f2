/** Spec §2: the not-found screen. */
export const LOST_TITLE = "404 Page Not Found";
export const LOST_TEXT = "Did you forget to add the page to the router?";
