import "server-only";
import { v7 as uuid } from "uuid";
import { sql, type Tx } from "@/lib/core/server/db";
import { notify } from "@/lib/notifications/mutations";
import { isMentioned, MENTIONS_MAX } from "./rules";

type Text = {
  authorId: string;
  photoId: string;
  /** null: the photo's caption. */
  commentId: string | null;
  text: string;
  /** Who may be meant, beside those it named before. */
  people: readonly string[];
};

/**
 * Brings the mentions of a text up to date with what it says now. Named are only people the author may see and who take
 * mentions from them; whoever is named for the first time is told.
 */
export async function writeMentions(tx: Tx, { authorId, photoId, commentId, text, people }: Text): Promise<void> {
  const before = await tx.mention.findMany({
    where: { photoId, commentId },
    select: { id: true, userId: true, name: true },
  });
  const gone = before.filter(({ name }) => !isMentioned(text, name)).map(({ id }) => id);
  if (gone.length > 0) await tx.mention.deleteMany({ where: { id: { in: gone } } });
  const known = new Set(before.map(({ userId }) => userId));
  const asked = [...new Set(people)].filter((id) => !known.has(id));
  if (asked.length === 0 || !text.includes("@")) return;
  const found = await tx.$queryRaw<{ id: string; name: string }[]>(sql`
    select u.id, btrim(u."firstName" || ' ' || u."lastName") as name from visible_users(${authorId}::uuid) u
    where u.id = any(${asked}::uuid[]) and reaches(u."mentionsFrom", u.id, ${authorId}::uuid) order by u.id`);
  const room = MENTIONS_MAX - (before.length - gone.length);
  const named = found.filter(({ name }) => isMentioned(text, name)).slice(0, room);
  if (named.length === 0) return;
  await tx.mention.createMany({
    skipDuplicates: true,
    data: named.map(({ id: userId, name }) => ({ id: uuid(), authorId, photoId, commentId, userId, name })),
  });
  const to = named.map(({ id }) => id);
  await notify(tx, { to, kind: "mention", actorId: authorId, target: { type: "photo", id: photoId } });
}
