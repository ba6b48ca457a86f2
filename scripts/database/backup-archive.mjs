// @ts-check
// A backup as one file: a tar archive, which with a key only the holder of the private half can read, in the format of
// age (https://age-encryption.org), so that the age program can open it too. The server knows only the public half, so
// a compromised server exposes no old backups.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { PlainError } from "../start/environment.mjs";

/** @typedef {import("node:stream/web").ReadableStream<Uint8Array>} Bytes */

export async function newKey() {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/**
 * Waits for all of them even if one fails, so that nothing is still writing when the caller cleans up.
 * @param {Promise<unknown>[]} work
 */
async function settled(work) {
  for (const one of await Promise.allSettled(work)) if (one.status === "rejected") throw one.reason;
}

/** @param {string[]} args @param {"in" | "out"} direction */
function tar(args, direction) {
  const child = spawn("tar", args, {
    stdio: [direction === "in" ? "pipe" : "ignore", direction === "out" ? "pipe" : "ignore", "inherit"],
  });
  const ended = once(child, "exit").then(([code]) => {
    if (code !== 0) throw new PlainError(`tar ended with ${code}.`);
  });
  return { child, ended };
}

/** Encrypted for the recipient; unchanged without one. @param {Readable} plain @param {string | undefined} recipient */
export async function encrypted(plain, recipient) {
  if (!recipient) return plain;
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new PlainError("BACKUP_RECIPIENT is no key of age: npm run backup -- key makes one.", { cause });
  }
  /** @type {Bytes} */
  const bytes = Readable.toWeb(plain);
  return Readable.fromWeb(await encrypter.encrypt(bytes));
}

/** @param {Readable} kept @param {string} name @param {string | undefined} identity of an encrypted one */
export async function decrypted(kept, name, identity) {
  if (!identity) return kept;
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch (cause) {
    throw new PlainError("BACKUP_IDENTITY is no secret key of age (AGE-SECRET-KEY-1…).", { cause });
  }
  /** @type {Bytes} */
  const bytes = Readable.toWeb(kept);
  const plain = await decrypter.decrypt(bytes).catch((cause) => {
    if (cause instanceof PlainError) throw cause;
    throw new PlainError(`BACKUP_IDENTITY does not open ${name}.`, { cause });
  });
  return Readable.fromWeb(plain);
}

/**
 * Sends a folder's archive to `take`; resolves when both are done.
 * @param {string} folder
 * @param {string | undefined} recipient
 * @param {(archive: Readable) => Promise<unknown>} take
 */
export async function archive(folder, recipient, take) {
  const { child, ended } = tar(["-C", folder, "-cf", "-", "."], "out");
  if (!child.stdout) throw new Error("tar has no output");
  const output = child.stdout;
  // Ends only after tar succeeded, so that a partial archive is never mistaken for a complete one.
  async function* whole() {
    yield* output;
    await ended;
  }
  const sent = encrypted(Readable.from(whole()), recipient).then(take);
  // When the receiver fails, tar's output is destroyed too, or tar would wait forever.
  await settled([sent.finally(() => output.destroy()), ended]);
}

/**
 * @param {Readable} kept
 * @param {{ name: string, folder: string, identity: string | undefined }} options identity: of an encrypted one
 */
export async function unpack(kept, { name, folder, identity }) {
  const plain = await decrypted(kept, name, identity);
  const { child, ended } = tar(["-C", folder, "-xpf", "-"], "in");
  if (!child.stdin) throw new Error("tar has no input");
  await settled([ended, pipeline(plain, child.stdin)]).catch((cause) => {
    throw new PlainError(`${name} is damaged or cut off.`, { cause });
  });
}
