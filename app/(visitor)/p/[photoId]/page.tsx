import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { SWRConfig } from "swr";
import { PhotoPermalink } from "@/components/feed/photo-permalink";
import { OutboxHost } from "@/components/outbox/outbox-host";
import { KeepScreen } from "@/components/shell/keep-screen";
import { AppError } from "@/lib/core/server/errors";
import { pageOrigin } from "@/lib/core/server/page-origin";
import { prefetch } from "@/lib/core/server/prefetch";
import { currentUser } from "@/lib/core/server/session";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { fullName } from "@/lib/core/shared/format";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { uuid } from "@/lib/core/shared/text";
import { listComments } from "@/lib/feed/comments/queries";
import { getPhoto } from "@/lib/feed/photos/queries";

type Props = { params: Promise<{ photoId: string }> };

/** One look-up for the page and its tags. What the viewer may not see does not exist. */
const photoOf = cache(async (viewerId: string | null, photoId: string) => {
  if (!uuid.safeParse(photoId).success) notFound();
  return getPhoto(viewerId, photoId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { photoId } = await params;
  const viewer = await currentUser();
  const photo = await photoOf(viewer?.id ?? null, photoId);
  const title = `${photo.title} · ${fullName(photo.user)}`;
  const description = photo.caption || photo.location;
  return {
    metadataBase: await pageOrigin(),
    title,
    description,
    openGraph: {
      type: "article",
      siteName: "Windmile",
      title,
      description,
      url: paths.photo(photo.id),
      publishedTime: photo.createdAt,
      images: [{ url: mediaUrl(photo.photoUrl, 1284), alt: photo.altText || photo.title }],
    },
    twitter: { card: "summary_large_image" },
  };
}

/** A photo by its link, for everybody who may see it, signed in or not. */
export default async function PermalinkPage({ params }: Props) {
  const { photoId } = await params;
  const viewer = await currentUser();
  const viewerId = viewer?.id ?? null;
  const photo = await photoOf(viewerId, photoId);
  const fallback = {
    [paths.api.photo(photo.id)]: photo,
    [endlessKey(paths.api.comments(photo.id))]: prefetch(async () => [
      await listComments(photo.id, viewerId, pageQuery.parse({})),
    ]),
  };
  return (
    <SWRConfig value={{ fallback }}>
      <PhotoPermalink photoId={photo.id} viewerId={viewerId} />
      {viewerId && <OutboxHost userId={viewerId} />}
      <KeepScreen viewerId={viewerId} name="photo" props={{ photoId: photo.id, viewerId }} />
    </SWRConfig>
  );
}
