import { activityCard } from "@/components/home/place-cards";
import type { DetailKey } from "@/components/home/use-detail";
import { Avatar } from "@/components/ui/avatar";
import { Link } from "@/components/ui/link";
import { Thumbnail } from "@/components/ui/thumbnail";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";
import { useSearch } from "@/lib/discover/search/hooks";
import type { Hit as CityHit } from "@/lib/discover/search/schema";
import { matchesSearch } from "@/lib/feed/cards/rules";
import { useTrending } from "@/lib/suggestions/trending/hooks";

/** A search result: it leads to a screen, or opens a detail over this one. */
export type HitRow = {
  key: string;
  name: string;
  detail: string;
  image: string | null;
  to: { href: string } | { open: DetailKey; id: string };
};

function targetOf({ type, id }: CityHit): HitRow["to"] {
  if (type === "photo") return { open: "photo", id };
  if (type === "guide") return { href: paths.memberGuide(id) };
  return { href: type === "person" ? paths.profile(id) : paths.discover({ [type]: id }) };
}

function toHit(hit: CityHit): HitRow {
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
      ({ id, name, location, category, image }): HitRow => ({
        key: `trend ${id}`,
        name,
        detail: `${category} · ${location}`,
        image,
        to: { open: "trend", id },
      }),
    );
  const { places = [], gems = [], events = [], people = [], guides = [], suggestions = [] } = answer ?? {};
  return {
    places: [...[...places, ...gems, ...events].map(toHit), ...trending],
    people: people.map(toHit),
    guides: guides.map(toHit),
    suggestions: suggestions.map(toHit),
    isLoading,
    error,
  };
}

function HitContent({ hit }: { hit: HitRow }) {
  const isPerson = hit.key.startsWith("person ");
  return (
    <>
      {isPerson || hit.image === null ? (
        <Avatar name={hit.name} src={hit.image} className="size-14! text-xl!" />
      ) : (
        <Thumbnail image={hit.image} className="size-14 border border-line" />
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold leading-snug">{hit.name}</span>
        <span className="block truncate text-ink-soft text-sm">{hit.detail}</span>
      </span>
    </>
  );
}

type HitListProps = { title: string; hits: readonly HitRow[]; onOpen: (key: DetailKey, id: string) => void };

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
