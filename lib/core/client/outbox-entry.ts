/** A field of a form that waits: text, or a file. */
type FormPart = readonly [name: string, value: string | Blob];

/** A picture of a post, stored before it; once it was, `photoUrl` says as what, and `storedAt` when. */
export type WaitingUpload = { key: string; photo: Blob | null; photoUrl: string | null; storedAt?: number };

/** What people do and the server is told of. The names are also what a waiting one is called. */
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
  /** Of what, for people: the comment's text, say. */
  details: string;
  /** What it is a wish about ("like 123"): a later wish takes the place of one that waits. */
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

/** What may have reached the server is not edited: edited, it is another write, and both would be done. */
export const mayBeEdited = ({ isTried, problem }: WaitingWrite): boolean => !isTried || problem !== null;

export function formOf(parts: NonNullable<Write["form"]>): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === "string") form.set(name, value);
    else form.set(name, value, "photo.jpg");
  }
  return form;
}
