"use client";

import { Bookmark, FolderOpen, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { ListSkeleton } from "@/components/discover/list-skeleton";
import { SavedRow } from "@/components/discover/saved/saved-row";
import { saveFailed, useSaving } from "@/components/feed/use-saving";
import { ListRefresh } from "@/components/layout/list-refresh";
import { Screen } from "@/components/layout/screen";
import { ChoiceRow } from "@/components/ui/choice-row";
import { EmptyState } from "@/components/ui/empty-state";
import { failed } from "@/components/ui/failed";
import { ItemList } from "@/components/ui/item-list";
import { LinkButton } from "@/components/ui/link-button";
import { ListFooter } from "@/components/ui/list-footer";
import { Menu, MenuItem } from "@/components/ui/menu";
import { toast } from "@/components/ui/use-toast";
import { useUrlState } from "@/components/ui/use-url-state";
import { lazyItemOverlay, lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { paths } from "@/lib/core/shared/paths";
import { useCollections } from "@/lib/discover/collections/hooks";
import type { Collection } from "@/lib/discover/collections/schema";
import { useSaved } from "@/lib/discover/saved/hooks";
import { SAVED_TYPES, type SavedType } from "@/lib/discover/saved/rules";
import type { SavedItem } from "@/lib/discover/saved/schema";

// Code-split: it brings in a form.
const NameSheet = lazyOverlay(() => import("@/components/discover/saved/name-sheet"), "NameSheet");

function CollectionMenu({ collection, onRemoved }: { collection: Collection; onRemoved: () => void }) {
  const { remove } = useCollections();
  const [isNaming, setNaming] = useState(false);
  /** Its items stay saved. */
  const deleteCollection = () => {
    const undo = remove(collection.id, (error) => failed("Couldn't delete collection", error));
    toast({
      title: "Collection deleted",
      description: `Everything in ${collection.name} is still saved.`,
      action: { label: "Undo", onClick: undo },
    });
    onRemoved();
  };
  return (
    <>
      <Menu label={`More options for ${collection.name}`} className="-my-1">
        <MenuItem icon={Pencil} label="Rename" onSelect={() => setNaming(true)} />
        <MenuItem icon={Trash2} label="Delete collection" danger onSelect={deleteCollection} />
      </Menu>
      <NameSheet collection={collection} open={isNaming} onOpenChange={setNaming} />
    </>
  );
}

// Code-split: it brings in a form.
const SavedItemSheet = lazyItemOverlay(() => import("@/components/discover/saved/saved-item-sheet"), "SavedItemSheet");

const ENDPOINTS = [paths.api.saved, paths.api.collections] as const;

const CHIPS: readonly { value: SavedType | "all"; label: string }[] = [
  { value: "all", label: "All" },
  { value: "venue", label: "Places" },
  { value: "gem", label: "Hidden Gems" },
  { value: "event", label: "Events" },
  { value: "photo", label: "Photos" },
  { value: "activity", label: "Activities" },
];

const ALL_SAVED = { value: "", label: "All saved" };

type SavedListProps = { type: SavedType | undefined; collection: Collection | undefined };

function SavedList({ type, collection }: SavedListProps) {
  const list = useSaved(paths.api.savedList(type, collection?.id));
  const { update, remove: unsave } = list;
  const save = useSaving();
  const [keeping, setKeeping] = useState<SavedItem | null>(null);

  const undo = async (item: SavedItem) => {
    await save(item.type, item.id, true);
    const { note, collectionId } = item;
    // Saved again, at worst without its note.
    if (note || collectionId) await update(item, { note, collectionId }).catch(() => undefined);
  };
  const remove = (item: SavedItem) => {
    toast({
      title: "Removed from Favorites",
      description: item.name,
      action: { label: "Undo", onClick: () => void undo(item) },
    });
    unsave(item).catch((failure) => saveFailed(failure, false));
  };

  const empty = collection ? (
    <EmptyState
      icon={<FolderOpen />}
      title={`Nothing in ${collection.name} yet`}
      text="To add something, tap the pencil next to it under All saved."
    />
  ) : (
    <EmptyState
      icon={<Bookmark />}
      title="Nothing saved yet"
      text="Save places, gems, and events to find them here."
      action={<LinkButton href={paths.discover()}>Discover Chicago</LinkButton>}
    />
  );
  return (
    <>
      <ItemList
        list={list}
        skeleton={<ListSkeleton label="Loading saved items" />}
        empty={empty}
        className="flex flex-col gap-2"
        foot={<ListFooter list={list} skeleton={<ListSkeleton label="Loading more" />} />}
      >
        {(item) => <SavedRow item={item} onKeep={() => setKeeping(item)} onRemove={() => remove(item)} />}
      </ItemList>
      <SavedItemSheet item={keeping} onSave={update} onClose={() => setKeeping(null)} />
    </>
  );
}

type View = { type: SavedType | undefined; collectionId: string | null };

const read = (params: { get: (name: string) => string | null }): View => ({
  type: SAVED_TYPES.find((known) => known === params.get("type")),
  collectionId: params.get("collection"),
});
const parts = ({ type, collectionId }: View) => ({ type, collection: collectionId ?? undefined });

/** Spec §2, "Saved for Later": everything you saved, of any kind. */
export function SavedScreen() {
  const { view, change } = useUrlState({ read, parts });
  const { type, collectionId } = view;
  const { collections = [] } = useCollections();
  const collection = collections.find(({ id }) => id === collectionId);
  const choose = (value: SavedType | "all") => change({ type: value === "all" ? undefined : value });
  const open = (id: string | null) => change({ collectionId: id });
  return (
    <Screen title="Saved for Later" back={paths.friends} className="px-4 pt-2">
      <ChoiceRow label="Type" value={type ?? "all"} onChoose={choose} options={CHIPS} className="mb-2" />
      {collections.length > 0 && (
        <div className="mb-2 flex items-center gap-1">
          <ChoiceRow
            label="Collection"
            value={collection?.id ?? ALL_SAVED.value}
            onChoose={(id) => open(id || null)}
            options={[
              ALL_SAVED,
              ...collections.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
            ]}
            className="min-w-0 flex-1"
          />
          {collection && <CollectionMenu key={collection.id} collection={collection} onRemoved={() => open(null)} />}
        </div>
      )}
      <ListRefresh endpoints={ENDPOINTS} />
      <SavedList key={`${type} ${collection?.id}`} type={type} collection={collection} />
    </Screen>
  );
}
