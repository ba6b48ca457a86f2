import "server-only";
import { personJson } from "@/lib/auth/accounts/access";
import { type Sql, sql } from "@/lib/core/server/db";
import { canSeeItem } from "@/lib/feed/comments/access";
import type { ReportType } from "./rules";

const snapshot = (title: Sql, words: Sql, images: Sql, photoId: Sql = sql`null`): Sql => sql`jsonb_build_object(
  'author', ${personJson(sql`u`)},
  'title', ${title}, 'text', ${words}, 'images', ${images}, 'photoId', ${photoId}) as snapshot, u.id as "authorId"`;
const one = (image: Sql) => sql`to_jsonb(array_remove(array[${image}], null))`;

/** What a person may report, as they see it: the snapshot and its owner, or no row. */
export function reportable(type: ReportType, viewerId: string, id: string): Sql {
  const viewer = sql`${viewerId}::uuid`;
  switch (type) {
    case "photo":
      return sql`select ${snapshot(sql`t.title`, sql`t.caption`, sql`jsonb_path_query_array(t.images, '$[*].photoUrl')`)}
        from visible_photos(${viewer}) t join users u on u.id = t."userId" where t.id = ${id}::uuid`;
    case "comment":
      return sql`select ${snapshot(sql`null`, sql`t.text`, sql`'[]'::jsonb`, sql`t."photoId"`)}
        from (select c.* from visible_comments(${viewer}) c where c.id = ${id}::uuid and ${canSeeItem(viewerId)}) t
        join users u on u.id = t."userId"`;
    case "post":
      return sql`select ${snapshot(sql`null`, sql`t.content`, sql`'[]'::jsonb`)}
        from visible_posts(${viewer}) t join users u on u.id = t."userId" where t.id = ${id}::uuid`;
    case "user":
      return sql`select ${snapshot(sql`null`, sql`coalesce(u.bio, '')`, sql`to_jsonb(array_remove(array[u."profileImageUrl", u."heroImageUrl"], null))`)}
        from visible_users(${viewer}) u where u.id = ${id}::uuid`;
    case "event":
      return sql`select ${snapshot(sql`t.title`, sql`t.description`, one(sql`t.image`))}
        from visible_community_events(${viewer}) t join users u on u.id = t."hostId" where t.id = ${id}::uuid`;
    case "review":
      return sql`select ${snapshot(sql`v.name`, sql`t.text`, sql`'[]'::jsonb`)}
        from visible_reviews(${viewer}) t join venues v on v.id = t."venueId" join users u on u.id = t."userId" where t.id = ${id}::uuid`;
    case "group-post":
      return sql`select ${snapshot(sql`g.name`, sql`t.text`, sql`'[]'::jsonb`)}
        from visible_group_posts(${viewer}) t join visible_groups(${viewer}) g on g.id = t."groupId" join users u on u.id = t."userId" where t.id = ${id}::uuid`;
    case "event-message":
      return sql`select ${snapshot(sql`e.title`, sql`t.text`, sql`'[]'::jsonb`)}
        from visible_event_messages(${viewer}) t join visible_community_events(${viewer}) e on e.id = t."eventId" join users u on u.id = t."userId" where t.id = ${id}::uuid`;
    case "guide":
      return sql`select ${snapshot(
        sql`t.title`,
        sql`concat_ws(e'\n', nullif(t.description, ''), (select string_agg(p.note, e'\n' order by p.position)
          from member_guide_places p where p."guideId" = t.id and p.note <> ''))`,
        one(sql`t."coverImage"`),
      )}
        from visible_member_guides(${viewer}) t join users u on u.id = t."userId" where t.id = ${id}::uuid`;
    case "group":
      return sql`select ${snapshot(sql`t.name`, sql`t.description`, one(sql`t."coverImage"`))}
        from visible_groups(${viewer}) t join users u on u.id = t."creatorId" where t.id = ${id}::uuid`;
  }
}
