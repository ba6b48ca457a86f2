import { BookOpen, Flame, LocateFixed } from "@/components/home/home-icons";
import { WEATHER_ICONS } from "@/components/home/weather-icons";
import type { WhatsOnTab } from "@/components/home/whats-on-tabs";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/core/shared/paths";
import { DEFAULT_CATEGORY } from "@/lib/discover/venues/categories";
import type { Weather } from "@/lib/suggestions/weather/rules";

const WAY =
  "inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-card px-3.5 font-semibold text-sm hover:bg-card-press";

type TrendingWaysProps = { weather: Weather; onWhatsOn: (part: WhatsOnTab) => void };

/** From the first four to all of them, to what suits the weather, to what is near, and to the guides. */
export function TrendingWays({ weather, onWhatsOn }: TrendingWaysProps) {
  const { Icon, invitation } = WEATHER_ICONS[weather];
  return (
    <div className="scrollbar-none -mx-4 mt-3 flex gap-2 overflow-x-auto px-4 py-1">
      <button type="button" className={WAY} onClick={() => onWhatsOn("all")}>
        <Flame className="size-4" />
        All trending
      </button>
      <button type="button" className={WAY} onClick={() => onWhatsOn("now")}>
        <Icon aria-hidden="true" className="size-4" />
        {invitation}
      </button>
      <button type="button" className={WAY} onClick={() => onWhatsOn("near")}>
        <LocateFixed className="size-4" />
        Near me now
      </button>
      <Link href={paths.category(DEFAULT_CATEGORY)} className={WAY}>
        <BookOpen className="size-4" />
        Guides
      </Link>
    </div>
  );
}
