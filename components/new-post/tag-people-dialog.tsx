import { Combobox } from "@base-ui/react/combobox";
import { Check } from "lucide-react";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Loading } from "@/components/ui/loading";
import { PersonName } from "@/components/ui/person-name";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import type { OverlayControl } from "@/components/ui/use-back-close";
import type { Person } from "@/lib/auth/accounts/schema";
import { fullName } from "@/lib/core/shared/format";
import { matchesName } from "@/lib/feed/mentions/rules";
import { MAX_TAGS } from "@/lib/feed/photos/rules";
import { useAllFollowing } from "@/lib/social/people/hooks";

type TagPeopleDialogProps = OverlayControl & {
  userId: string;
  tags: readonly Person[];
  onTags: (tags: Person[]) => void;
};

/** A tag stores only what a post shows about a person. */
const tagOf = ({ id, firstName, lastName, profileImageUrl }: Person): Person => ({
  id,
  firstName,
  lastName,
  profileImageUrl,
});

/** A previously tagged person may have no username here. */
type Taggable = Person & { username?: string };

function PersonOption({ person, disabled }: { person: Taggable; disabled: boolean }) {
  const name = fullName(person);
  return (
    <Combobox.Item
      value={person}
      disabled={disabled}
      className="group flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 outline-none data-highlighted:bg-card-press data-disabled:opacity-55"
    >
      <Avatar name={name} src={person.profileImageUrl} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold" title={name}>
          <PersonName person={person} />
        </span>
        {person.username && <span className="block truncate text-ink-soft text-sm">@{person.username}</span>}
      </span>
      <span
        aria-hidden="true"
        className="flex size-6 shrink-0 items-center justify-center rounded-full border border-line-strong group-data-selected:border-transparent group-data-selected:bg-sky group-data-selected:text-on-sky"
      >
        <Combobox.ItemIndicator>
          <Check className="size-4" />
        </Combobox.ItemIndicator>
      </span>
    </Combobox.Item>
  );
}

function PeopleSkeleton() {
  return (
    <SkeletonGroup label="Loading people you follow" count={4} className="flex flex-col gap-3 py-2">
      <RowSkeleton className="items-center px-2" picture="size-9 rounded-full" lines={["h-5 w-40"]} />
    </SkeletonGroup>
  );
}

/** Only people you follow. Each has to accept before the tag is visible. */
export function TagPeopleDialog({ userId, open, onOpenChange, tags, onTags }: TagPeopleDialogProps) {
  const [search, setSearch] = useState("");
  const { items: people, error, retry } = useAllFollowing(userId);
  const isFull = tags.length >= MAX_TAGS;
  const isTagged = (person: Person) => tags.some(({ id }) => id === person.id);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Tag People"
      description="They'll need to accept before they appear on your post."
      className="max-h-[80dvh]"
    >
      <Combobox.Root<Taggable, true>
        multiple
        inline
        open={open}
        items={people ?? []}
        value={tags}
        onValueChange={(chosen) => onTags(chosen.map(tagOf))}
        isItemEqualToValue={(one, other) => one.id === other.id}
        itemToStringLabel={fullName}
        filter={(person, query) => matchesName(query.trim().replace(/^@/, ""), person)}
        inputValue={search}
        // People found by searching stay visible when they are tagged.
        onInputValueChange={(next, { reason }) => reason === "input-change" && setSearch(next)}
      >
        <Combobox.Input
          render={<Input type="search" />}
          aria-label="Search people you follow"
          placeholder="Search by name..."
          autoComplete="off"
          className="mt-4 shrink-0"
        />
        <div className="-mx-2 mt-2 min-h-40 flex-1 overflow-y-auto overscroll-contain">
          {people ? (
            <>
              <Combobox.List aria-label="People you follow">
                {(person: Taggable) => (
                  <PersonOption key={person.id} person={person} disabled={isFull && !isTagged(person)} />
                )}
              </Combobox.List>
              <Combobox.Empty className="px-2 py-6 text-center text-ink-soft empty:hidden">
                {people.length === 0
                  ? "Follow people to tag them in your posts."
                  : `No one you follow matches “${search.trim()}”.`}
              </Combobox.Empty>
            </>
          ) : (
            <Loading error={error} onRetry={retry} skeleton={<PeopleSkeleton />} />
          )}
        </div>
      </Combobox.Root>
      {isFull && <p className="pt-2 text-ink-soft text-sm">You can tag up to {MAX_TAGS} people.</p>}
      <Button block className="mt-3" onClick={() => onOpenChange(false)}>
        Done
      </Button>
    </Dialog>
  );
}
