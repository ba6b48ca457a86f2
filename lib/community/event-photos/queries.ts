import "server-only";
import { personJson } from "@/lib/auth/accounts/access";
import { sql } from "@/lib/core/server/db";
import { byTime, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import { getCommunityEvent } from "../events/queries";
import type { EventPhoto } from "./schema";

type Row = EventPhoto & { addedAt: Date };

/** An event's photos that the viewer can see, newest first. Anyone who can see the event can list them. */
export async function listEventPhotos(
  viewerId: string | null,
  eventId: string,
  query: PageQuery,
): Promise<Page<EventPhoto>> {
  await getCommunityEvent(viewerId, eventId);
  const latest = byTime<Row>(`event-photos:${eventId}`, "desc", {
    time: sql`x."createdAt"`,
    id: sql`x."photoId"`,
    of: ({ addedAt }) => addedAt,
  });
  return keysetPage(
    latest,
    query,
    ({ afterCursor, orderBy }) => sql`
      select p.id, p.title, p.images -> 0 ->> 'photoUrl' as "photoUrl", coalesce(p.images -> 0 ->> 'placeholder', '') as placeholder,
             coalesce(p.images -> 0 ->> 'altText', '') as "altText", ${personJson(sql`u`)} as "user",
             coalesce(p."userId" = ${viewerId}::uuid, false) as "isMine", x."createdAt" as "addedAt"
      from event_photos x join visible_photos(${viewerId}::uuid) p on p.id = x."photoId" join users u on u.id = p."userId"
      where x."eventId" = ${eventId}::uuid and p."removedTo" is null ${afterCursor} ${orderBy}`,
    ({ addedAt: _addedAt, ...photo }) => photo,
  );
}
