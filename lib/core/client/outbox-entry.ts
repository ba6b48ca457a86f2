import { newIdempotencyKey } from "./idempotency-key";

/** A field of a queued form: text, or a file. */
type FormPart = readonly [name: string, value: string | Blob];

/**
 * A picture of a post, uploaded before the post; `photoUrl` is set once it is stored. The server keeps it for
 * `KEY_DAYS`.
 */
export type PendingUpload = { key: string; photo: Blob | null; photoUrl: string | null };

export type Write = {
  /** Its name in the list of pending changes: "Comment", "RSVP". */
  kind: string;
  /** Shown below its name, such as the comment's text. */
  details?: string;
  /** What it sets ("like 123"): a later write with the same subject replaces a queued one. */
  subject?: string;
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  body?: object;
  /** If it was queued, this field of the body says when it was written, unless the body already does. */
  timeField?: string;
  form?: readonly FormPart[];
  /** Uploaded first; their paths go into the body as `photoUrl` and `photos`. */
  uploads?: readonly PendingUpload[];
  /** The Idempotency-Key: no matter how often it is sent, the server does it once. */
  key?: string;
  /** The endpoints that are stale once it has been sent. */
  stale?: readonly string[];
  /** The page announces its rewards if it is sent right away. */
  isQuiet?: boolean;
  /** The one field of the body that can be edited while it is queued. */
  editable?: { field: string; label: string; isNumber?: boolean };
};

/** A write with its state on this device. */
export type OutboxEntry = Write & {
  key: string;
  at: number;
  /** When the user last asked to retry it: it gets another `RETRY_DAYS` from then. */
  retriedAt?: number;
  /** It may have reached the server, so only another write can undo it. */
  isTried: boolean;
  /** Why it failed for good: it stays until the user retries or discards it. */
  problem: string | null;
  /** How often it failed with a server error. */
  failures?: number;
};

/** A write that was sent, with the server's response. */
export type SentWrite = { kind: string; answer: unknown };

export const newEntry = (write: Write | OutboxEntry, isTried: boolean): OutboxEntry => ({
  at: Date.now(), // queued after its first attempt, it keeps its time
  ...write,
  key: write.key ?? newIdempotencyKey(),
  isTried,
  problem: null,
});

/** A write that may have reached the server can't be edited: the edited one would be a second write. */
export const isEntryEditable = ({ isTried, problem }: OutboxEntry): boolean => !isTried || problem !== null;

export function editableText({ body, editable }: Write): string {
  const value = editable && body ? Object.entries(body).find(([name]) => name === editable.field)?.[1] : undefined;
  return value === undefined || value === null ? "" : String(value);
}

export function pictureOf({ uploads = [], form = [] }: Write): Blob | undefined {
  const pictures = [...uploads.map(({ photo }) => photo), ...form.map(([, value]) => value)];
  return pictures.find((value) => value instanceof Blob);
}

export function formOf(parts: NonNullable<Write["form"]>): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === "string") form.set(name, value);
    else form.set(name, value, "photo.jpg");
  }
  return form;
}
