"use client";

import { BookOpen, CloudRain, CloudSun, Flame, LocateFixed, Sun } from "lucide-react";
import type { WhatsOnTab } from "@/components/home/whats-on-tabs";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/core/shared/paths";
import { DEFAULT_CATEGORY } from "@/lib/discover/venues/rules";
import type { Weather } from "@/lib/suggestions/weather/rules";

const SKIES: Record<Weather, { Icon: typeof Sun; text: string }> = {
  rainy: { Icon: CloudRain, text: "Rain: go inside" },
  sunny: { Icon: Sun, text: "Sun: go outside" },
  cloudy: { Icon: CloudSun, text: "Right now" },
};

const WAY =
  "inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-card px-3.5 font-semibold text-sm hover:bg-card-press";

type TrendingWaysProps = { weather: Weather; onWhatsOn: (part: WhatsOnTab) => void };

/** From the first four to all of them, to what suits the weather, to what is near, and to the guides. */
export function TrendingWays({ weather, onWhatsOn }: TrendingWaysProps) {
  const { Icon, text } = SKIES[weather];
  return (
    <div className="scrollbar-none -mx-4 mt-3 flex gap-2 overflow-x-auto px-4 py-1">
      <button type="button" className={WAY} onClick={() => onWhatsOn("all")}>
        <Flame aria-hidden="true" className="size-4" />
        All trending
      </button>
      <button type="button" className={WAY} onClick={() => onWhatsOn("now")}>
        <Icon aria-hidden="true" className="size-4" />
        {text}
      </button>
      <button type="button" className={WAY} onClick={() => onWhatsOn("near")}>
        <LocateFixed aria-hidden="true" className="size-4" />
        Near me now
      </button>
      <Link href={paths.category(DEFAULT_CATEGORY)} className={WAY}>
        <BookOpen aria-hidden="true" className="size-4" />
        Guides
      </Link>
    </div>
  );
}
