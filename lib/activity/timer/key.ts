/** The storage key of this person's timer. */
export const timerKey = (userId: string) => `app-timer-${userId}`;
