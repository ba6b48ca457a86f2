import "server-only";
import { personJson } from "@/lib/auth/accounts/access";
import { columnsOf, Prisma, type Sql, sql } from "@/lib/core/server/db";
import { byCreation } from "@/lib/core/server/keyset-page";
import { keysOf } from "@/lib/core/shared/keys";
import type { Photo as PhotoModel, Reach } from "@/prisma/generated/client";
import { hiddenComments } from "../comments/access";
import { acceptsCommentsFrom } from "../comments/rules";
import { mentionsJson } from "../mentions/access";
import type { Mention } from "../mentions/rules";
import { photoReason } from "./rules";
import type { Photo, PhotoImage, ProfilePhoto, TaggedPerson } from "./schema";

/** Columns that lists don't use. */
const UNREAD = ["mediaKey", "searchText", "wasInHome", "wasInProfile"] as const satisfies (keyof PhotoModel)[];
const columns = keysOf(Prisma.PhotoScalarFieldEnum).filter((name) => !UNREAD.some((unread) => unread === name));

export type PhotoRow = Omit<PhotoModel, (typeof UNREAD)[number] | "images"> & {
  images: PhotoImage[];
  hiddenComments: number;
  /** Likes of people the viewer can't see; null if there are none. */
  unseenLikes: number | null;
  /** Listed at the top, regardless of its time. */
  isOnTop: boolean;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  userLocation: string;
  hidesLikes: boolean;
  accountCommentsFrom: Reach;
  neighborhood: string | null;
  isLiked: boolean;
  isSaved: boolean;
  isFollowed: boolean;
  tags: TaggedPerson[] | null;
  mentions: Mention[] | null;
};

/** Columns of `p` for a page's select, which `withDetails` completes. */
export const photoColumns: Sql = Prisma.raw(
  `${columnsOf("p", columns)}, u."firstName", u."lastName", u."profileImageUrl", u.location as "userLocation", u."hideLikeCounts", u."commentsFrom" as "accountCommentsFrom"`,
);

/** The poster, with the same alias as in `visible_photos`, so that the planner looks each up only once. */
export const withPoster: Sql = sql`join users u on u.id = p."userId"`;

export const newestFirst: Sql = sql`p."createdAt" desc, p.id desc`;

/**
 * The photos of `page` (a select of `photoColumns` and "isOnTop") with all the details of a response, in one statement.
 * What belongs to a photo or its poster is looked up for the whole page at once: ids that are close in time are close
 * in the index, so this costs one or two descents instead of one per photo.
 */
export function withDetails(viewerId: string | null, page: Sql): Sql {
  const viewer = sql`${viewerId}::uuid`;
  return sql`
    with page as materialized (${page})
    select page.*, v.neighborhood, t.tags, named.mentions, unseen.likes as "unseenLikes",
      page."hideLikeCounts" or coalesce((select me."hideLikeCounts" from users me where me.id = ${viewer}), false) as "hidesLikes",
      page.id = any(array(select l."photoId" from photo_likes l
        where l."userId" = ${viewer} and l."photoId" = any(array(select id from page)))) as "isLiked",
      page.id::text = any(array(select s."targetId" from saved_items s where s."userId" = ${viewer}
        and s.type = 'photo' and s."targetId" = any(array(select id::text from page)))) as "isSaved",
      ${hiddenComments(viewerId, sql`page.id`)} as "hiddenComments",
      page."userId" = any(array(select f."followingId" from follows f where f."followerId" = ${viewer}
        and f.status = 'accepted' and f."followingId" = any(array(select "userId" from page)))) as "isFollowed"
    from page
    left join venues v on v.id = page."venueId"
    left join (
      select t."photoId", json_agg(${personJson(sql`x`, sql`, 'status', t.status`)} order by t."createdAt", x.id) as tags
      from photo_tags t join visible_users(${viewer}) x on x.id = t."userId" join page on page.id = t."photoId"
      where t."photoId" = any(array(select id from page))
        and (t.status = 'accepted' or (t.status = 'pending' and ${viewer} in (t."userId", page."userId")))
      group by 1
    ) t on t."photoId" = page.id
    left join (
      select m."photoId", ${mentionsJson} as mentions from mentions m join visible_users(${viewer}) x on x.id = m."userId"
      where m."photoId" = any(array(select id from page where position('@' in page.caption) > 0)) and m."commentId" is null
      group by 1
    ) named on named."photoId" = page.id
    left join (
      select l."photoId", count(*)::int as likes from photo_likes l
      where l."photoId" = any(array(select id from page))
        and l."userId" = any(array(select h.id from hidden_users(${viewer}) h))
      group by 1
    ) unseen on unseen."photoId" = page.id
    order by page."isOnTop" desc, page."createdAt" desc, page.id desc`;
}

export type PhotoContext = { viewerId: string | null; isNearby?: boolean; now: Date };

const EMPTY: PhotoImage = { photoUrl: "", width: 0, height: 0, placeholder: "", altText: "" };

/**
 * Written out with the spread at the end: V8 takes more than ten times as long to create and serialize an object that
 * begins with a spread and has twenty more fields (decision 0039).
 */
export function toPhoto(row: PhotoRow, { viewerId, isNearby = false, now }: PhotoContext): Photo {
  const likes = row.hidesLikes ? null : row.likeCount - (row.unseenLikes ?? 0);
  const { photoUrl, width, height, placeholder, altText } = row.images[0] ?? EMPTY;
  return {
    id: row.id,
    title: row.title,
    caption: row.caption,
    location: row.location,
    activityType: row.activityType,
    venueId: row.venueId,
    photoUrl,
    width,
    height,
    placeholder,
    altText,
    photos: row.images,
    createdAt: row.createdAt.toISOString(),
    user: {
      id: row.userId,
      firstName: row.firstName,
      lastName: row.lastName,
      profileImageUrl: row.profileImageUrl,
      location: row.userLocation,
    },
    category: row.category,
    type: "trending",
    likes,
    comments: row.commentCount - row.hiddenComments,
    isLiked: row.isLiked,
    isSaved: row.isSaved,
    tags: row.tags ?? [],
    mentions: row.mentions ?? [],
    editedAt: row.editedAt?.toISOString() ?? null,
    canComment: acceptsCommentsFrom(row.commentsFrom ?? row.accountCommentsFrom, {
      isMine: row.userId === viewerId,
      isFollower: row.isFollowed,
    }),
    reason: photoReason({
      isMine: row.userId === viewerId,
      followed: row.isFollowed ? row.firstName : null,
      isNearby,
      place: row.neighborhood,
      likes: likes ?? 0,
      ageHours: (now.getTime() - row.createdAt.getTime()) / 3_600_000,
    }),
    ...(row.hiddenAt !== null && { isHidden: true }),
    ...(row.userId === viewerId && { audience: row.audience, commentsFrom: row.commentsFrom }),
    ...(row.removedTo !== null &&
      row.removedAt !== null && { removed: { place: row.removedTo, since: row.removedAt.toISOString() } }),
  };
}

export function toProfilePhoto(row: PhotoRow, context: PhotoContext): ProfilePhoto {
  const photo = toPhoto(row, context);
  return {
    ...photo,
    image: photo.photoUrl,
    showInProfile: row.showInProfile,
    showInHome: row.showInHome,
    isExperience: row.isExperience,
    isProfileGallery: row.isProfileGallery,
    experienceTitle: row.title,
  };
}

/** Newest first. A cursor is only valid for its own list. */
export const newestOf = (list: string) => byCreation<PhotoRow>(list, "desc", sql`p`);
