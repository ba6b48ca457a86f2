import "server-only";
import { row, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byCreation, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import type { PhotoImage } from "../photos/schema";
import type { PhotoEdit } from "./schema";

type EditRow = Omit<PhotoEdit, "photos" | "replacedAt"> & { images: PhotoImage[]; createdAt: Date };

const latestFirst = (photoId: string) => byCreation<EditRow>(`photo-edits:${photoId}`, "desc", sql`e`);

const toEdit = ({ images, createdAt, ...edit }: EditRow): PhotoEdit => ({
  ...edit,
  photos: images,
  replacedAt: createdAt.toISOString(),
});

export async function listPhotoEdits(userId: string, photoId: string, query: PageQuery): Promise<Page<PhotoEdit>> {
  const own = await row(sql`select 1 from photos where id = ${photoId}::uuid and "userId" = ${userId}::uuid`);
  if (!own) throw new AppError("not_found");
  return keysetPage(
    latestFirst(photoId),
    query,
    ({ afterCursor, orderBy }) => sql`
      select e.id, e.title, e.caption, e.location, e.images, e."createdAt" from photo_edits e
      where e."photoId" = ${photoId}::uuid ${afterCursor} ${orderBy}`,
    toEdit,
  );
}
