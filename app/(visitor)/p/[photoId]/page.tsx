import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Prefetched } from "@/app/prefetched";
import { visibleItem } from "@/app/visible-item";
import { ClaimDevice } from "@/components/app-context/claim-device";
import { PhotoPermalink } from "@/components/feed/photo-permalink";
import { OutboxHost } from "@/components/outbox/outbox-host";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { ViewerProvider } from "@/components/viewer";
import { linkPreview } from "@/lib/core/server/link-preview";
import { prefetchPage } from "@/lib/core/server/prefetch";
import { currentUser, type SessionUser } from "@/lib/core/server/session";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { fullName } from "@/lib/core/shared/format";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { listComments } from "@/lib/feed/comments/queries";
import { getPhoto } from "@/lib/feed/photos/queries";

type MemberProps = SessionUser & { children: ReactNode };
type Props = { params: Promise<{ photoId: string }> };

const photoOf = visibleItem(getPhoto);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const photo = (await photoOf((await params).photoId)).item;
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
  const { viewerId, item: photo } = await photoOf((await params).photoId);
  const viewer = await currentUser();
  const answers = {
    [paths.api.photo(photo.id)]: photo,
    [endlessKey(paths.api.comments({ type: "photo", id: photo.id }))]: prefetchPage(() =>
      listComments({ type: "photo", id: photo.id }, viewerId, pageQuery.parse({})),
    ),
  };
  return (
    <Prefetched answers={answers}>
      {viewer ? (
        <AsMember {...viewer}>
          <PhotoPermalink photoId={photo.id} viewerId={viewer.id} />
        </AsMember>
      ) : (
        <PhotoPermalink photoId={photo.id} viewerId={null} />
      )}
      <ScreenSnapshotWriter viewerId={viewerId} name="photo" props={{ photoId: photo.id, viewerId }} />
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
