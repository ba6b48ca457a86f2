import { Clock, MapPin, Tag, TentTree } from "lucide-react";
import type { ReactNode } from "react";
import { itemColor } from "@/components/discover/category-colors";
import { DistanceAway } from "@/components/discover/distance-away";
import { EventLinks } from "@/components/discover/event-links";
import { Rating } from "@/components/discover/item-card";
import { detailOf } from "@/components/discover/item-detail";
import { OpenBadge } from "@/components/discover/open-badge";
import { PlaceLinks } from "@/components/feed/place-links";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/core/shared/paths";
import type { ListedItem } from "@/lib/discover/listing/items";
import type { Coordinates } from "@/lib/discover/map/rules";

function Row({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="relative py-2.5 pl-8">
      <dt className="text-ink-soft text-sm leading-tight [&>svg]:absolute [&>svg]:top-3 [&>svg]:left-0 [&>svg]:size-5 [&>svg]:text-sky-ink">
        {icon}
        {name}
      </dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

type ItemBodyProps = {
  item: ListedItem;
  here: Coordinates | null;
  title: ReactNode;
  /** What only members have: their visits, and what others left here. */
  children?: ReactNode;
};

/** What is known of a place or an event: below its picture, in the sheet and on the page a visitor sees. */
export function ItemBody({ item, here, title, children }: ItemBodyProps) {
  const detail = detailOf(item);
  return (
    <div className="flex flex-col gap-4 px-5 pt-4">
      <div>
        {title}
        {item.type === "event" && (
          <p className="mt-1 font-semibold text-sky-ink">
            {detail.hours}
            <span className="block text-ink">{item.event.venue}</span>
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          {detail.rating !== null && <Rating rating={detail.rating} reviewCount={detail.reviewCount} />}
          {detail.price && <span className="font-semibold">{detail.price}</span>}
          {here && <DistanceAway item={item} here={here} />}
          <Badge line={itemColor(item)}>{item.type === "venue" ? item.venue.category : detail.category}</Badge>
        </p>
      </div>
      <dl className="divide-y divide-line border-line border-y">
        <Row icon={<Tag />} name="Category">
          {detail.category}
          {item.type === "venue" && (
            <Link
              href={paths.category(item.venue.category)}
              className="-mb-2 flex min-h-11 w-fit items-center font-semibold text-sky-ink text-sm underline underline-offset-4"
            >
              Guides to {item.venue.category}
            </Link>
          )}
        </Row>
        <Row icon={<TentTree />} name="Area">
          {detail.area}
        </Row>
        <Row icon={<MapPin />} name="Address">
          {detail.address}
        </Row>
        <Row icon={<Clock />} name="Hours">
          {detail.openText && (
            <OpenBadge isOpen={detail.isOpen} className="block">
              {detail.openText}
            </OpenBadge>
          )}
          {detail.hours}
          {item.type !== "event" && <span className="block text-ink-soft text-sm">Hours may differ on holidays</span>}
        </Row>
      </dl>
      {detail.about && (
        <section>
          <h3 className="text-display-sm">About this place</h3>
          <p className="mt-1">{detail.about}</p>
        </section>
      )}
      {detail.tags.length > 0 && (
        <section>
          <h3 className="text-display-sm">Features</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {detail.tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PlaceLinks place={detail.links} />
      {item.type === "event" && <EventLinks event={item.event} />}
      {children}
    </div>
  );
}
