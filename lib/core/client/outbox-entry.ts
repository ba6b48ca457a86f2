/** A field of a form that waits: text, or a file. */
type FormPart = readonly [name: string, value: string | Blob];

/** A picture of a post, uploaded before the post; `photoUrl` is set once it is stored. The server keeps it for `KEY_DAYS`. */
export type WaitingUpload = { key: string; photo: Blob | null; photoUrl: string | null };

/** The kinds of writes, with the name each has in the list of waiting writes. */
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
  checkInRemoval: "Undone check-in",
} as const;
export type OutboxKind = keyof typeof OUTBOX_KINDS;

/** The kinds whose answer says what was earned and reached. */
export const EARNING_KINDS: readonly OutboxKind[] = ["workout", "workoutEdit", "photo", "post", "checkIn"];

/** A write that was sent, and the server's answer to it. */
export type SentWrite = { kind: OutboxKind; url: string; answer: unknown };

export type Write = {
  kind: OutboxKind;
  /** Shown beside the kind in the list of waiting writes, such as the comment's text. */
  details: string;
  /** What it sets ("like 123"): a later write with the same subject replaces one that waits. */
  subject?: string;
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  body?: object;
  /** Sent in its place once it had to wait, where the moment it was done at matters. */
  laterBody?: object;
  form?: readonly FormPart[];
  /** Stored first; their places go into the body as `photoUrl` and `photos`. */
  uploads?: readonly WaitingUpload[];
  /** The Idempotency-Key: sent however often, the server does it once. */
  key?: string;
  /** The endpoints that are out of date once it was sent. */
  stale?: readonly string[];
  /** The one field of the body that can be written anew where it waits. */
  editable?: { field: string; label: string; isNumber?: boolean };
};

export type WaitingWrite = Write & {
  key: string;
  at: number;
  /** When the person last asked to try it again: it has another `RETRY_DAYS` from then. */
  retriedAt?: number;
  /** It may have reached the server: only another write can take it back. */
  isTried: boolean;
  /** The body of the first attempt where a `laterBody` is sent since: under its key the server knows this one. */
  firstBody?: object;
  /** Why it failed for good: it stays until the person retries or discards it. */
  problem: string | null;
  /** How often the server failed at it. */
  failures?: number;
};

/** A write that may have reached the server can't be edited: the edited one would be a second write. */
export const mayBeEdited = ({ isTried, problem }: WaitingWrite): boolean => !isTried || problem !== null;

export function formOf(parts: NonNullable<Write["form"]>): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === "string") form.set(name, value);
    else form.set(name, value, "photo.jpg");
  }
  return form;
}
