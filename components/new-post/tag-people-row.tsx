import { ChevronRight, UserPlus, X } from "lucide-react";
import { useState } from "react";
import { PersonName } from "@/components/ui/person-name";
import { useViewer } from "@/components/viewer";
import type { Person } from "@/lib/auth/accounts/schema";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { fullName } from "@/lib/core/shared/format";
import { rowClasses } from "./location-row";

const TagPeopleDialog = lazyOverlay(() => import("./tag-people-dialog"), "TagPeopleDialog");

type TagPeopleRowProps = { tags: readonly Person[]; disabled: boolean; onTags: (tags: Person[]) => void };

export function TagPeopleRow({ tags, disabled, onTags }: TagPeopleRowProps) {
  const { id: userId } = useViewer();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <button type="button" disabled={disabled} onClick={() => setOpen(true)} className={rowClasses}>
        <UserPlus className="size-5 text-sky-ink" />
        <span className="flex-1">Tag People</span>
        {tags.length > 0 && <span className="font-medium text-ink-soft">{tags.length}</span>}
        <ChevronRight className="size-5 text-ink-soft" />
      </button>
      {tags.length > 0 && (
        <ul aria-label="Tagged people" className="flex flex-wrap gap-2">
          {tags.map((person) => (
            <li key={person.id} className="max-w-full">
              <button
                type="button"
                disabled={disabled}
                aria-label={`Remove ${fullName(person)}`}
                onClick={() => onTags(tags.filter(({ id }) => id !== person.id))}
                className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-sky-wash px-3.5 font-semibold text-sky-ink text-sm"
              >
                <span className="truncate">
                  <PersonName person={person} />
                </span>
                <X className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TagPeopleDialog userId={userId} open={open} onOpenChange={setOpen} tags={tags} onTags={onTags} />
    </div>
  );
}
