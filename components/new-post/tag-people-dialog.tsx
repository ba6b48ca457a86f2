"use client";

import { Check } from "lucide-react";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import type { Person } from "@/lib/auth/accounts/schema";
import { cn } from "@/lib/core/shared/cn";
import { fullName } from "@/lib/core/shared/format";
import { MAX_TAGS } from "@/lib/feed/photos/rules";
import { useAllFollowing } from "@/lib/social/people/hooks";

type TagPeopleDialogProps = {
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  tags: readonly Person[];
  onTags: (tags: Person[]) => void;
};

type RowProps = { person: Person; isTagged: boolean; disabled: boolean; onToggle: () => void };

function PersonRow({ person, isTagged, disabled, onToggle }: RowProps) {
  const name = fullName(person);
  return (
    <li>
      <button
        type="button"
        aria-pressed={isTagged}
        disabled={disabled}
        onClick={onToggle}
        className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left transition-colors hover:bg-card-press disabled:opacity-55"
      >
        <Avatar name={name} src={person.profileImageUrl} size="sm" />
        <span className="min-w-0 flex-1 truncate font-semibold" title={name}>
          {name}
        </span>
        <span
          aria-hidden="true"
          className={cn(
            "flex size-6 shrink-0 items-center justify-center rounded-full border",
            isTagged ? "border-transparent bg-sky text-on-sky" : "border-line-strong",
          )}
        >
          {isTagged && <Check className="size-4" />}
        </span>
      </button>
    </li>
  );
}

function PeopleSkeleton() {
  return (
    <SkeletonGroup label="Loading people you follow" count={4} className="flex flex-col gap-3 py-2">
      <RowSkeleton className="items-center px-2" picture="size-9 rounded-full" lines={["h-5 w-40"]} />
    </SkeletonGroup>
  );
}

/** Only people one follows; each is asked before the tag shows. */
export function TagPeopleDialog({ userId, open, onOpenChange, tags, onTags }: TagPeopleDialogProps) {
  const [search, setSearch] = useState("");
  const { people, error, retry } = useAllFollowing(userId);
  const wanted = search.trim().toLocaleLowerCase("en-US");
  const found = people?.filter((person) => fullName(person).toLocaleLowerCase("en-US").includes(wanted));
  const isFull = tags.length >= MAX_TAGS;

  const toggle = ({ id, firstName, lastName, profileImageUrl }: Person, isTagged: boolean) =>
    onTags(isTagged ? tags.filter((tag) => tag.id !== id) : [...tags, { id, firstName, lastName, profileImageUrl }]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Tag People"
      description="They are asked before their name shows on your post."
      className="max-h-[80dvh]"
    >
      <Field label="Search people you follow" hideLabel className="mt-4">
        <Input
          type="search"
          placeholder="Search people you follow..."
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Field>
      <div className="-mx-2 mt-2 min-h-40 flex-1 overflow-y-auto overscroll-contain">
        {found ? (
          <ul aria-label="People you follow">
            {found.map((person) => {
              const isTagged = tags.some(({ id }) => id === person.id);
              return (
                <PersonRow
                  key={person.id}
                  person={person}
                  isTagged={isTagged}
                  disabled={isFull && !isTagged}
                  onToggle={() => toggle(person, isTagged)}
                />
              );
            })}
          </ul>
        ) : error ? (
          <ErrorState onRetry={() => void retry()} />
        ) : (
          <PeopleSkeleton />
        )}
        {found?.length === 0 && (
          <p className="px-2 py-6 text-center text-ink-soft">
            {wanted ? `Nobody you follow is called “${search.trim()}”.` : "Follow people to tag them in your posts."}
          </p>
        )}
      </div>
      {isFull && <p className="pt-2 text-ink-soft text-sm">That's everybody a post can hold: {MAX_TAGS} people.</p>}
      <Button block className="mt-3" onClick={() => onOpenChange(false)}>
        Done
      </Button>
    </Dialog>
  );
}
