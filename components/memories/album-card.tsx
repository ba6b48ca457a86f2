import { Images } from "lucide-react";
import { Link } from "@/components/ui/link";
import { Picture, SQUARE } from "@/components/ui/picture";
import { paths } from "@/lib/core/shared/paths";
import type { ListedAlbum } from "@/lib/feed/memories/schema";
import { albumSummary, shortDayText } from "./memory-format";

/** The album's first photo, or the picture of a route. */
function Cover({ album: { image, placeholder, wayOf } }: { album: ListedAlbum }) {
  const src = image || (wayOf && paths.api.workoutPicture(wayOf));
  const icon = (
    <div className="flex aspect-square w-full items-center justify-center bg-bone">
      <Images aria-hidden="true" className="size-10 text-ink-soft" />
    </div>
  );
  if (!src) return icon;
  return (
    <Picture
      src={src}
      {...(image && { widest: 428, sizes: "190px" })}
      alt=""
      {...SQUARE}
      thumbhash={placeholder ?? ""}
      fallback={icon}
      className="w-full"
    />
  );
}

/** A day's album in the year's grid. */
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
          {albumSummary(album)}
          {audience !== "only_me" && " · shared"}
        </p>
      </div>
    </article>
  );
}
