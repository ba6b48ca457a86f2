import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const messageSchema = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  code: z.string().optional(),
  unsubscribe: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type Sent = z.infer<typeof messageSchema>;

/** Everything sent to an address or number so far, oldest first. Every file there must be complete. */
export function messagesTo(to: string): Sent[] {
  const folder = path.resolve(process.env.WINDMILE_DATA_DIR ?? process.env.DATA_DIR ?? ".data", "outbox");
  if (!existsSync(folder)) return []; // nothing was ever sent
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const sent = names.map((name) => messageSchema.parse(JSON.parse(readFileSync(path.join(folder, name), "utf8"))));
  return sent.filter((message) => message.to === to).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** The code in the latest message to an address. */
export function codeFor(to: string): string {
  const code = messagesTo(to).at(-1)?.code;
  if (code === undefined) throw new Error(`No code was sent to ${to}`);
  return code;
}

/** A different code. */
export function otherThan(code: string): string {
  return code === "000000" ? "000001" : "000000";
}
