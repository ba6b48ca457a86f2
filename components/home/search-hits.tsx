import { CalendarDays, type LucideIcon, Route, Settings2, Trophy, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { DetailKey } from "@/components/home/use-detail";
import { Avatar } from "@/components/ui/avatar";
import { Link } from "@/components/ui/link";
import { Thumbnail } from "@/components/ui/thumbnail";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";
import { useSearch } from "@/lib/search/hooks";
import type { Hit as CityHit, SearchSection } from "@/lib/search/schema";

/** A search result: it opens a screen, or a detail over this one. */
export type HitRow = {
  key: string;
  name: string;
  detail: ReactNode;
  image: string | null;
  to: { href: string } | { open: DetailKey; id: string };
};

function targetOf({ type, id }: CityHit): HitRow["to"] {
  if (type === "photo") return { open: "photo", id };
  if (type === "activity") return { open: "trend", id };
  if (type === "guide") return { href: paths.memberGuide(id) };
  if (type === "person") return { href: paths.profile(id) };
  if (type === "community-event") return { href: paths.event(id) };
  if (type === "group") return { href: paths.group(id) };
  if (type === "challenge") return { href: paths.challenge(id) };
  if (type === "route") return { href: paths.record(undefined, id) };
  if (type === "help") return { href: id };
  return { href: paths.discover({ [type]: id }) };
}

function toHit(hit: CityHit): HitRow {
  const { type, id, name, subtitle, image } = hit;
  return {
    key: `${type} ${id} ${name}`,
    name,
    detail: subtitle,
    image: image && mediaUrl(image, 320),
    to: targetOf(hit),
  };
}

/** Section headings. Photos are listed separately, as posts. */
const TITLES: Partial<Record<SearchSection, string>> = {
  activities: "Activities",
  places: "Places",
  routes: "Routes",
  gems: "Hidden gems",
  events: "Events",
  guides: "Guides",
  help: "In Windmile",
  people: "People",
};

/** Results other than posts, in sections, best match first. */
export function useHits(search: string) {
  const { answer, error, isLoading } = useSearch(search);
  const sections = (answer?.sections ?? []).flatMap((section) => {
    const title = TITLES[section];
    return title ? [{ title, hits: answer?.[section].map(toHit) ?? [] }] : [];
  });
  return { sections, suggestions: (answer?.suggestions ?? []).map(toHit), isLoading, error };
}

const ICONS: Record<string, LucideIcon | undefined> = {
  ...{ challenge: Trophy, route: Route, help: Settings2, group: Users, "community-event": CalendarDays },
};

function HitContent({ hit }: { hit: HitRow }) {
  const isPerson = hit.key.startsWith("person ");
  const Icon = ICONS[hit.key.split(" ")[0] ?? ""];
  return (
    <>
      {Icon && hit.image === null ? (
        <span className="flex size-14 shrink-0 items-center justify-center rounded-control bg-sky-wash text-sky-ink">
          <Icon className="size-6" aria-hidden="true" />
        </span>
      ) : isPerson || hit.image === null ? (
        <Avatar name={hit.name} src={hit.image} className="size-14 text-display-sm" />
      ) : (
        <Thumbnail image={hit.image} className="size-14 border border-line" />
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold leading-snug">
          <bdi>{hit.name}</bdi>
        </span>
        <span className="block truncate text-ink-soft text-sm">{hit.detail}</span>
      </span>
    </>
  );
}

type HitListProps = { title: string; hits: readonly HitRow[]; onOpen: (key: DetailKey, id: string) => void };

export function HitList({ title, hits, onOpen }: HitListProps) {
  if (hits.length === 0) return null;
  const line = "flex w-full items-center gap-3 py-2 text-left";
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
