"use client";

import { Flag, MapPin, MessageCircle, MoreHorizontal, Share2, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ImageCarousel } from "@/components/feed/image-carousel";
import { LikeButton } from "@/components/feed/like-button";
import { PlaceLinks } from "@/components/feed/place-links";
import { SaveButton } from "@/components/feed/save-button";
import { shareLink } from "@/components/feed/share-link";
import { TimeAgo } from "@/components/feed/time-ago";
import { usePlaceOf } from "@/components/feed/use-place-of";
import type { OpenedFrom } from "@/components/feed/use-shared-open";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportLayer } from "@/components/moderation/report-layer";
import { PhotoTags } from "@/components/social/photo-tags";
import { Avatar } from "@/components/ui/avatar";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { Menu, MenuItem } from "@/components/ui/menu";
import { formatCount, fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import type { Photo } from "@/lib/feed/photos/schema";

type PhotoDetailProps = {
  photo: Photo;
  from?: OpenedFrom | undefined;
  /** null: a visitor. */
  viewerId: string | null;
  onComment: () => void;
  onDelete: () => void;
  /** The photo's title: an h1 on its own page, plain text in a dialog that has a title already. */
  title: ReactNode;
  children: ReactNode;
};

type PosterProps = Pick<PhotoDetailProps, "photo" | "viewerId" | "onDelete">;

function Poster({ photo, viewerId, onDelete }: PosterProps) {
  const [isReporting, setReporting] = useState(false);
  const isMine = photo.user.id === viewerId;
  const mayReport = viewerId !== null;
  const name = fullName(photo.user);
  return (
    <div className="flex items-center gap-3">
      <Link href={paths.profile(photo.user.id)} className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
        <Avatar name={name} src={photo.user.profileImageUrl} size="sm" />
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-semibold">{name}</span>
          <TimeAgo iso={photo.createdAt} className="text-ink-soft text-sm" />
        </span>
      </Link>
      {(isMine || mayReport) && (
        <Menu label="More about this photo" icon={<MoreHorizontal aria-hidden="true" />} className="-mr-2.5">
          {isMine ? (
            <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={onDelete}>
              Delete photo
            </MenuItem>
          ) : (
            <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => setReporting(true)}>
              Report photo
            </MenuItem>
          )}
        </Menu>
      )}
      {!isMine && mayReport && (
        <ReportLayer type="photo" id={photo.id} person={photo.user} open={isReporting} onOpenChange={setReporting} />
      )}
    </div>
  );
}

/** Everything about one photo; the dialog of the feed and its public page both show this. */
export function PhotoDetail(props: PhotoDetailProps) {
  const { photo, from, viewerId, onComment, onDelete, title, children } = props;
  const place = usePlaceOf(photo);
  return (
    <>
      <ImageCarousel
        images={photo.photos.length > 0 ? photo.photos : [photo]}
        alt={photo.caption || photo.title}
        from={from}
        className="aspect-[4/5] max-h-[62dvh] w-full shrink-0 overflow-hidden bg-bone"
      />
      <div className="flex flex-col gap-4 px-4 pt-3 pb-6">
        <Poster photo={photo} viewerId={viewerId} onDelete={onDelete} />
        {photo.isHidden && <HiddenNote thing="photo" />}
        <div>
          {title}
          <p className="mt-1 flex gap-1.5 text-ink-soft">
            <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
            <span>{photo.location}</span>
          </p>
          {photo.caption && <p className="mt-2 whitespace-pre-line break-words">{photo.caption}</p>}
          <PhotoTags photo={photo} viewerId={viewerId} />
        </div>
        <div className="-mx-2 flex items-center gap-1 border-line border-y py-1">
          <LikeButton photo={photo} className="px-3" />
          <button
            type="button"
            onClick={onComment}
            aria-label={`Comment, ${photo.comments} ${photo.comments === 1 ? "comment" : "comments"} so far`}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-3 font-semibold text-sm tabular-nums"
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            {photo.comments > 0 && <span aria-hidden="true">{formatCount(photo.comments)}</span>}
          </button>
          <IconButton
            label="Share"
            onClick={() => shareLink({ title: photo.title, path: paths.photo(photo.id) })}
            className="[&_svg]:size-5"
          >
            <Share2 aria-hidden="true" />
          </IconButton>
          <span className="ml-auto truncate px-2 text-ink-soft text-sm">{photo.reason}</span>
        </div>
        <PlaceLinks place={place} />
        <SaveButton type="photo" id={photo.id} isSaved={photo.isSaved} />
        {children}
      </div>
    </>
  );
}
