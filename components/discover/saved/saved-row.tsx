"use client";

import { NotebookPen, Trash2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";
import type { SavedType } from "@/lib/discover/saved/rules";
import type { SavedItem } from "@/lib/discover/saved/schema";

const TYPE_NAMES: Record<SavedType, string> = {
  venue: "Place",
  gem: "Hidden gem",
  event: "Event",
  photo: "Photo",
  activity: "Activity",
};

const ways: Record<SavedType, (id: string, activity: SavedItem["activity"]) => string> = {
  venue: (venue) => paths.discover({ venue }),
  gem: (gem) => paths.discover({ gem }),
  event: (event) => paths.discover({ event }),
  photo: (id) => paths.photo(id),
  activity: (id, activity) =>
    activity === "challenge"
      ? paths.challenge(id)
      : activity === "community-event"
        ? paths.event(id)
        : paths.homeTrend(id),
};

const day = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "America/Chicago",
});

type SavedRowProps = { item: SavedItem; onNote: () => void; onRemove: () => void };

export function SavedRow({ item, onNote, onRemove }: SavedRowProps) {
  const { type, id, name, activity, image, note, savedAt, isAvailable } = item;
  return (
    <article className="flex gap-3.5 rounded-card border border-line bg-card p-2.5">
      <div className="relative flex min-w-0 flex-1 gap-3.5">
        <Picture
          src={image ? mediaUrl(image, 320) : ""}
          alt=""
          width={320}
          height={320}
          className="size-18 shrink-0 rounded-control"
        />
        <div className="min-w-0 flex-1 py-0.5">
          <h2 className="font-semibold font-sans text-base leading-snug tracking-normal">
            {isAvailable ? (
              <Link href={ways[type](id, activity)} className="after:absolute after:inset-0 after:content-['']">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <p className="text-ink-soft text-sm">
            {TYPE_NAMES[type]} · saved {day.format(new Date(savedAt))}
          </p>
          {note && <p className="mt-1 whitespace-pre-line break-words text-sm">{note}</p>}
        </div>
      </div>
      <div className="-my-1 -mr-1 flex shrink-0 flex-col">
        <IconButton label={`${note ? "Edit" : "Add"} note: ${name}`} aria-haspopup="dialog" onClick={onNote}>
          <NotebookPen aria-hidden="true" className="size-5!" />
        </IconButton>
        <IconButton label={`Remove: ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5!" />
        </IconButton>
      </div>
    </article>
  );
}
