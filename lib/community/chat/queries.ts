import "server-only";
import { personJson } from "@/lib/auth/accounts/access";
import { type Read, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byCreation, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import { getCommunityEvent } from "../events/queries";
import type { ChatMessage } from "./schema";

type Row = Omit<ChatMessage, "createdAt"> & { createdAt: Date };

const select = (viewerId: string, where: Sql, rest: Sql): Sql => sql`
  select m.id, m."eventId", m.text, m."createdAt", m."hiddenAt" is not null as "isHidden", ${personJson(sql`u`)} as "user",
    m."userId" = ${viewerId}::uuid as "isMine",
    m."userId" = ${viewerId}::uuid or exists (select 1 from visible_community_events(${viewerId}::uuid) e
      where e.id = m."eventId" and (e."hostId" = ${viewerId}::uuid or (m."userId" <> e."hostId"
        and exists (select 1 from community_event_members s where s."eventId" = e.id and s."userId" = ${viewerId}::uuid
          and s."isCohost" and s.status = 'going')))) as "canDelete"
  from visible_event_messages(${viewerId}::uuid) m join users u on u.id = m."userId"
  where ${where} ${rest}`;

const toMessage = ({ createdAt, ...message }: Row): ChatMessage => ({ ...message, createdAt: createdAt.toISOString() });

/** An event's chat for its guests, newest first. */
export async function listMessages(viewerId: string, eventId: string, query: PageQuery): Promise<Page<ChatMessage>> {
  const { isJoined } = await getCommunityEvent(viewerId, eventId);
  if (!isJoined) throw new AppError("forbidden", { message: "Only guests can see this chat" });
  const newestFirst = byCreation<Row>(`chat:${eventId}`, "desc", sql`m`);
  return keysetPage(
    newestFirst,
    query,
    ({ afterCursor, orderBy }) => select(viewerId, sql`m."eventId" = ${eventId}::uuid`, sql`${afterCursor} ${orderBy}`),
    toMessage,
  );
}

export async function getMessage(viewerId: string, messageId: string, read: Read): Promise<ChatMessage> {
  const [found] = await read<Row>(select(viewerId, sql`m.id = ${messageId}::uuid`, sql``));
  if (!found) throw new AppError("not_found");
  return toMessage(found);
}
