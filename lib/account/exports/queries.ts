import "server-only";
import { gunzipSync } from "node:zlib";
import { row, rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { mediaStore } from "@/lib/core/server/media-store";
import { z } from "@/lib/core/shared/zod";
import type { AccountExport } from "./schema";
import { type ZipEntry, zipped } from "./zip";

type Row = { id: string; progress: number; createdAt: Date; expiresAt: Date | null };

const columns = sql`id, progress, "createdAt", "expiresAt"`;
/** SQL condition: the user's own exports that haven't expired. */
const mine = (userId: string) => sql`"userId" = ${userId}::uuid and ("expiresAt" is null or "expiresAt" > now())`;

const toExport = ({ id, progress, createdAt, expiresAt }: Row): AccountExport => ({
  id,
  status: expiresAt ? "ready" : "preparing",
  progress: expiresAt ? 100 : Math.min(99, progress),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});

export async function listExports(userId: string): Promise<AccountExport[]> {
  const found = await rows<Row>(sql`
    select ${columns} from account_exports where ${mine(userId)} order by "createdAt" desc, id desc limit 10`);
  return found.map(toExport);
}

export async function getExport(userId: string, exportId: string): Promise<AccountExport> {
  const found = await row<Row>(sql`
    select ${columns} from account_exports where id = ${exportId}::uuid and ${mine(userId)}`);
  if (!found) throw new AppError("not_found");
  return toExport(found);
}

const packed = z.array(z.object({ name: z.string(), text: z.string() }));
type Picture = { id: string; extension: string; storageKey: string };

/** The archive's entries: the data, then each photo that still exists, read only when its turn comes. */
async function* entriesOf(contents: Buffer, pictures: readonly Picture[]): AsyncGenerator<ZipEntry> {
  for (const { name, text } of packed.parse(JSON.parse(gunzipSync(contents).toString()))) {
    yield { name, bytes: Buffer.from(text) };
  }
  for (const { id, extension, storageKey } of pictures) {
    const bytes = await mediaStore().read(storageKey);
    if (bytes) yield { name: `pictures/${id}.${extension}`, bytes, stored: true };
  }
}

/** An export as a ZIP archive; 404 when it belongs to someone else, has expired, or isn't ready. */
export async function openExport(userId: string, exportId: string): Promise<{ name: string; archive: ReadableStream }> {
  const found = await row<{ contents: Buffer; createdAt: Date; startedAt: Date }>(sql`
    select contents, "createdAt", "startedAt" from account_exports
    where id = ${exportId}::uuid and ${mine(userId)} and contents is not null`);
  if (!found) throw new AppError("not_found");
  const pictures = await rows<Picture>(sql`
    select id, extension, "storageKey" from media
    where "userId" = ${userId}::uuid and "createdAt" <= ${found.startedAt.toISOString()}::timestamptz
    order by "createdAt", id`);
  const parts = zipped(entriesOf(found.contents, pictures), found.createdAt);
  const archive = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return { name: `windmile-${found.createdAt.toISOString().slice(0, 10)}.zip`, archive };
}
