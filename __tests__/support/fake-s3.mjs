import { createHash, createHmac } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fakeServer, storeTroubles } from "./fake-server.mjs";

/** @typedef {import("node:http").IncomingMessage} IncomingMessage */

const [KEY, SECRET, REGION, BUCKET] = ["test-key", "test/secret+of=40", "us-test-1", "windmile"];
const PAGE = 2;

const sha256 = (/** @type {Buffer | string} */ bytes) => createHash("sha256").update(bytes).digest("hex");
const hmac = (/** @type {Buffer | string} */ key, /** @type {string} */ text) =>
  createHmac("sha256", key).update(text).digest();

/** Signature Version 4, computed from the request as AWS documents it. @param {IncomingMessage} request @param {Buffer} body */
function isSigned({ method, headers, url }, body) {
  const given = /Credential=([^/]+)\/([^,]+), *SignedHeaders=([^,]+), *Signature=(\w+)/.exec(
    headers.authorization ?? "",
  );
  const [, key, scope = "", names = "", signature] = given ?? [];
  const [date = ""] = scope.split("/");
  const { pathname, searchParams } = new URL(url ?? "/", "http://localhost");
  const query = [...searchParams]
    .map((pair) => pair.map((word) => encodeURIComponent(word)).join("="))
    .sort()
    .join("&");
  const payload = String(headers["x-amz-content-sha256"]);
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(body)) return false;
  const signed = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, pathname, query, signed.join(""), names, payload].join("\n");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(request)].join("\n");
  const signing = [REGION, "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${SECRET}`, date));
  return (
    key === KEY && scope === `${date}/${REGION}/s3/aws4_request` && hmac(signing, text).toString("hex") === signature
  );
}

/**
 * A bucket in this process: accepts, serves, lists (two per page), and deletes files if the signature is valid.
 * @param {string} [folder] gets a copy of whatever was ever put in, for a test in another process
 */
export async function fakeS3(folder) {
  if (folder) mkdirSync(folder, { recursive: true });
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  /** Each a method and a key. @type {string[]} */
  const requested = [];
  const troubles = storeTroubles();
  const { port, close } = await fakeServer(async (request, response, body) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (troubles.isDown()) return response.writeHead(500).end();
    if (!isSigned(request, body) || !pathname.startsWith(`/${BUCKET}`)) return response.writeHead(403).end();
    const key = decodeURIComponent(pathname.slice(BUCKET.length + 2));
    requested.push(`${request.method} ${key}`);
    if (request.method === "PUT") await troubles.untilTaken();
    const file = files.get(key);
    if (request.method === "PUT") files.set(key, body);
    if (request.method === "PUT" && folder) writeFileSync(join(folder, encodeURIComponent(key)), body);
    if (request.method === "DELETE") files.delete(key);
    if (request.method === "DELETE") return response.writeHead(204).end();
    if (request.method !== "GET") return response.writeHead(200).end();
    if (key !== "" && !file) return response.writeHead(404).end();
    if (file) return response.writeHead(200).end(file);
    const after = searchParams.get("continuation-token") ?? "";
    const prefix = searchParams.get("prefix") ?? "";
    const rest = [...files]
      .filter(([name]) => name > after && name.startsWith(prefix))
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const page = rest.slice(0, PAGE);
    const contents = page.map(
      ([name, bytes]) =>
        `<Contents><Key>${name}</Key><LastModified>2026-11-22T10:00:00.000Z</LastModified><Size>${bytes.length}</Size></Contents>`,
    );
    const more = rest.length > PAGE ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : "";
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more !== ""}</IsTruncated>${more}${contents.join("")}</ListBucketResult>`,
    );
  });
  const at = (/** @type {string} */ secret) =>
    `http://${KEY}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${BUCKET}?region=${REGION}`;
  return {
    ...{ files, requested, address: at(SECRET), wrongly: at("another secret"), ...troubles.told },
    close,
  };
}
