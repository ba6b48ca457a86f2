/** How long the outbox retries a write before it is shown as failed. */
export const RETRY_DAYS = 30;
/**
 * How long the server remembers an Idempotency-Key, and keeps the pictures of a post that hasn't arrived yet. Longer
 * than the retries, so that a late retry is still recognized.
 */
export const KEY_DAYS = 35;
