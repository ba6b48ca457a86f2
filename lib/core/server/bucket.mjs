// @ts-check
// A client for S3-compatible buckets (S3, MinIO, R2, Spaces, Ceph): signed requests and listing.
import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { XMLParser } from "fast-xml-parser";
import * as z from "zod";

/** @typedef {{ key: string, bytes: number, modifiedAt: Date }} StoredObject */
/** @typedef {{ status: number, headers: Headers, body: Buffer }} Answer */

const listSchema = z.object({
  ListBucketResult: z.object({
    Contents: z
      .array(z.object({ Key: z.string(), Size: z.coerce.number(), LastModified: z.coerce.date() }))
      .default([]),
    NextContinuationToken: z.string().optional(),
  }),
});
const xml = new XMLParser({ parseTagValue: false, isArray: (name) => name === "Contents" });

/** Signed with a hash of the bytes, so that the server rejects damaged uploads. @param {Uint8Array} bytes */
export const signedPayload = (bytes) => ({
  "x-amz-content-sha256": createHash("sha256").update(bytes).digest("hex"),
});

/**
 * @param {string} address `https://<key>:<secret>@<host>/<bucket>?region=<region>`
 * @param {number} timeoutMs per response
 */
export function openBucket(address, timeoutMs) {
  const { origin, pathname, searchParams, username, password } = new URL(address);
  const bucket = origin + pathname.replace(/\/$/, "");
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: "s3",
    region: searchParams.get("region") ?? "us-east-1",
    retries: 0, // callers have their own time limits
  });

  /**
   * @param {string} path appended to the bucket's URL
   * @param {readonly number[]} statuses all others throw
   * @param {RequestInit} [init]
   * @returns {Promise<Answer>}
   */
  async function send(path, statuses, init = {}) {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await client.fetch(bucket + path, { ...init, signal, redirect: "error", cache: "no-store" });
    const body = Buffer.from(await answer.arrayBuffer());
    if (!statuses.includes(answer.status)) {
      throw new Error(`The bucket responded with ${answer.status}`, { cause: answer.status });
    }
    return { status: answer.status, headers: answer.headers, body };
  }

  /** Sorted by key. @param {string} [prefix] @returns {AsyncGenerator<StoredObject>} */
  async function* list(prefix = "") {
    /** @type {string | undefined} */
    let after = "";
    while (after !== undefined) {
      const more = after && `&continuation-token=${encodeURIComponent(after)}`;
      const only = prefix && `&prefix=${encodeURIComponent(prefix)}`;
      const { body } = await send(`?list-type=2${more}${only}`, [200]);
      /** @type {z.infer<typeof listSchema>["ListBucketResult"]} */
      const page = listSchema.parse(xml.parse(body.toString())).ListBucketResult;
      for (const { Key, Size, LastModified } of page.Contents) {
        yield { key: Key, bytes: Size, modifiedAt: LastModified };
      }
      after = page.NextContinuationToken;
    }
  }

  return { send, list };
}
