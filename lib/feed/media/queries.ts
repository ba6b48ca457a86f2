import "server-only";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { row, type Sql, sql, type Tx } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { previewImage } from "@/lib/core/server/images";
import type { MediaFile } from "@/lib/core/server/media-response";
import { mediaStore } from "@/lib/core/server/media-store";
import { ignoreMissing } from "@/lib/core/server/media-store-disk";
import { sizeOf } from "@/lib/core/server/media-store-sizes";
import { canModerate, type SessionUser } from "@/lib/core/server/session";
import { type MediaWidth, mediaIdOf } from "@/lib/core/shared/media";
import { followStateOf } from "@/lib/social/people/queries";
import { noteSize } from "./mutations";
import type { MediaParams, PreviewParams } from "./schema";

type MediaRow = {
  id: string;
  extension: string;
  width: number;
  sha256: string;
  storageKey: string;
  isPublic: boolean;
  variantKeys: Partial<Record<string, string>>;
};

const CONTENT_TYPES: Record<string, string> = { webp: "image/webp", jpg: "image/jpeg", png: "image/png" };

type Viewer = Pick<SessionUser, "id" | "isModerator" | "secondFactor"> | null;

/**
 * SQL: whether the viewer sees something that shows the media `m`: a photo, a portrait or cover (a private account's
 * cover is for its followers), a group, an event, or a guide.
 */
const isShownTo = (viewerId: string | null): Sql => {
  const viewer = sql`${viewerId}::uuid`;
  const path = sql`'/media/' || m.id || '.' || m.extension`;
  return sql`(
    exists (select 1 from visible_photos(${viewer}) p where p.id = m."photoId")
    or m.purpose in ('avatar', 'cover') and (
      exists (select 1 from visible_users(${viewer}) u where u.id = m."userId"
        and (u."profileImageUrl" = ${path} or (u."heroImageUrl" = ${path} and (not u."isPrivate" or ${followStateOf(viewerId)} = 'following'))))
      or exists (select 1 from visible_groups(${viewer}) g where g."coverImage" = ${path} and g."coverImage" like '/media/%')
      or exists (select 1 from visible_community_events(${viewer}) e where e.image = ${path} and e.image like '/media/%')
      or exists (select 1 from visible_member_guides(${viewer}) g where g."userId" = m."userId" and g."coverImage" = ${path})))`;
};

/**
 * A stored picture by its path: visible if something that shows it is visible; otherwise only to the uploader, as long
 * as no photo uses it, and to moderators once it was reported. 404 for everyone else.
 */
export async function getMediaFile(
  user: Viewer,
  { id, extension }: MediaParams["file"],
  width: MediaWidth | undefined,
): Promise<MediaFile> {
  const viewer = sql`${user?.id ?? null}::uuid`;
  const isModerator = user !== null && canModerate(user);
  const reported = sql`(
    exists (select 1 from reports r where r.type = 'photo' and r."targetId" = m."photoId"::text)
    or m.purpose in ('avatar', 'cover') and exists (select 1 from reports r
      where jsonb_exists(r.snapshot -> 'images', '/media/' || m.id || '.' || m.extension)))`;
  const found = await row<MediaRow>(sql`
    select m.id, m.extension, m.width, m.sha256, m."storageKey", m."variantKeys", ${isShownTo(null)} as "isPublic"
    from media m
    where m.id = ${id}::uuid and m.extension = ${extension}
      and (${isShownTo(user?.id ?? null)} or (m."photoId" is null and m."userId" = ${viewer})
        ${isModerator ? sql`or ${reported}` : sql``})`);
  if (!found) return isModerator ? evidence(id, extension) : missing();
  const isScaled = width !== undefined && width < found.width;
  return {
    name: `${found.id}.${found.extension}`,
    contentType: CONTENT_TYPES[found.extension] ?? "application/octet-stream",
    etag: `"${found.sha256.slice(0, 32)}${isScaled ? `-${width}` : ""}"`,
    isPublic: found.isPublic,
    read: () => (isScaled ? scaled(found, width) : original(found)),
  };
}

function missing(): never {
  throw new AppError("not_found");
}

/** A deleted picture that an open case still shows; only its bytes are left. */
async function evidence(id: string, extension: string): Promise<MediaFile> {
  const name = `${id}.${extension}`;
  const held = await row<{ storageKey: string }>(sql`
    select "storageKey" from pending_media_deletions where "mediaId" = ${id}::uuid and "evidenceFile" = ${name} and "deleteAfter" > now()`);
  if (!held) return missing();
  return {
    name,
    contentType: CONTENT_TYPES[extension] ?? "application/octet-stream",
    etag: `"${id}"`,
    isPublic: false,
    read: () => original(held),
  };
}

async function original({ storageKey }: Pick<MediaRow, "storageKey">): Promise<Buffer> {
  const bytes = await mediaStore().read(storageKey);
  if (!bytes) throw new AppError("not_found");
  return bytes;
}

/** While too many copies are being created, the original is a good response too. */
async function scaled(media: MediaRow, width: MediaWidth): Promise<Buffer> {
  try {
    return await sizeOf(
      { mediaId: media.id, width, storedKey: media.variantKeys[width] },
      { original: () => original(media), note: (storageKey) => noteSize(media.id, width, storageKey) },
    );
  } catch (error) {
    if (error instanceof AppError && error.code === "unavailable") return original(media);
    throw error;
  }
}

const PREVIEW_SIZES = { posters: { width: 1200, height: 630 }, avatars: { width: 400, height: 400 } };
/**
 * A few hundred pictures of about sixty kilobytes; the most recently requested are cached, so that a flood of requests
 * decodes nothing twice.
 */
const PREVIEW_CACHE_SIZE = 40;
const previews = new Map<string, Promise<Buffer>>();

/** A bundled picture as JPEG, for link previews. */
export async function getPreview({ folder, name }: PreviewParams["file"]): Promise<Buffer> {
  const file = join(process.cwd(), "public", folder, `${name}.avif`);
  const cached = previews.get(file);
  previews.delete(file);
  const preview =
    cached ??
    ignoreMissing(readFile(file)).then((image) => (image ? previewImage(image, PREVIEW_SIZES[folder]) : missing()));
  preview.catch(() => previews.delete(file));
  previews.set(file, preview);
  const [oldest] = previews.keys();
  if (previews.size > PREVIEW_CACHE_SIZE && oldest !== undefined) previews.delete(oldest);
  return preview;
}

let posters: Promise<Set<string> | null> | undefined;

/** Whether a picture is bundled with the app; if its files are elsewhere (on a CDN), any name may be. */
async function isPoster(path: string): Promise<boolean> {
  posters ??= readdir(join(process.cwd(), "public/posters")).then(
    (names) => new Set(names),
    () => null,
  );
  return (await posters)?.has(path.slice("/posters/".length)) ?? true;
}

/** 400 under the form's field for a picture this person didn't upload. Posters are bundled with the app and allowed. */
export async function requireOwnPicture(tx: Tx, userId: string, field: string, path: string | null | undefined) {
  if (path?.startsWith("/media/") && (await tx.media.count({ where: { id: mediaIdOf(path), userId } })) === 0)
    throw invalid(field, "Use a photo you uploaded");
  if (path?.startsWith("/posters/") && !(await isPoster(path))) throw invalid(field, "That photo doesn't exist");
}
