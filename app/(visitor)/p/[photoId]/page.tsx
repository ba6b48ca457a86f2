import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache, type ReactNode } from "react";
import { ClaimDevice } from "@/components/app-context/claim-device";
import { PhotoPermalink } from "@/components/feed/photo-permalink";
import { OutboxHost } from "@/components/outbox/outbox-host";
import { Prefetched } from "@/components/prefetched";
import { KeepScreen } from "@/components/shell/keep-screen";
import { ViewerProvider } from "@/components/viewer";
import { linkPreview } from "@/lib/core/server/link-preview";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { prefetchPage } from "@/lib/core/server/prefetch";
import { currentUser, type SessionUser } from "@/lib/core/server/session";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { fullName } from "@/lib/core/shared/format";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { uuid } from "@/lib/core/shared/text";
import { listComments } from "@/lib/feed/comments/queries";
import { getPhoto } from "@/lib/feed/photos/queries";

type MemberProps = SessionUser & { children: ReactNode };
type Props = { params: Promise<{ photoId: string }> };

/** One lookup for the page and its metadata. Items the viewer can't see are treated as missing. */
const photoOf = cache(async (viewerId: string | null, photoId: string) => {
  if (!uuid.safeParse(photoId).success) notFound();
  return orNotFound(getPhoto(viewerId, photoId));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { photoId } = await params;
  const viewer = await currentUser();
  const photo = await photoOf(viewer?.id ?? null, photoId);
  return linkPreview({
    title: `${photo.title} · ${fullName(photo.user)}`,
    description: photo.caption || photo.location,
    path: paths.photo(photo.id),
    image: photo.photoUrl,
    alt: photo.altText || photo.title,
    publishedTime: photo.createdAt,
  });
}

/** A photo permalink, for everyone who may see it, signed in or not. */
export default async function PermalinkPage({ params }: Props) {
  const { photoId } = await params;
  const viewer = await currentUser();
  const viewerId = viewer?.id ?? null;
  const photo = await photoOf(viewerId, photoId);
  const fallback = {
    [paths.api.photo(photo.id)]: photo,
    [endlessKey(paths.api.comments({ type: "photo", id: photo.id }))]: prefetchPage(() =>
      listComments({ type: "photo", id: photo.id }, viewerId, pageQuery.parse({})),
    ),
  };
  return (
    <Prefetched answers={fallback}>
      {viewer ? (
        <AsMember {...viewer}>
          <PhotoPermalink photoId={photo.id} viewerId={viewer.id} />
        </AsMember>
      ) : (
        <PhotoPermalink photoId={photo.id} viewerId={null} />
      )}
      <KeepScreen viewerId={viewerId} name="photo" props={{ photoId: photo.id, viewerId }} />
    </Prefetched>
  );
}

/** Provides what member pages have: the user for edits, and the outbox for changes made offline. */
function AsMember({ children, preferences, id, firstName, lastName, profileImageUrl }: MemberProps) {
  const viewer = { id, firstName, lastName, profileImageUrl };
  return (
    <ViewerProvider viewer={viewer}>
      <div data-wide="" className="contents">
        {children}
      </div>
      <ClaimDevice viewer={viewer} preferences={preferences} />
      <OutboxHost userId={id} />
    </ViewerProvider>
  );
}
