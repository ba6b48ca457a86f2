import { useState } from "react";
import { Distance } from "@/components/home/distance";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { Loading } from "@/components/ui/loading";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { afterOverlaysClosed, type ItemOverlayControl } from "@/components/ui/use-back-close";
import { useCommunityEvents } from "@/lib/community/events/hooks";
import type { GeolocationState } from "@/lib/core/client/geolocation";
import { paths } from "@/lib/core/shared/paths";
import { CHICAGO, dayIn, hourIn, timeOfDay } from "@/lib/core/shared/zone";
import { eventDay } from "@/lib/discover/events/rules";
import { dayChoices } from "@/lib/discover/listing/filters";
import type { Coordinates } from "@/lib/discover/map/rules";
import { useContextual, useTrending } from "@/lib/suggestions/trending/hooks";
import type { TrendingActivity } from "@/lib/suggestions/trending/schema";
import type { Weather } from "@/lib/suggestions/weather/rules";
import { NearMe } from "./near-me";
import { ROW, RowContent, RowsSkeleton } from "./whats-on-rows";

const TABS = [
  { value: "all", label: "Trending" },
  { value: "now", label: "Right now" },
  { value: "near", label: "Near me" },
] as const;
export type WhatsOnTab = (typeof TABS)[number]["value"];

type TrendsProps = {
  label: string;
  activities: readonly TrendingActivity[] | undefined;
  error: unknown;
  retry: () => void;
  here: Coordinates | null;
  onOpen: (id: string) => void;
};

function Trends({ label, activities, error, retry, here, onOpen }: TrendsProps) {
  if (!activities)
    return <Loading error={error} onRetry={retry} skeleton={<RowsSkeleton label="Loading activities" />} />;
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {activities.map(({ id, title, imageUrl, location, category, coordinates }) => (
        <li key={id}>
          <button type="button" className={ROW} onClick={() => onOpen(id)}>
            <RowContent image={imageUrl} name={title}>
              <span>{location}</span>
              {here && coordinates && (
                <span className="whitespace-nowrap">
                  · <Distance from={here} to={coordinates} />
                </span>
              )}
              <span>· {category}</span>
            </RowContent>
          </button>
        </li>
      ))}
    </ul>
  );
}

function CommunityEventList() {
  const [, , week] = dayChoices(dayIn(CHICAGO, new Date()));
  const { items } = useCommunityEvents(week?.days);
  if (!items || items.length === 0) return null;
  return (
    <section aria-label="Community events" className="mt-6">
      <h3 className="mb-3 text-display-sm">Community events</h3>
      <ul className="flex flex-col gap-2">
        {items.map(({ id, title, image, startsAt, location, category }) => (
          <li key={id}>
            <Link href={paths.event(id)} className={ROW}>
              <RowContent image={image} name={title}>
                <span>{eventDay(dayIn(CHICAGO, new Date(startsAt)))}</span>
                <span>· {location}</span>
                <span>· {category}</span>
              </RowContent>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type WhatsOnDialogProps = ItemOverlayControl<WhatsOnTab> & {
  weather: Weather;
  here: Coordinates | null;
  geolocation: GeolocationState & { ask: () => void };
  onOpenTrend: (id: string) => void;
};

/** What's trending, what fits the time and weather, and what's nearby. `item` is the tab it opens with. */
export function WhatsOnDialog(props: WhatsOnDialogProps) {
  const { item, weather, here, geolocation, onOpenTrend, onClose, ...dialog } = props;
  const [tab, setTab] = useState(item);
  const trending = useTrending();
  const hour = hourIn(CHICAGO, new Date());
  const contextual = useContextual(tab === "now" ? { weather, timeOfDay: timeOfDay(hour) } : null);
  const openTrend = (id: string) => {
    onClose();
    afterOverlaysClosed(() => onOpenTrend(id));
  };
  return (
    <Dialog {...dialog} onOpenChange={onClose} full title="What's Happening" className="overflow-hidden">
      <Tabs
        label="What's happening"
        value={tab}
        onValueChange={setTab}
        items={TABS}
        className="flex min-h-0 flex-1 flex-col px-4 pt-2"
      >
        <TabPanel key={tab} value={tab} className="-mx-4 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-6">
          {tab === "all" && (
            <>
              <Trends
                label="All trending"
                activities={trending.activities}
                error={trending.error}
                retry={() => void trending.refresh()}
                here={here}
                onOpen={openTrend}
              />
              <CommunityEventList />
            </>
          )}
          {tab === "now" && (
            <>
              <p className="mb-3 text-ink-soft">
                Good picks for a {weather} {timeOfDay(hour)}.
              </p>
              <Trends
                label="Right now"
                activities={contextual.activities}
                error={contextual.error}
                retry={contextual.retry}
                here={here}
                onOpen={openTrend}
              />
            </>
          )}
          {tab === "near" && <NearMe here={here} geolocation={geolocation} />}
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}
