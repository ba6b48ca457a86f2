import "server-only";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "@/lib/core/shared/zod";
import { isLocalRequest } from "./client-address";
import { env } from "./env";
import { hasGateway, outboxFolder } from "./outbox";

const storedEntrySchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  code: z.string().optional(),
  createdAt: z.string(),
});
export type OutboxMessage = z.infer<typeof storedEntrySchema> & { id: string };

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/**
 * The outbox page exists only in the demo and on this machine, where no message ever leaves it. Checked by the
 * connection, not by headers alone; the Host must be local as well, or a foreign domain name could point here.
 */
export function showsOutbox(headers: Headers): boolean {
  return env.SEED === "demo" && !hasGateway && isLocalRequest(headers) && LOOPBACK.test(headers.get("host") ?? "");
}

/** The messages with these ids, newest first; an id without a file is a message that no one was sent. */
export async function outboxMessages(ids: readonly string[]): Promise<OutboxMessage[]> {
  const read = async (id: string): Promise<OutboxMessage[]> => {
    const text = await readFile(path.join(outboxFolder(), `${path.basename(id)}.json`), "utf8").catch(() => null);
    if (text === null) return [];
    return [{ id, ...storedEntrySchema.parse(JSON.parse(text)) }];
  };
  const messages = (await Promise.all(ids.map(read))).flat();
  return messages.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Removes every stored message to these addresses. */
export async function removeMessagesTo(addresses: readonly string[]): Promise<void> {
  const folder = outboxFolder();
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
  for (const name of names) {
    const file = path.join(folder, name);
    const text = await readFile(file, "utf8").catch(() => null);
    if (text === null || !addresses.some((address) => text.includes(JSON.stringify(address)))) continue;
    const parsed = storedEntrySchema.safeParse(JSON.parse(text));
    if (parsed.success && addresses.includes(parsed.data.to)) await rm(file, { force: true });
  }
}

/** Codes expire after ten minutes, and older messages are of no use. */
const RETENTION_DAYS = 30;

/** Removes older stored messages, including incomplete drafts. */
export async function deleteOldMessages(now = new Date()): Promise<void> {
  const folder = outboxFolder();
  const before = now.getTime() - RETENTION_DAYS * 86_400_000;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: before }));
    if (mtimeMs < before) await rm(file, { force: true });
  }
}
