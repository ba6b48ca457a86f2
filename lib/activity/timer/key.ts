/** Where a device keeps the timer of this person; nothing there is no timer. */
export const timerKey = (userId: string) => `app-timer-${userId}`;
