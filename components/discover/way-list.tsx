import { WayMap } from "@/components/record/way-map";
import { DayList } from "@/components/social/person-line";
import { LinkButton } from "@/components/ui/link-button";
import { useFriendsOnWay } from "@/lib/activity/ways/hooks";
import type { CityWay } from "@/lib/activity/ways/rules";
import { paths } from "@/lib/core/shared/paths";

function FriendsOnWay({ way }: { way: CityWay }) {
  const friends = useFriendsOnWay(way.id);
  if (friends.length === 0) return null;
  return (
    <section>
      <h4 className="font-semibold">Friends on {way.name} lately</h4>
      <DayList people={friends} />
    </section>
  );
}

/** Ways with their sketches, and at the end, where it moves no button when it comes, who went them. */
export function WayList({ ways }: { ways: readonly CityWay[] }) {
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-display-sm">Trails nearby</h3>
      <ul className="flex flex-col gap-6">
        {ways.map((way) => (
          <li key={way.id} className="flex flex-col gap-2">
            <WayMap wayId={way.id} />
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
        <FriendsOnWay key={way.id} way={way} />
      ))}
    </section>
  );
}
