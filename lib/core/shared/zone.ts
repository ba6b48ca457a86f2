/** The city's time zone. A module of its own, so that screens import the name without the calendar arithmetic. */
export const CHICAGO = "America/Chicago";
