"use client";

import { ChevronRight, UserPlus, X } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { Person } from "@/lib/auth/accounts/schema";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { fullName } from "@/lib/core/shared/format";
import { rowClasses } from "./location-row";

const TagPeopleDialog = dynamic(
  retryImport(() => import("./tag-people-dialog").then((module) => module.TagPeopleDialog)),
  {
    ssr: false,
  },
);

type TagPeopleRowProps = {
  userId: string;
  tags: readonly Person[];
  disabled: boolean;
  onTags: (tags: Person[]) => void;
};

export function TagPeopleRow({ userId, tags, disabled, onTags }: TagPeopleRowProps) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        disabled={disabled}
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
        className={rowClasses}
      >
        <UserPlus aria-hidden="true" className="size-5 text-sky-ink" />
        <span className="flex-1">Tag People</span>
        {tags.length > 0 && <span className="font-medium text-ink-soft">{tags.length}</span>}
        <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
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
                <span className="truncate">{fullName(person)}</span>
                <X aria-hidden="true" className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {wasOpen && <TagPeopleDialog userId={userId} open={open} onOpenChange={setOpen} tags={tags} onTags={onTags} />}
    </div>
  );
}
