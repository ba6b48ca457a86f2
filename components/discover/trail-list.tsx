import { TrailMap } from "@/components/record/trail-map";
import { DayList } from "@/components/social/person-line";
import { LinkButton } from "@/components/ui/link-button";
import { useFriendsOnTrail } from "@/lib/activity/trails/hooks";
import type { CityTrail } from "@/lib/activity/trails/rules";
import { paths } from "@/lib/core/shared/paths";

function FriendsOnTrail({ way }: { way: CityTrail }) {
  const friends = useFriendsOnTrail(way.id);
  if (friends.length === 0) return null;
  return (
    <section>
      <h4 className="font-semibold">Friends on {way.name} recently</h4>
      <DayList people={friends} />
    </section>
  );
}

/** Trails with their sketches and, at the end, where loading them moves no button, the people who completed them. */
export function TrailList({ ways }: { ways: readonly CityTrail[] }) {
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-display-sm">Trails nearby</h3>
      <ul className="flex flex-col gap-6">
        {ways.map((way) => (
          <li key={way.id} className="flex flex-col gap-2">
            <TrailMap wayId={way.id} />
            <p>{way.about}</p>
            <LinkButton
              variant="secondary"
              block
              href={paths.record(undefined, way.id)}
              aria-label={`Start this route: ${way.name}`}
            >
              Start this route
            </LinkButton>
          </li>
        ))}
      </ul>
      {ways.map((way) => (
        <FriendsOnTrail key={way.id} way={way} />
      ))}
    </section>
  );
}
