"use client";

import { ChevronRight, Map as MapIcon, MapPin, SearchX, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { GuideCard } from "@/components/discover/category/guide-card";
import { FiltersSheet } from "@/components/discover/filters-sheet";
import { MemberGuideCard } from "@/components/discover/guides/member-guide-card";
import { Rating } from "@/components/discover/item-card";
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
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { ListFooter } from "@/components/ui/list-footer";
import { Picture } from "@/components/ui/picture";
import { TitledSection } from "@/components/ui/titled-section";
import { useCategoryGuides } from "@/lib/community/member-guides/hooks";
import { paths } from "@/lib/core/shared/paths";
import { CATEGORY_CHIPS, type CategoryChip } from "@/lib/discover/guides/rules";
import type { Spot } from "@/lib/discover/guides/schema";
import { countFilters, type Filters, NO_FILTERS } from "@/lib/discover/listing/filters";
import { useCategory } from "@/lib/discover/listing/hooks";
import { categoryAddress, categoryListParams, categoryOnMap, listingAddress } from "@/lib/discover/listing/rules";

/** Our own guides and members' guides, with a link to all of them. */
function CategoryGuides({ category, q }: { category: string; q: string }) {
  const guides = useCategoryGuides(category, q);
  return (
    <TitledSection title="Community guides" className="mt-6">
      {guides.length > 0 && (
        <ul className="flex flex-col gap-3">
          {guides.map((guide) => (
            <li key={guide.id}>
              <MemberGuideCard guide={guide} />
            </li>
          ))}
        </ul>
      )}
      <Link
        href={paths.memberGuides}
        className="mt-2 flex min-h-11 items-center gap-1 font-semibold text-sky-ink underline-offset-4 hover:underline"
      >
        {guides.length > 0 ? "All guides, including yours" : "Create the first guide"}
        <ChevronRight className="size-5" />
      </Link>
    </TitledSection>
  );
}

/** Spec §3, restaurant: name, rating, category, neighborhood, image. */
function SpotCard({ spot, onOpen, priority }: { spot: Spot; onOpen: () => void; priority: boolean }) {
  return (
    <article className="relative overflow-hidden rounded-card border border-line bg-card">
      <Picture
        src={spot.image}
        widest={856}
        sizes="396px"
        alt=""
        width={856}
        height={480}
        thumbhash={spot.placeholder}
        priority={priority}
      />
      <div className="p-4">
        <div className="flex items-start gap-2">
          <h2 className="min-w-0 flex-1 text-display-sm leading-tight">
            <button
              type="button"
              onClick={onOpen}
              aria-haspopup="dialog"
              className="text-left after:absolute after:inset-0 after:rounded-card after:content-['']"
            >
              {spot.name}
            </button>
          </h2>
          <Rating rating={spot.rating} />
        </div>
        <p className="mt-1 flex gap-2 text-ink-soft">
          <MapPin className="mt-1 size-4 shrink-0" />
          {spot.category} · {spot.neighborhood}
        </p>
      </div>
    </article>
  );
}

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
  const query = { q, filters, here };
  const list = useCategory(categoryAddress(category, query));
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
      <ItemLayer selection={selection} items={[]} here={here} onClose={close} />
      <FiltersSheet
        filters={filters}
        address={listingAddress("venues", ...categoryListParams(category, query), { size: 1 })}
        total={list.total}
        kind="places"
        userPosition={userPosition}
        onChange={setFilters}
        open={isFiltering}
        onOpenChange={setFiltering}
      />
    </>
  );
}
