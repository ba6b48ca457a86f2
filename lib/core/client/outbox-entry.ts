/** A field of a form that waits: text, or a file. */
type FormPart = readonly [name: string, value: string | Blob];

/** A picture of a post, uploaded before the post; `photoUrl` and `storedAt` are set once it is stored. */
export type WaitingUpload = { key: string; photo: Blob | null; photoUrl: string | null; storedAt?: number };

/** The kinds of writes, with the name each has in the list of waiting writes. */
export const OUTBOX_KINDS = {
  workout: "Workout",
  workoutEdit: "Change of a workout",
  workoutDeletion: "Deletion of a workout",
  photo: "Photo post",
  photoEdit: "Change of a photo post",
  photoArchived: "Photo put into the archive",
  photoTrashed: "Photo put into the trash",
  photoReturned: "Photo brought back",
  photoDeletion: "Deletion of a photo",
  post: "Shared post",
  postEdit: "Change of a post",
  postDeletion: "Deletion of a post",
  comment: "Comment",
  commentEdit: "Change of a comment",
  commentPin: "Pinned comment",
  commentDeletion: "Deletion of a comment",
  review: "Review of a place",
  reviewDeletion: "Deletion of a review",
  like: "Like",
  unlike: "Like taken back",
  save: "Saved for later",
  unsave: "Taken off the saved list",
  follow: "Follow",
  unfollow: "Unfollow",
  join: "Place at an event",
  leave: "Place at an event given back",
  checkIn: "Check-in",
  checkInRemoval: "Check-in taken back",
} as const;
export type OutboxKind = keyof typeof OUTBOX_KINDS;

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
  /** It may have reached the server: only another write can take it back. */
  isTried: boolean;
  /** Why the server refused it: it stays until somebody decides. */
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
