"use client";

import { Map as MapIcon, SearchX, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { GuideCard } from "@/components/discover/category/guide-card";
import { SpotCard } from "@/components/discover/category/spot-card";
import { FiltersSheet } from "@/components/discover/filters-sheet";
import { CategoryGuides } from "@/components/discover/guides/category-guides";
import { ItemLayer } from "@/components/discover/item-layer";
import { ListSkeleton } from "@/components/discover/list-skeleton";
import { SearchBox } from "@/components/discover/search-box";
import { useSelection } from "@/components/discover/use-selection";
import { useUserPosition } from "@/components/discover/use-user-position";
import { ListRefresh } from "@/components/layout/list-refresh";
import { Screen } from "@/components/layout/screen";
import { Button } from "@/components/ui/button";
import { ChoiceRow } from "@/components/ui/choice-row";
import { EmptyState } from "@/components/ui/empty-state";
import { ItemList } from "@/components/ui/item-list";
import { LinkButton } from "@/components/ui/link-button";
import { ListFooter } from "@/components/ui/list-footer";
import { paths } from "@/lib/core/shared/paths";
import { CATEGORY_CHIPS, type CategoryChip } from "@/lib/discover/guides/rules";
import type { Spot } from "@/lib/discover/guides/schema";
import { countFilters, type Filters, NO_FILTERS } from "@/lib/discover/listing/filters";
import { useCategory } from "@/lib/discover/listing/hooks";
import { categoryAddress, categoryAsked, categoryOnMap, listingAddress } from "@/lib/discover/listing/rules";

const NO_ITEMS = [] as const;

type ResultsProps = { list: ReturnType<typeof useCategory>; chip: CategoryChip; onOpen: (spot: Spot) => void };

function Results({ list, chip, onOpen }: ResultsProps) {
  const { spots } = list;
  const guides = chip === "SPOTS" ? [] : list.guides;
  const shown = chip === "GUIDES" ? { ...list, items: spots && [], hasMore: false } : { ...list, items: spots };
  const nothing = (
    <EmptyState
      icon={<SearchX />}
      title={chip === "GUIDES" ? "No guides found" : "No places or events found"}
      text="Try adjusting your search or category filters"
    />
  );
  return (
    <>
      <ItemList
        list={shown}
        skeleton={<ListSkeleton label="Loading places" />}
        empty={guides.length === 0 && nothing}
        className="flex flex-col gap-3"
        foot={<ListFooter list={list} skeleton={<ListSkeleton label="Loading more" />} end={null} />}
      >
        {(spot, index) => <SpotCard spot={spot} onOpen={() => onOpen(spot)} priority={index < 2} />}
      </ItemList>
      {guides.length > 0 && (
        <ul aria-label="Guides" className="mt-3 flex flex-col gap-3">
          {guides.map((guide) => (
            <li key={guide.id}>
              <GuideCard guide={guide} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const CHIPS = CATEGORY_CHIPS.map((value) => ({ value, label: value }));

export function CategoryScreen({ category }: { category: string }) {
  const [q, setQ] = useState("");
  const [chip, setChip] = useState<CategoryChip>("ALL");
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const [isFiltering, setFiltering] = useState(false);
  const { selection, open, close } = useSelection(null);
  const userPosition = useUserPosition();
  const { here } = userPosition;
  const asked = { q, filters, here };
  const list = useCategory(categoryAddress(category, asked));
  const filterCount = countFilters(filters, "places");
  return (
    <>
      <Screen title="CHICAGO" back={paths.home} className="px-4 pt-3">
        <SearchBox label={`Search ${category}`} placeholder={category} q={q} onSearch={setQ} />
        <ChoiceRow label="Show" value={chip} onChoose={setChip} options={CHIPS} className="mt-2" />
        <div className="mt-2 mb-4 grid grid-cols-2 gap-3">
          <LinkButton href={paths.discover(categoryOnMap(category))} className="px-2">
            <MapIcon className="size-5 max-[359px]:hidden" />
            SPOTS ON MAP
          </LinkButton>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
            <SlidersHorizontal className="size-5" />
            FILTERS{filterCount > 0 && ` (${filterCount})`}
          </Button>
        </div>
        <ListRefresh endpoints={[paths.api.categoryPlaces(category), paths.api.venues]} />
        <Results list={list} chip={chip} onOpen={({ type, id }) => open({ type, id })} />
        {(chip === "GUIDES" || (chip === "ALL" && list.spots && !list.hasMore)) && (
          <CategoryGuides category={category} q={q} />
        )}
      </Screen>
      <ItemLayer selection={selection} items={NO_ITEMS} here={here} onClose={close} />
      {isFiltering && (
        <FiltersSheet
          filters={filters}
          address={listingAddress("venues", ...categoryAsked(category, asked), { size: 1 })}
          total={list.total}
          kind="places"
          userPosition={userPosition}
          onChange={setFilters}
          onClosed={() => setFiltering(false)}
        />
      )}
    </>
  );
}
