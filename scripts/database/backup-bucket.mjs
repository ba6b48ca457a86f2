// @ts-check
// Backups in an S3 bucket: `s3` in place of a folder. A file is uploaded in parts while it is being made, and exists
// once all of it is there. Every part is retried several times, because few connections last for hours.
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { openBucket, readXml, signedWithItsBytes } from "../../lib/core/server/bucket.mjs";
import { BUCKET_ADDRESS } from "../../lib/core/server/env-schema.mjs";
import { PlainError } from "../start/environment.mjs";

/** S3 takes 10,000 parts per file, so this limits a backup to 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;
const PATIENCE_MS = 120_000;
const PAUSES_MS = [500, 2_000, 8_000];

/** Whether a retry can't help: no permission, or no such name. @param {unknown} error */
const isFinal = (error) =>
  error instanceof Error && typeof error.cause === "number" && error.cause < 500 && ![408, 429].includes(error.cause);

/** @template T @param {() => Promise<T>} ask @returns {Promise<T>} */
async function patiently(ask) {
  for (const pause of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (isFinal(error)) refuse(error);
      await sleep(pause);
    }
  }
  return ask().catch(refuse);
}

/** @param {unknown} cause @returns {never} */
function refuse(cause) {
  const why = cause instanceof Error ? cause.message : cause;
  throw new PlainError(`The bucket of BACKUP_S3_URL does not do what it is asked for: ${why}.`, { cause });
}

/** A stream's bytes, cut into upload parts. @param {AsyncIterable<Uint8Array>} stream */
async function* inParts(stream) {
  /** @type {Uint8Array[]} */
  let gathered = [];
  let bytes = 0;
  for await (const chunk of stream) {
    gathered.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(gathered);
    [gathered, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(gathered);
}

/** @param {unknown} said @param {string} tag what the answer is of @param {string} name */
function textOf(said, tag, name) {
  const inner = said !== null && typeof said === "object" ? Reflect.get(said, tag) : undefined;
  const text = inner !== null && typeof inner === "object" ? Reflect.get(inner, name) : undefined;
  if (typeof text !== "string") throw new Error(`The bucket's answer has no ${tag}`);
  return text;
}

/** The bucket of BACKUP_S3_URL. @param {NodeJS.ProcessEnv} [env] @returns {import("./backup-place.mjs").Place} */
export function openBackupBucket(env = process.env) {
  const address = env.BACKUP_S3_URL ?? "";
  if (!BUCKET_ADDRESS.test(address)) {
    throw new PlainError("BACKUP_S3_URL must be https://<key>:<secret>@<host>/<bucket>?region=<region>");
  }
  const placeOf = (/** @type {string} */ url) => new URL(url).host + new URL(url).pathname;
  if (env.MEDIA_S3_URL && placeOf(env.MEDIA_S3_URL) === placeOf(address)) {
    throw new PlainError("Backups need a bucket of their own: what lies beside the pictures without a row is swept.");
  }
  const { send, list } = openBucket(address, PATIENCE_MS);

  /** @param {string} name @param {AsyncIterable<Uint8Array>} stream */
  async function put(name, stream) {
    const begun = await patiently(() => send(`/${name}?uploads=`, [200], { method: "POST" }));
    const id = textOf(readXml(begun.body), "InitiateMultipartUploadResult", "UploadId");
    const upload = `uploadId=${encodeURIComponent(id)}`;
    try {
      /** @type {string[]} */
      const tags = [];
      for await (const body of inParts(stream)) {
        const path = `/${name}?partNumber=${tags.length + 1}&${upload}`;
        const headers = signedWithItsBytes(body);
        const { headers: said } = await patiently(() => send(path, [200], { method: "PUT", headers, body }));
        tags.push(said.get("etag") ?? "");
      }
      const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
      const ended = await patiently(() => send(`/${name}?${upload}`, [200, 404], { method: "POST", body }));
      // CompleteMultipartUpload may answer 200 right away and report an error in the body; a retry may find the upload
      // completed.
      if (ended.status === 200) textOf(readXml(ended.body), "CompleteMultipartUploadResult", "ETag");
      else if (!(await listed()).has(name)) throw new PlainError(`The bucket lost ${name} before it was whole.`);
    } catch (error) {
      await send(`/${name}?${upload}`, [204], { method: "DELETE" }).catch(() => {}); // otherwise by the bucket's own rule
      throw error;
    }
  }

  const listed = () =>
    patiently(async () => {
      /** @type {Map<string, { bytes: number, modifiedAt: Date }>} */
      const found = new Map();
      for await (const { key, ...file } of list()) found.set(key, file);
      return found;
    });

  /** @param {string} name @param {number} bytes */
  async function* read(name, bytes) {
    for (let from = 0; from < bytes; from += PART_BYTES) {
      const headers = { range: `bytes=${from}-${Math.min(from + PART_BYTES, bytes) - 1}` };
      yield (await patiently(() => send(`/${name}`, [206], { headers }))).body;
    }
  }

  return {
    put,
    listed,
    read: (/** @type {string} */ name, /** @type {number} */ bytes) => Readable.from(read(name, bytes)),
    remove: (/** @type {string} */ name) => patiently(() => send(`/${name}`, [204], { method: "DELETE" })),
  };
}
