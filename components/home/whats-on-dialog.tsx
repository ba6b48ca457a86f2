import { MapPin } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Distance } from "@/components/home/distance";
import type { WhatsOnTab } from "@/components/home/whats-on-tabs";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Loading } from "@/components/ui/loading";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { Thumbnail } from "@/components/ui/thumbnail";
import { afterOverlaysClosed } from "@/components/ui/use-back-close";
import type { GeolocationState } from "@/lib/core/client/geolocation";
import { paths } from "@/lib/core/shared/paths";
import { CHICAGO, hourIn, timeOfDay } from "@/lib/core/shared/zone";
import { distanceText } from "@/lib/discover/listing/filters";
import { useNearby } from "@/lib/discover/map/hooks";
import { aroundOf, type Coordinates, coarse, distance, MAP_CENTER, NEARBY_RADIUS } from "@/lib/discover/map/rules";
import type { NearbyActivity } from "@/lib/discover/map/schema";
import { useContextual, useTrending } from "@/lib/suggestions/trending/hooks";
import type { TrendingActivity } from "@/lib/suggestions/trending/schema";
import type { Weather } from "@/lib/suggestions/weather/rules";

const TABS = [
  { value: "all", label: "Trending" },
  { value: "now", label: "Right now" },
  { value: "near", label: "Near me" },
] as const;

function RowsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} count={5} className="flex flex-col gap-2.5">
      <Skeleton className="h-24 rounded-card" />
    </SkeletonGroup>
  );
}

const ROW =
  "flex w-full items-center gap-3.5 rounded-card border border-line bg-card p-2.5 text-left hover:bg-card-press";

function RowContent({ image, name, children }: { image: string; name: string; children: ReactNode }) {
  return (
    <>
      <Thumbnail image={image} className="size-18" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold leading-snug">{name}</span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-ink-soft text-sm">{children}</span>
      </span>
    </>
  );
}

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
    return <Loading error={error} onRetry={retry} skeleton={<RowsSkeleton label={`Loading ${label}`} />} />;
  return (
    <ul aria-label={label} className="flex flex-col gap-2.5">
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

const KINDS: Record<NearbyActivity["type"], string> = { venue: "Place", gem: "Hidden gem", event: "Event" };

type NearProps = { here: Coordinates | null; geolocation: GeolocationState & { ask: () => void } };

/** What is around a position; far from the city it says how far that is and shows the middle of it anyway. */
function Near({ here, geolocation }: NearProps) {
  const { units } = usePreferences();
  const around = here && aroundOf(here);
  const { activities, error, retry } = useNearby(around, NEARBY_RADIUS);
  if (!here) {
    return (
      <EmptyState
        icon={<MapPin />}
        title="What's around you?"
        text={
          geolocation.status === "failed"
            ? geolocation.message
            : "Your position is used for this one question, rounded to a block, and not stored."
        }
        action={
          <Button onClick={geolocation.ask} pending={geolocation.status === "loading"}>
            {geolocation.status === "failed" ? "Try again" : "Use my location"}
          </Button>
        }
      />
    );
  }
  if (!activities)
    return <Loading error={error} onRetry={retry} skeleton={<RowsSkeleton label="Looking around you" />} />;
  return (
    <>
      {around !== here && (
        <p className="mb-3 rounded-control border border-line bg-card px-3.5 py-2.5 text-ink-soft text-sm">
          Chicago is {distanceText(distance(here, MAP_CENTER), units)} from you. This is what stands in the middle of
          it.
        </p>
      )}
      {activities.length === 0 && (
        <EmptyState title="Nothing within a walk" text="Discover has the rest of the city." className="py-4!" />
      )}
      <ul aria-label="Near me" className="flex flex-col gap-2.5">
        {activities.map(({ id, type, name, image, coordinates }) => (
          <li key={`${type} ${id}`}>
            <Link href={paths.discover({ [type]: id })} className={ROW}>
              <RowContent image={image} name={name}>
                <span>{KINDS[type]}</span>
                <span>· {distanceText(distance(coarse(around ?? here), coordinates), units)}</span>
              </RowContent>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

type WhatsOnDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  first: WhatsOnTab;
  weather: Weather;
  here: Coordinates | null;
  geolocation: GeolocationState & { ask: () => void };
  onOpenTrend: (id: string) => void;
};

/** All of what is trending, what of it suits the moment, and what is around the corner. */
export function WhatsOnDialog(props: WhatsOnDialogProps) {
  const { open, onOpenChange, first, weather, here, geolocation, onOpenTrend } = props;
  const [tab, setTab] = useState(first);
  useEffect(() => setTab(first), [first]);
  const trending = useTrending();
  const hour = hourIn(CHICAGO, new Date());
  const contextual = useContextual(tab === "now" ? { weather, timeOfDay: timeOfDay(hour) } : null);
  const openTrend = (id: string) => {
    onOpenChange(false);
    afterOverlaysClosed(() => onOpenTrend(id));
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} full title="What's On" className="overflow-hidden">
      <Tabs
        label="What's on"
        value={tab}
        onValueChange={setTab}
        items={TABS}
        className="flex min-h-0 flex-1 flex-col px-4 pt-2"
      >
        <TabPanel key={tab} value={tab} className="-mx-4 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-6">
          {tab === "all" && (
            <Trends
              label="All trending"
              activities={trending.activities}
              error={trending.error}
              retry={() => void trending.refresh()}
              here={here}
              onOpen={openTrend}
            />
          )}
          {tab === "now" && (
            <>
              <p className="mb-3 text-ink-soft">
                First what suits a {weather} {timeOfDay(hour)}.
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
          {tab === "near" && <Near here={here} geolocation={geolocation} />}
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}
