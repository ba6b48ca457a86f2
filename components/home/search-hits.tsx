"use client";

import { activityCard, gemCard } from "@/components/home/place-cards";
import type { DetailKey } from "@/components/home/use-detail";
import { Picture } from "@/components/ui/picture";
import { useHiddenGems } from "@/lib/discover/hidden-gems/hooks";
import { matchesSearch } from "@/lib/feed/cards/rules";
import { useTrending } from "@/lib/suggestions/trending/hooks";

export type Hit = { key: DetailKey; id: string; name: string; detail: string; image: string };

/** What is trending and the gems are at hand already: they are looked through here. */
export function usePlaceHits(search: string): Hit[] {
  const { activities = [] } = useTrending();
  const { answer } = useHiddenGems();
  const cards = [
    ...activities.map((activity) => ({ key: "trend" as const, ...activityCard(activity) })),
    ...(answer?.hiddenGems ?? []).map((gem) => ({ key: "gem" as const, ...gemCard(gem) })),
  ];
  return cards
    .filter((card) => matchesSearch(card, search))
    .map(({ key, id, name, location, category, image }) => ({
      key,
      id,
      name,
      detail: `${category} · ${location}`,
      image,
    }));
}

export function HitRow({ hit, onOpen }: { hit: Hit; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      className="flex w-full items-center gap-3.5 py-2.5 text-left"
    >
      <Picture
        src={hit.image}
        alt=""
        width={320}
        height={320}
        className="size-14 shrink-0 rounded-control border border-line"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold leading-snug">{hit.name}</span>
        <span className="block truncate text-ink-soft text-sm">{hit.detail}</span>
      </span>
    </button>
  );
}

type SearchedPlacesProps = { search: string; onOpen: (key: DetailKey, id: string) => void };

/** The places among what a search shows on the home screen; the posts stand below them. */
export function SearchedPlaces({ search, onOpen }: SearchedPlacesProps) {
  const hits = usePlaceHits(search);
  if (hits.length === 0) return null;
  return (
    <section aria-label="Places" className="px-4 pt-4">
      <h2 className="text-display-sm">Places</h2>
      <ul className="divide-y divide-line">
        {hits.map((hit) => (
          <li key={`${hit.key} ${hit.id}`}>
            <HitRow hit={hit} onOpen={() => onOpen(hit.key, hit.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
