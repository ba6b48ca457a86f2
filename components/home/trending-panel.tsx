import { ArrowRight, MapPin } from "lucide-react";
import type { PlaceCard } from "@/components/feed/place-dialog";
import { activityCard } from "@/components/home/place-cards";
import { usePreferences } from "@/components/preferences";
import { Badge } from "@/components/ui/badge";
import { Loading } from "@/components/ui/loading";
import { Picture } from "@/components/ui/picture";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { Star } from "@/components/ui/star";
import { lazyPart } from "@/lib/core/client/lazy-part";
import type { Coordinates } from "@/lib/discover/map/rules";
import { DEFAULT_DISTANCES } from "@/lib/feed/cards/rules";
import { useTrending } from "@/lib/suggestions/trending/hooks";
import { TRENDING_SHOWN } from "@/lib/suggestions/trending/rules";

const RAIL = "scrollbar-none -mx-4 flex snap-x gap-3 overflow-x-auto scroll-px-4 px-4 pb-1";
const CARD = "w-[9.75rem] shrink-0 snap-start";
const CARD_PICTURE = { width: 156, height: 148 };
const DefaultDistance = () => DEFAULT_DISTANCES[usePreferences().units];

/** Fetched once the user has shared their position. */
const Distance = lazyPart(() => import("@/components/home/distance"), "Distance", {
  isQuiet: true,
  loading: DefaultDistance,
});

type TrendingCardProps = { card: PlaceCard; here: Coordinates | null; priority: boolean; onOpen: () => void };

function TrendingCard({ card, here, priority, onOpen }: TrendingCardProps) {
  return (
    <button type="button" onClick={onOpen} aria-haspopup="dialog" className={`${CARD} group text-left`}>
      <Picture
        src={card.image}
        alt=""
        {...CARD_PICTURE}
        priority={priority}
        className="rounded-card border border-line transition-[scale] group-active:scale-[0.98]"
      />
      <span className="mt-2 line-clamp-2 font-semibold leading-snug">{card.name}</span>
      <span className="flex items-center gap-1 text-ink-soft text-sm">
        <MapPin className="size-3.5 shrink-0" />
        <span className="whitespace-nowrap">
          {here && card.coordinates ? <Distance from={here} to={card.coordinates} /> : <DefaultDistance />}
        </span>
        <span aria-hidden="true">·</span>
        <span className="truncate">{card.category}</span>
      </span>
    </button>
  );
}

export function TrendingHeading() {
  return (
    <div className="mb-2 flex items-center justify-between gap-3">
      <h2 className="text-display-sm max-[359px]:whitespace-nowrap max-[359px]:text-lg">Trending This Weekend</h2>
      <Badge tone="sky">
        <Star className="size-3.5" />
        Chicago
      </Badge>
    </div>
  );
}

function SeeAll({ onOpen }: { onOpen: () => void }) {
  return (
    <li className="flex">
      <button
        type="button"
        onClick={onOpen}
        aria-haspopup="dialog"
        className="relative flex aspect-156/148 w-[9.75rem] shrink-0 snap-start flex-col items-center justify-center gap-2 rounded-card border border-line bg-card font-semibold text-sky-ink hover:bg-card-press"
      >
        <ArrowRight className="size-6" />
        See all
        <span className="sr-only">that's trending</span>
      </button>
    </li>
  );
}

function TrendingSkeleton() {
  return (
    <SkeletonGroup label="Loading trending activities" count={TRENDING_SHOWN} className={`${RAIL} overflow-hidden`}>
      <div className={CARD}>
        <Skeleton className="aspect-156/148 rounded-card" />
        <Skeleton className="mt-3 h-4 w-full" />
        <Skeleton className="mt-2 mb-1 h-3.5 w-20" />
      </div>
    </SkeletonGroup>
  );
}

type TrendingPanelProps = {
  /** The user's position, once they share it. */
  here: Coordinates | null;
  onOpen: (id: string) => void;
  onSeeAll: () => void;
};

export function TrendingPanel({ here, onOpen, onSeeAll }: TrendingPanelProps) {
  const { activities, error, isLoading, refresh } = useTrending();
  if (!activities) {
    return (
      <Loading error={!isLoading && error} onRetry={refresh} errorClassName="-my-6" skeleton={<TrendingSkeleton />} />
    );
  }
  return (
    <ul className={RAIL}>
      {activities.slice(0, TRENDING_SHOWN).map((activity, index) => (
        <li key={activity.id} className="flex">
          <TrendingCard
            card={activityCard(activity)}
            here={here}
            priority={index < 2}
            onOpen={() => onOpen(activity.id)}
          />
        </li>
      ))}
      <SeeAll onOpen={onSeeAll} />
    </ul>
  );
}
