import { CalendarDays, MapPin } from "lucide-react";
import { ACTIVITY_ICONS } from "@/components/activity/activity-names";
import { RoutePicture } from "@/components/activity/route-picture";
import { PersonLine } from "@/components/people/person-line";
import { usePreferences } from "@/components/preferences";
import { Link } from "@/components/ui/link";
import { Picture, SQUARE } from "@/components/ui/picture";
import { TitledSection } from "@/components/ui/titled-section";
import { formatDistance } from "@/lib/activity/distance/rules";
import { workoutName } from "@/lib/activity/workouts/rules";
import { paths } from "@/lib/core/shared/paths";
import type { Album } from "@/lib/feed/memories/schema";

/**
 * Up to this many photos are shown full width, one below the other. Beyond that only the first is, with the rest in two
 * columns.
 */
const PHOTOS_WHOLE = 3;

function Photos({ photos }: Pick<Album, "photos">) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Photos" className="grid grid-cols-2 gap-2">
      {photos.map(({ id, title, photoUrl, width, height, placeholder, altText }, index) => {
        const isWhole = index === 0 || photos.length <= PHOTOS_WHOLE;
        return (
          <li key={id} className={isWhole ? "col-span-2" : undefined}>
            <Link href={paths.photo(id)} className="block overflow-hidden rounded-card">
              <Picture
                src={photoUrl}
                widest={isWhole ? 856 : 428}
                sizes={isWhole ? "396px" : "194px"}
                alt={altText || title}
                {...(isWhole ? { width, height } : SQUARE)}
                thumbhash={placeholder}
                priority={index === 0}
                className="w-full"
              />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Workouts({ workouts }: Pick<Album, "workouts">) {
  const { units } = usePreferences();
  if (workouts.length === 0) return null;
  return (
    <TitledSection level="h3" title="Routes and workouts" titleClassName="text-display-sm">
      <ul className="divide-y divide-line">
        {workouts.map(({ id, activityType, minutes, distanceMeters, hasRoute }) => (
          <li key={id}>
            <Link
              href={paths.workout(id)}
              className="flex min-h-12 items-center gap-3 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-sky-ink"
            >
              {ACTIVITY_ICONS[activityType]}
              <span className="min-w-0 flex-1 font-semibold">{workoutName(activityType)}</span>
              <span className="text-ink-soft text-sm tabular-nums">
                {minutes} min{distanceMeters !== null && ` · ${formatDistance(distanceMeters, units)}`}
              </span>
            </Link>
            {hasRoute && <RoutePicture className="mt-1 mb-2" workoutId={id} name={workoutName(activityType)} />}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const row = "flex min-h-12 items-center gap-3 font-semibold [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-sky-ink";

function Stops({ stops, events }: Pick<Album, "stops" | "events">) {
  if (stops.length + events.length === 0) return null;
  return (
    <TitledSection level="h3" title="Stops" titleClassName="text-display-sm">
      <ul className="divide-y divide-line">
        {stops.map(({ venueId, name }) => (
          <li key={venueId}>
            <Link href={paths.discover({ venue: venueId })} className={row}>
              <MapPin />
              {name}
            </Link>
          </li>
        ))}
        {events.map(({ id, title }) => (
          <li key={id}>
            <Link href={paths.event(id)} className={row}>
              <CalendarDays />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function People({ people }: Pick<Album, "people">) {
  if (people.length === 0) return null;
  return (
    <TitledSection level="h3" title="People" titleClassName="text-display-sm">
      <ul>
        {people.map((person) => (
          <PersonLine key={person.id} person={person}>
            Tagged
          </PersonLine>
        ))}
      </ul>
    </TitledSection>
  );
}

export function AlbumContents({ album }: { album: Album }) {
  return (
    <>
      <Photos photos={album.photos} />
      <Workouts workouts={album.workouts} />
      <Stops stops={album.stops} events={album.events} />
      <People people={album.people} />
    </>
  );
}
