import "server-only";
import { v7 as uuid } from "uuid";
import { sql, type Tx } from "@/lib/core/server/db";
import { notify } from "@/lib/notifications/mutations";
import type { Commented } from "../comments/rules";
import { isMentioned, MENTIONS_MAX, usernamesIn } from "./rules";

type Text = {
  authorId: string;
  item: Commented;
  /** null: the photo's caption. */
  commentId: string | null;
  text: string;
  /** People who may be mentioned, in addition to those already mentioned. */
  people: readonly string[];
  /** People who get a more specific notification of the same event. */
  unlessNotified?: Parameters<typeof notify>[1]["unlessNotified"];
};

/**
 * Updates the mentions of a text to match its current content. Only people the author may see and who accept mentions
 * from them are mentioned. People mentioned for the first time are notified and returned.
 */
export async function writeMentions(
  tx: Tx,
  { authorId, item, commentId, text, people, unlessNotified }: Text,
): Promise<string[]> {
  const about = { [`${item.type}Id`]: item.id };
  const before = await tx.mention.findMany({
    where: { ...about, commentId },
    select: { id: true, userId: true, name: true },
  });
  const gone = before.filter(({ name }) => !isMentioned(text, name)).map(({ id }) => id);
  if (gone.length > 0) await tx.mention.deleteMany({ where: { id: { in: gone } } });
  const known = new Set(before.map(({ userId }) => userId));
  const newIds = [...new Set(people)].filter((id) => !known.has(id));
  const usernames = [...new Set(usernamesIn(text))].slice(0, MENTIONS_MAX);
  if ((newIds.length === 0 && usernames.length === 0) || !text.includes("@")) return [];
  // A mention stores the name as written in the text, so it stays valid when the person changes their name.
  const found = await tx.$queryRaw<{ id: string; name: string }[]>(sql`
    select u.id, case when u.username = any(${usernames}::text[]) then u.username
      else btrim(u."firstName" || ' ' || u."lastName") end as name
    from visible_users(${authorId}::uuid) u
    where (u.id = any(${newIds}::uuid[]) or (u.username <> '' and u.username = any(${usernames}::text[])))
      and u.id <> all(${[...known]}::uuid[]) and accepts_from(u."mentionsFrom", u.id, ${authorId}::uuid) order by u.id`);
  const room = MENTIONS_MAX - (before.length - gone.length);
  const named = found.filter(({ name }) => isMentioned(text, name)).slice(0, room);
  if (named.length === 0) return [];
  await tx.mention.createMany({
    skipDuplicates: true,
    data: named.map(({ id: userId, name }) => ({ id: uuid(), authorId, ...about, commentId, userId, name })),
  });
  const to = named.map(({ id }) => id);
  await notify(tx, {
    to,
    kind: "mention",
    actorId: authorId,
    target: item,
    ...(unlessNotified && { unlessNotified }),
  });
  return to;
}
