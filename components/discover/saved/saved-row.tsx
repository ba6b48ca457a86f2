import { NotebookPen, Trash2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { Thumbnail } from "@/components/ui/thumbnail";
import { paths } from "@/lib/core/shared/paths";
import { datesInChicago } from "@/lib/core/shared/zone";
import type { SavedType } from "@/lib/discover/saved/rules";
import type { SavedItem } from "@/lib/discover/saved/schema";

const TYPE_NAMES: Record<SavedType, string> = {
  venue: "Place",
  gem: "Hidden gem",
  event: "Event",
  photo: "Photo",
  activity: "Activity",
};

function addressOf({ type, id, activity }: SavedItem): string {
  if (type === "photo") return paths.photo(id);
  if (type !== "activity") return paths.discover({ [type]: id });
  if (activity === "challenge") return paths.challenge(id);
  return activity === "community-event" ? paths.event(id) : paths.homeTrend(id);
}

const day = datesInChicago({ month: "short", day: "numeric", year: "numeric" });

type SavedRowProps = { item: SavedItem; onKeep: () => void; onRemove: () => void };

export function SavedRow({ item, onKeep, onRemove }: SavedRowProps) {
  const { type, name, image, note, savedAt, isAvailable } = item;
  return (
    <article className="flex flex-wrap gap-3 rounded-card border border-line bg-card p-2">
      <div className="relative flex min-w-[min(11rem,100%)] flex-1 gap-3">
        <Thumbnail image={image} className="size-18" />
        <div className="min-w-0 flex-1 py-1">
          <h2 className="font-semibold font-sans text-base leading-snug tracking-normal">
            {isAvailable ? (
              <Link href={addressOf(item)} className="after:absolute after:inset-0 after:content-['']">
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
        <IconButton
          label={`${note ? "Edit note on" : "Add note to"} ${name}`}
          icon={NotebookPen}
          aria-haspopup="dialog"
          onClick={onKeep}
          className="[&_svg]:size-5"
        />
        <IconButton label={`Remove ${name}`} icon={Trash2} onClick={onRemove} className="[&_svg]:size-5" />
      </div>
    </article>
  );
}
