/** Storage key of this person's timer; absent when there is none. */
export const timerKey = (userId: string) => `app-timer-${userId}`;
