/** The city's clock. On its own, because the screens need the name and not the calendar arithmetic. */
export const CHICAGO = "America/Chicago";
