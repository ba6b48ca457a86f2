import { TrailMap } from "@/components/discover/map/trail-map";
import { DayList } from "@/components/people/person-line";
import { LinkButton } from "@/components/ui/link-button";
import { useFriendsOnTrail } from "@/lib/activity/trails/hooks";
import type { CityTrail } from "@/lib/activity/trails/rules";
import { paths } from "@/lib/core/shared/paths";

function FriendsOnTrail({ trail }: { trail: CityTrail }) {
  const friends = useFriendsOnTrail(trail.id);
  if (friends.length === 0) return null;
  return (
    <section>
      <h4 className="font-semibold">Friends recently on {trail.name}</h4>
      <DayList people={friends} />
    </section>
  );
}

/** Trails with their sketches. People who completed them come last, so that loading them doesn't move any button. */
export function TrailList({ trails }: { trails: readonly CityTrail[] }) {
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-display-sm">Trails nearby</h3>
      <ul className="flex flex-col gap-6">
        {trails.map((trail) => (
          <li key={trail.id} className="flex flex-col gap-2">
            <TrailMap trailId={trail.id} />
            <p>{trail.about}</p>
            <LinkButton
              variant="secondary"
              block
              href={paths.record(undefined, trail.id)}
              aria-label={`Start this route: ${trail.name}`}
            >
              Start this route
            </LinkButton>
          </li>
        ))}
      </ul>
      {trails.map((trail) => (
        <FriendsOnTrail key={trail.id} trail={trail} />
      ))}
    </section>
  );
}
