import { categoryColor } from "@/components/discover/category-colors";
import { StampPoster } from "@/components/passport/stamp-poster";
import { PersonLine } from "@/components/people/person-line";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Loading } from "@/components/ui/loading";
import { Sheet } from "@/components/ui/sheet";
import { Thumbnail } from "@/components/ui/thumbnail";
import { TitledSection } from "@/components/ui/titled-section";
import { formatDay } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { calendarDates } from "@/lib/core/shared/zone";
import { AREA_SHAPES } from "@/lib/discover/passport/formats";
import { useArea } from "@/lib/discover/passport/hooks";
import type { StampedBy } from "@/lib/discover/passport/rules";
import type { AreaDetail, PassportArea } from "@/lib/discover/passport/schema";

const calendarDay = calendarDates({ month: "long", day: "numeric" });

const STAMPED_BY: Record<StampedBy, string> = {
  "check-in": "Stamped by your check-in",
  photo: "Stamped by your photo",
  way: "Stamped by a recorded route",
};

function stampText({ stamp }: PassportArea): string {
  if (!stamp) return "To stamp this area, check in or post a photo at a place here, or record a route through it.";
  return stamp.place ? `${STAMPED_BY[stamp.by]} at ${stamp.place}` : STAMPED_BY[stamp.by];
}

function Places({ places }: Pick<AreaDetail, "places">) {
  if (places.length === 0) {
    return <p className="text-ink-soft">No listed places here yet. Record a route through this area to stamp it.</p>;
  }
  return (
    <TitledSection level="h3" title="Places here" titleClassName="mb-2 text-display-sm">
      <ul className="flex flex-col gap-2">
        {places.map(({ id, name, category, image, placeholder }) => (
          <li key={id}>
            <Card line={categoryColor(category)} className="pl-1.5">
              <Link
                href={paths.discover({ venue: id })}
                className="flex min-h-16 items-center gap-3 p-2 pr-3 hover:bg-card-press"
              >
                <Thumbnail image={image} placeholder={placeholder} isPoster className="w-11" />
                <span className="min-w-0">
                  <span className="block break-words font-semibold leading-snug">{name}</span>
                  <span className="block text-ink-soft text-sm leading-snug">{category}</span>
                </span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Friends({ friends }: Pick<AreaDetail, "friends">) {
  if (friends.length === 0) return null;
  return (
    <TitledSection level="h3" title="Friends who've been here" titleClassName="mb-1 text-display-sm">
      <ul>
        {friends.map(({ day, ...person }) => (
          <PersonLine key={person.id} person={person}>
            {calendarDay.format(new Date(day))}
          </PersonLine>
        ))}
      </ul>
    </TitledSection>
  );
}

type AreaSheetProps = {
  item: PassportArea;
  open: boolean;
  onClose: () => void;
  onClosed?: () => void;
};

/** A community area: its stamp, its places, and who has been there. */
export function AreaSheet({ item: area, onClose, ...sheet }: AreaSheetProps) {
  const { data: detail, error, retry } = useArea(area.number);
  const shape = AREA_SHAPES.find(({ number }) => number === area.number);
  const day = area.stamp && formatDay(new Date(area.stamp.at));
  return (
    <Sheet {...sheet} onOpenChange={onClose} title={area.name} description={stampText(area)}>
      <div className="flex flex-col gap-6 pb-4">
        {shape && <StampPoster area={shape} day={day} className="mx-auto w-48" />}
        {detail ? (
          <>
            <Friends friends={detail.friends} />
            <Places places={detail.places} />
          </>
        ) : (
          <Loading error={error} onRetry={retry} label="Loading area" count={3} shapes={["h-16 rounded-card"]} />
        )}
      </div>
    </Sheet>
  );
}
