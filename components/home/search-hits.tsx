"use client";

import { activityCard } from "@/components/home/place-cards";
import type { DetailKey } from "@/components/home/use-detail";
import { Avatar } from "@/components/ui/avatar";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";
import { useSearch } from "@/lib/discover/search/hooks";
import type { Hit as CityHit } from "@/lib/discover/search/schema";
import { matchesSearch } from "@/lib/feed/cards/rules";
import { useTrending } from "@/lib/suggestions/trending/hooks";

/** A search result: it leads to a screen, or opens a detail over this one. */
export type Hit = {
  key: string;
  name: string;
  detail: string;
  image: string | null;
  to: { href: string } | { open: DetailKey; id: string };
};

function targetOf({ type, id }: CityHit): Hit["to"] {
  switch (type) {
    case "person":
      return { href: paths.profile(id) };
    case "photo":
      return { open: "photo", id };
    case "venue":
      return { href: paths.discover({ venue: id }) };
    case "gem":
      return { href: paths.discover({ gem: id }) };
    case "event":
      return { href: paths.discover({ event: id }) };
  }
}

function toHit(hit: CityHit): Hit {
  const { type, id, name, subtitle, image } = hit;
  return { key: `${type} ${id}`, name, detail: subtitle, image: image && mediaUrl(image, 320), to: targetOf(hit) };
}

/** Places and people by the city's own search; what is trending is at hand and looked through here. */
export function useHits(search: string) {
  const { answer, error, isLoading } = useSearch(search);
  const { activities = [] } = useTrending();
  const trending = activities
    .map(activityCard)
    .filter((card) => search !== "" && matchesSearch(card, search))
    .map(
      ({ id, name, location, category, image }): Hit => ({
        key: `trend ${id}`,
        name,
        detail: `${category} · ${location}`,
        image,
        to: { open: "trend", id },
      }),
    );
  const { places = [], gems = [], events = [], people = [], suggestions = [] } = answer ?? {};
  return {
    places: [...[...places, ...gems, ...events].map(toHit), ...trending],
    people: people.map(toHit),
    suggestions: suggestions.map(toHit),
    isLoading,
    error,
  };
}

function HitContent({ hit }: { hit: Hit }) {
  const isPerson = hit.key.startsWith("person ");
  return (
    <>
      {isPerson || hit.image === null ? (
        <Avatar name={hit.name} src={hit.image} className="size-14 text-xl" />
      ) : (
        <Picture
          src={hit.image}
          alt=""
          width={320}
          height={320}
          className="size-14 shrink-0 rounded-control border border-line"
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold leading-snug">{hit.name}</span>
        <span className="block truncate text-ink-soft text-sm">{hit.detail}</span>
      </span>
    </>
  );
}

type HitListProps = { title: string; hits: readonly Hit[]; onOpen: (key: DetailKey, id: string) => void };

export function HitList({ title, hits, onOpen }: HitListProps) {
  if (hits.length === 0) return null;
  const line = "flex w-full items-center gap-3.5 py-2.5 text-left";
  return (
    <section aria-label={title} className="pt-3">
      <h3 className="text-display-sm">{title}</h3>
      <ul className="divide-y divide-line">
        {hits.map((hit) => {
          const { to } = hit;
          return (
            <li key={hit.key}>
              {"href" in to ? (
                <Link href={to.href} className={line}>
                  <HitContent hit={hit} />
                </Link>
              ) : (
                <button type="button" onClick={() => onOpen(to.open, to.id)} aria-haspopup="dialog" className={line}>
                  <HitContent hit={hit} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
