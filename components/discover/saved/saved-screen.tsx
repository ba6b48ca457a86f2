"use client";

import { Bookmark } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { ListSkeleton } from "@/components/discover/discover-list";
import { ListRefresh } from "@/components/discover/list-refresh";
import { NoteSheet } from "@/components/discover/saved/note-sheet";
import { SavedRow } from "@/components/discover/saved/saved-row";
import { saveFailed, useSaving } from "@/components/discover/use-saving";
import { useSentinel } from "@/components/feed/use-sentinel";
import { BottomNav } from "@/components/layout/bottom-nav";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { Chip } from "@/components/ui/chip";
import { ChipRow } from "@/components/ui/chip-row";
import { EmptyState } from "@/components/ui/empty-state";
import { EndMarker } from "@/components/ui/end-marker";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { toast } from "@/components/ui/use-toast";
import { paths } from "@/lib/core/shared/paths";
import { useSaved } from "@/lib/discover/saved/hooks";
import { SAVED_TYPES, type SavedType } from "@/lib/discover/saved/rules";
import type { SavedItem } from "@/lib/discover/saved/schema";

const ENDPOINTS = [paths.api.saved] as const;

const CHIPS: readonly { value: SavedType | "all"; label: string }[] = [
  { value: "all", label: "All" },
  { value: "venue", label: "Places" },
  { value: "gem", label: "Hidden Gems" },
  { value: "event", label: "Events" },
  { value: "photo", label: "Photos" },
  { value: "activity", label: "Activities" },
];

function SavedList({ type }: { type: SavedType | undefined }) {
  const {
    items,
    error,
    hasMore,
    isLoadingMore,
    loadMore,
    retry,
    saveNote,
    remove: takeOff,
  } = useSaved(paths.api.savedList(type));
  const save = useSaving();
  const [noting, setNoting] = useState<SavedItem | null>(null);
  const sentinel = useSentinel(hasMore && !isLoadingMore && !error, loadMore);
  if (!items) return error ? <ErrorState onRetry={retry} /> : <ListSkeleton label="Loading what you saved" />;

  const undo = async (item: SavedItem) => {
    await save(item.type, item.id, true);
    if (item.note) await saveNote(item, item.note).catch(() => undefined); // saved again, without its words
  };
  const remove = (item: SavedItem) => {
    toast({
      title: "Removed from Favorites",
      description: item.name,
      action: { label: "Undo", onClick: () => void undo(item) },
    });
    takeOff(item).catch((failure) => saveFailed(failure, false));
  };

  if (items.length === 0 && !hasMore) {
    return (
      <EmptyState
        icon={<Bookmark />}
        title="Nothing saved yet"
        text="Save places, gems and events to find them here again."
        action={<LinkButton href={paths.discover()}>Discover Chicago</LinkButton>}
      />
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-2.5">
        {items.map((item) => (
          <li key={`${item.type} ${item.id}`}>
            <SavedRow item={item} onNote={() => setNoting(item)} onRemove={() => remove(item)} />
          </li>
        ))}
      </ul>
      <div ref={sentinel} />
      {isLoadingMore && <ListSkeleton label="Loading more" />}
      {!hasMore && <EndMarker />}
      {noting && <NoteSheet item={noting} onSave={saveNote} onClosed={() => setNoting(null)} />}
    </>
  );
}

/** Spec §2, "Saved for Later": everything one saved, whatever it is. */
export function SavedScreen() {
  const params = useSearchParams();
  const [type, setType] = useState(() => SAVED_TYPES.find((known) => known === params.get("type")));
  const choose = (value: SavedType | "all") => {
    const next = value === "all" ? undefined : value;
    setType(next);
    const url = new URL(window.location.href);
    if (next) url.searchParams.set("type", next);
    else url.searchParams.delete("type");
    window.history.replaceState(window.history.state, "", url);
  };
  return (
    <>
      <ScreenHeader title="Saved for Later" back={paths.friends} />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 px-4 pt-2 pb-nav">
        <ChipRow label="Kind" className="mb-2">
          {CHIPS.map(({ value, label }) => (
            <Chip key={value} selected={value === (type ?? "all")} onClick={() => choose(value)}>
              {label}
            </Chip>
          ))}
        </ChipRow>
        <ListRefresh endpoints={ENDPOINTS} />
        <SavedList key={type} type={type} />
      </main>
      <BottomNav />
    </>
  );
}
