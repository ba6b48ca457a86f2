import { ImagePlus, X } from "lucide-react";
import { useState } from "react";
import { OwnPhotosSheet } from "@/components/feed/own-photos-sheet";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { ListFooter } from "@/components/ui/list-footer";
import { Thumbnail } from "@/components/ui/thumbnail";
import { TitledSection } from "@/components/ui/titled-section";
import { useEventPhotos } from "@/lib/community/event-photos/hooks";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

/** Photos from people who were there, for everyone who can see the event. */
export function EventPhotos({ event }: { event: CommunityEvent }) {
  const photos = useEventPhotos(event.id);
  const [isAdding, setAdding] = useState(false);
  const { items, remove } = photos;
  const canRemove = event.isHost || event.isCohost;
  if (!items || (items.length === 0 && !event.isJoined)) return null;
  const removePhoto = (id: string) => remove(id).catch((error: unknown) => failed("Couldn't remove photo", error));
  return (
    <TitledSection level="h3" title="Photos" titleClassName="mb-2 text-display-sm">
      {items.length > 0 && (
        <ul aria-label="Event photos" className="grid grid-cols-3 gap-1">
          {items.map(({ id, title, photoUrl, placeholder, altText, user, isMine }) => (
            <li key={id} className="relative">
              <Link
                href={paths.photo(id)}
                aria-label={`${altText || title}, by ${fullName(user)}`}
                className="block overflow-hidden rounded-control"
              >
                <Thumbnail image={photoUrl} placeholder={placeholder} className="w-full" />
              </Link>
              {(isMine || canRemove) && (
                <IconButton
                  label={`Remove photo: ${title}`}
                  icon={X}
                  onClick={() => void removePhoto(id)}
                  onPicture
                  className="absolute top-0.5 right-0.5 [&_svg]:size-4"
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <ListFooter list={photos} skeleton={null} end={null} />
      {event.isJoined && (
        <Button block variant="secondary" className="mt-2" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <ImagePlus className="size-5" />
          Add your photos
        </Button>
      )}
      <OwnPhotosSheet
        photos={photos}
        description="Visible to people who can see both the event and your photo."
        open={isAdding}
        onOpenChange={setAdding}
      />
    </TitledSection>
  );
}
