/** A field of a queued form: text, or a file. */
type FormPart = readonly [name: string, value: string | Blob];

/**
 * A picture of a post, uploaded before the post; `photoUrl` is set once it is stored. The server keeps it for
 * `KEY_DAYS`.
 */
export type WaitingUpload = { key: string; photo: Blob | null; photoUrl: string | null };

/** The kinds of writes, with their names in the list of pending changes. */
export const OUTBOX_KINDS = {
  workout: "Workout",
  workoutEdit: "Workout edit",
  workoutDeletion: "Workout deletion",
  photo: "Photo post",
  photoEdit: "Photo edit",
  photoArchived: "Photo moved to archive",
  photoTrashed: "Photo moved to trash",
  photoReturned: "Photo restored",
  photoDeletion: "Photo deletion",
  post: "Shared post",
  postEdit: "Post edit",
  postDeletion: "Post deletion",
  comment: "Comment",
  commentEdit: "Comment edit",
  commentPin: "Pinned comment",
  commentDeletion: "Comment deletion",
  review: "Review",
  reviewDeletion: "Review deletion",
  like: "Like",
  unlike: "Unlike",
  save: "Save",
  unsave: "Unsave",
  follow: "Follow",
  unfollow: "Unfollow",
  join: "RSVP",
  leave: "Canceled RSVP",
  checkIn: "Check-in",
  checkInRemoval: "Check-in removal",
} as const;
export type OutboxKind = keyof typeof OUTBOX_KINDS;

/** The kinds whose responses contain XP and rewards. */
export const EARNING_KINDS: readonly OutboxKind[] = ["workout", "workoutEdit", "photo", "post", "checkIn"];

/** A write that was sent, with the server's response. */
export type SentWrite = { kind: OutboxKind; url: string; answer: unknown };

export type Write = {
  kind: OutboxKind;
  /** Shown next to the kind in the list of pending changes, such as the comment's text. */
  details: string;
  /** What it sets ("like 123"): a later write with the same subject replaces a queued one. */
  subject?: string;
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  body?: object;
  /** Sent instead if it was queued, for writes whose time matters. */
  laterBody?: object;
  form?: readonly FormPart[];
  /** Uploaded first; their paths go into the body as `photoUrl` and `photos`. */
  uploads?: readonly WaitingUpload[];
  /** The Idempotency-Key: no matter how often it is sent, the server does it once. */
  key?: string;
  /** The endpoints that are stale once it was sent. */
  stale?: readonly string[];
  /** The one field of the body that can be edited while it is queued. */
  editable?: { field: string; label: string; isNumber?: boolean };
};

export type OutboxEntry = Write & {
  key: string;
  at: number;
  /** When the user last asked to retry it: it gets another `RETRY_DAYS` from then. */
  retriedAt?: number;
  /** It may have reached the server, so only another write can undo it. */
  isTried: boolean;
  /** The body of the first attempt if a `laterBody` was sent since: the server knows this one under the key. */
  firstBody?: object;
  /** Why it failed for good: it stays until the user retries or discards it. */
  problem: string | null;
  /** How often it failed with a server error. */
  failures?: number;
};

/** A write that may have reached the server can't be edited: the edited one would be a second write. */
export const mayBeEdited = ({ isTried, problem }: OutboxEntry): boolean => !isTried || problem !== null;

export function formOf(parts: NonNullable<Write["form"]>): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === "string") form.set(name, value);
    else form.set(name, value, "photo.jpg");
  }
  return form;
}
