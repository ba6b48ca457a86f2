import { MapPin } from "lucide-react";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Loading } from "@/components/ui/loading";
import type { GeolocationState } from "@/lib/core/client/geolocation";
import { paths } from "@/lib/core/shared/paths";
import { distanceText } from "@/lib/discover/listing/filters";
import { NEARBY_KINDS } from "@/lib/discover/listing/items";
import { useNearby } from "@/lib/discover/map/hooks";
import { aroundOf, type Coordinates, coarse, distance, MAP_CENTER, NEARBY_RADIUS } from "@/lib/discover/map/rules";
import { ROW, RowContent, RowsSkeleton } from "./whats-on-rows";

type NearMeProps = { here: Coordinates | null; geolocation: GeolocationState & { ask: () => void } };

/** Places near the user. Far from the city, it says how far away they are and shows downtown instead. */
export function NearMe({ here, geolocation }: NearMeProps) {
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
            : "We use your location once, rounded to the block, and don't store it."
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
    return <Loading error={error} onRetry={retry} skeleton={<RowsSkeleton label="Finding places near you" />} />;
  return (
    <>
      {around !== here && (
        <p className="mb-3 rounded-control border border-line bg-card px-3 py-2 text-ink-soft text-sm">
          You're {distanceText(distance(here, MAP_CENTER), units)} from Chicago. Here's what's downtown.
        </p>
      )}
      {activities.length === 0 && (
        <EmptyState
          title="Nothing within walking distance"
          text="See the rest of the city in Discover."
          className="py-4"
        />
      )}
      <ul aria-label="Near me" className="flex flex-col gap-2">
        {activities.map(({ id, type, name, image, coordinates }) => (
          <li key={`${type} ${id}`}>
            <Link href={paths.discover({ [type]: id })} className={ROW}>
              <RowContent image={image} name={name}>
                <span>{NEARBY_KINDS[type]}</span>
                <span>· {distanceText(distance(coarse(around ?? here), coordinates), units)}</span>
              </RowContent>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
