import { Images } from "lucide-react";
import { useState } from "react";
import { Link } from "@/components/ui/link";
import { Picture, SQUARE } from "@/components/ui/picture";
import { paths } from "@/lib/core/shared/paths";
import type { ListedAlbum } from "@/lib/feed/memories/schema";
import { albumFacts, shortDayText } from "./memory-format";

/** Its first photo, or else the picture of its way. */
function Cover({ album: { image, placeholder, wayOf } }: { album: ListedAlbum }) {
  const [isWayHidden, setHidden] = useState(false);
  if (image) {
    return (
      <Picture
        src={image}
        widest={428}
        sizes="190px"
        alt=""
        {...SQUARE}
        thumbhash={placeholder ?? ""}
        className="w-full"
      />
    );
  }
  return (
    <div className="relative flex aspect-square w-full items-center justify-center bg-bone">
      <Images aria-hidden="true" className="size-10 text-ink-soft" />
      {wayOf && !isWayHidden && (
        <img
          src={paths.api.workoutPicture(wayOf)}
          alt=""
          loading="lazy"
          onError={() => setHidden(true)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}

/** The album of a day in the year's grid. */
export function AlbumCard({ album }: { album: ListedAlbum }) {
  const { day, audience } = album;
  return (
    <article className="relative overflow-hidden rounded-card border border-line bg-card">
      <Cover album={album} />
      <div className="p-2.5">
        <h3 className="font-sans font-semibold text-base leading-snug tracking-normal">
          <Link href={paths.memory(day)} className="after:absolute after:inset-0 after:rounded-card after:content-['']">
            {shortDayText(day)}
          </Link>
        </h3>
        <p className="text-ink-soft text-sm leading-snug">
          {albumFacts(album)}
          {audience !== "only_me" && " · shared"}
        </p>
      </div>
    </article>
  );
}
