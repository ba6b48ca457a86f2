import { Bookmark, Heart, MapPin, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { DoubleTap } from "@/components/feed/double-tap";
import { ImageCarousel } from "@/components/feed/image-carousel";
import { LikeButton } from "@/components/feed/like-button";
import { LikersButton } from "@/components/feed/likers-button";
import { LinkedText } from "@/components/feed/linked-text";
import { OwnPhotoMenu } from "@/components/feed/own-photo-menu";
import { PhotoTags } from "@/components/feed/photo-tags";
import { PlaceLinks } from "@/components/feed/place-links";
import { SaveButton } from "@/components/feed/save-button";
import { useCommentThread } from "@/components/feed/use-comment-thread";
import { useLikePhoto } from "@/components/feed/use-like-photo";
import type { OpenedFrom } from "@/components/feed/use-picture-transition";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportMenu } from "@/components/moderation/report-menu";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { PersonName } from "@/components/ui/person-name";
import { ShareButton } from "@/components/ui/share-button";
import { TimeAgo } from "@/components/ui/time-ago";
import { usePending } from "@/components/ui/use-pending";
import { STALE } from "@/lib/core/client/swr";
import { useData } from "@/lib/core/client/use-data";
import { AUDIENCE_NAMES } from "@/lib/core/shared/audiences";
import { countOf, formatCount, fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import type { LinkedPlace } from "@/lib/discover/links/rules";
import { DEFAULT_COORDINATES } from "@/lib/feed/cards/rules";
import type { Photo } from "@/lib/feed/photos/schema";
import { useArchiveAndTrash } from "@/lib/feed/trash/hooks";
import { daysLeft, type RemovalPlace } from "@/lib/feed/trash/rules";

/**
 * Where a photo was taken, for the link chooser: its place's website, address, and coordinates, or the poster's text
 * and the spec's default coordinates.
 */
function usePhotoPlace({ title, location, venueId }: Photo): LinkedPlace {
  const { data: venue } = useData<LinkedPlace>(venueId === null ? null : paths.api.venue(venueId), {
    dedupingInterval: STALE.venues,
  });
  if (!venue?.coordinates) {
    return { name: title, address: location, coordinates: DEFAULT_COORDINATES, isApproximate: true };
  }
  const { name, website = null, address, coordinates } = venue;
  return { name, website, address: address ?? location, coordinates };
}

/** Tells the owner that no one else can see this photo, with a button to restore it. */
function RemovedNote({ photo, place }: { photo: Photo; place: RemovalPlace }) {
  const { restorePhoto } = useArchiveAndTrash();
  const { isPending, run } = usePending((error) => failed("Couldn't restore photo", error));
  const days = photo.removed ? daysLeft(photo.removed.since, new Date()) : 0;
  return (
    <div className="flex items-center gap-3 rounded-control bg-sky-wash py-1 pr-1 pl-3 text-sm">
      <p className="min-w-0 flex-1 py-2">
        {place === "archive"
          ? "In your archive. Only you can see it."
          : `In your trash. Will be permanently deleted in ${countOf(days, "day")}.`}
      </p>
      <Button variant="ghost" pending={isPending} onClick={() => void run(() => restorePhoto(photo, place))}>
        Restore
      </Button>
    </div>
  );
}

type PhotoDetailProps = {
  photo: Photo;
  from?: OpenedFrom | undefined;
  /** null for visitors, who can only read. */
  viewerId: string | null;
  /** The photo's title: an h1 on its own page, plain text in a dialog that has a title already. */
  title: ReactNode;
  /** Shown to visitors in place of the comment field. */
  signIn?: ReactNode;
  /** Called after it was archived or deleted. */
  onRemoved: () => void;
};

type PosterProps = Pick<PhotoDetailProps, "photo" | "viewerId" | "onRemoved">;

function Poster({ photo, viewerId, onRemoved }: PosterProps) {
  const { id, user } = photo;
  return (
    <div className="flex items-center gap-3">
      <Link href={paths.profile(user.id)} className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
        <Avatar name={fullName(user)} src={user.profileImageUrl} size="sm" />
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-semibold">
            <PersonName person={user} />
          </span>
          <span className="block text-ink-soft text-sm">
            <TimeAgo iso={photo.createdAt} />
            {photo.editedAt !== null && " · edited"}
            {photo.audience && photo.audience !== "everyone" && ` · ${AUDIENCE_NAMES[photo.audience]}`}
          </span>
        </span>
      </Link>
      {user.id === viewerId && <OwnPhotoMenu photo={photo} onRemoved={onRemoved} />}
      {user.id !== viewerId && viewerId !== null && (
        <ReportMenu type="photo" id={id} person={user} label="More options for this photo" className="-mr-2.5" />
      )}
    </div>
  );
}

type ActionsProps = Pick<PhotoDetailProps, "photo" | "viewerId"> & { onComment: () => void };

function Actions({ photo, viewerId, onComment }: ActionsProps) {
  return (
    <div className="-mx-2 flex items-center gap-1 border-line border-y py-1">
      {viewerId === null ? (
        <Link
          href={paths.signup({ callbackUrl: paths.photo(photo.id), why: "like" })}
          aria-label={`Log in to like ${photo.title}`}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-3 font-semibold text-sm tabular-nums"
        >
          <Heart className="size-5" />
          {photo.likes !== null && photo.likes > 0 && <span aria-hidden="true">{formatCount(photo.likes)}</span>}
        </Link>
      ) : (
        <LikeButton photo={photo} className="px-3" />
      )}
      <button
        type="button"
        onClick={onComment}
        aria-label={`Comment, ${countOf(photo.comments, "comment")}`}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-3 font-semibold text-sm tabular-nums"
      >
        <MessageCircle className="size-5" />
        {photo.comments > 0 && <span aria-hidden="true">{formatCount(photo.comments)}</span>}
      </button>
      <ShareButton title={photo.title} path={paths.photo(photo.id)} className="[&_svg]:size-5" />
      <span className="ml-auto truncate px-2 text-ink-soft text-sm">{photo.reason}</span>
    </div>
  );
}

/** Everything about one photo, for the feed's dialog and the photo's public page. */
export function PhotoDetail({ photo, from, viewerId, title, signIn, onRemoved }: PhotoDetailProps) {
  const { id, user: owner, canComment } = photo;
  const place = usePhotoPlace(photo);
  const like = useLikePhoto(photo);
  const thread = useCommentThread({ thing: { type: "photo", id }, owner, viewerId, canComment, signIn });
  return (
    <>
      <div className="flex-1">
        <DoubleTap
          onDoubleTap={() => viewerId !== null && !photo.isLiked && like(true)}
          className="relative shrink-0 touch-manipulation text-star"
        >
          <ImageCarousel
            images={photo.photos.length > 0 ? photo.photos : [photo]}
            alt={photo.caption || photo.title}
            from={from}
            className="aspect-[4/5] max-h-[62dvh] w-full overflow-hidden bg-bone"
          />
        </DoubleTap>
        <div className="flex flex-col gap-4 px-4 pt-3 pb-6">
          <Poster photo={photo} viewerId={viewerId} onRemoved={onRemoved} />
          {photo.removed && <RemovedNote photo={photo} place={photo.removed.place} />}
          {photo.isHidden && <HiddenNote thing="photo" />}
          <div>
            {title}
            <p className="mt-1 flex gap-2 text-ink-soft">
              <MapPin className="mt-1 size-4 shrink-0" />
              <span>{photo.location}</span>
            </p>
            {photo.caption && (
              <LinkedText mentions={photo.mentions} className="mt-2 whitespace-pre-line break-words">
                {photo.caption}
              </LinkedText>
            )}
            <PhotoTags photo={photo} viewerId={viewerId} />
          </div>
          <Actions photo={photo} viewerId={viewerId} onComment={thread.focus} />
          {viewerId !== null && (
            <LikersButton address={paths.api.photoLikes(photo.id)} likes={photo.likes} isLiked={photo.isLiked} />
          )}
          <PlaceLinks place={place} />
          {viewerId === null ? (
            <LinkButton href={paths.signup({ callbackUrl: paths.photo(photo.id), why: "save" })} block>
              <Bookmark className="size-5" />
              Save to Favorites
            </LinkButton>
          ) : (
            <SaveButton type="photo" id={photo.id} isSaved={photo.isSaved} />
          )}
          <section aria-label="Comments" className="pt-2">
            <h3 className="mb-3 text-display-sm">Comments</h3>
            {thread.comments}
          </section>
        </div>
      </div>
      <div className="sticky bottom-0 z-10">{thread.field}</div>
    </>
  );
}
