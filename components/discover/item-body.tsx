import { ChevronRight, Clock, MapPin, Tag, TentTree } from "lucide-react";
import type { ReactNode } from "react";
import { DistanceAway } from "@/components/discover/distance-away";
import { ItemActions } from "@/components/discover/item-actions";
import { Dotted, Rating } from "@/components/discover/item-card";
import { detailOf } from "@/components/discover/item-detail";
import { OpenBadge } from "@/components/discover/open-badge";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { paths } from "@/lib/core/shared/paths";
import { coordinatesOf, type ListedItem } from "@/lib/discover/listing/items";
import type { Coordinates } from "@/lib/discover/map/rules";

const PlacesMap = lazyPart(() => import("@/components/discover/map/places-map"), "PlacesMap", {
  loading: () => <div className="aspect-3/2" />,
});

function Row({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 py-2 leading-snug">
      <dt className="flex w-24 min-w-fit items-center gap-2 text-ink-soft text-sm [&>svg]:size-5 [&>svg]:text-sky-ink">
        {icon}
        {name}
      </dt>
      <dd className="min-w-[9rem] flex-1">{children}</dd>
    </div>
  );
}

type ItemBodyProps = {
  item: ListedItem;
  here: Coordinates | null;
  /** The name as a heading, when no title bar shows it. */
  title?: ReactNode;
  /** Actions for members, beside Directions. */
  actions?: ReactNode;
  /** Members only: their visits, reviews, and photos. */
  children?: ReactNode;
};

/** Everything about a place or an event below its picture, in the sheet and on the visitor page. */
export function ItemBody({ item, here, title, actions, children }: ItemBodyProps) {
  const detail = detailOf(item);
  const at = coordinatesOf(item);
  const away = here && at && <DistanceAway item={item} here={here} />;
  return (
    <div className="flex flex-col gap-6 px-4">
      <div className={title ? "pt-4" : undefined}>
        {title}
        <p className="mt-1 leading-snug">
          <Dotted>
            {detail.rating !== null && <Rating rating={detail.rating} reviewCount={detail.reviewCount} />}
            {detail.price && <span className="font-semibold">{detail.price}</span>}
            {detail.category}
          </Dotted>
        </p>
        <p className="mb-2 leading-snug">
          <Dotted>
            {item.type === "event" && <span className="font-semibold text-sky-ink">{detail.hours}</span>}
            {detail.openText && <OpenBadge isOpen={detail.isOpen}>{detail.openText}</OpenBadge>}
            {item.type === "event" ? item.event.venue : detail.area}
            {away}
          </Dotted>
        </p>
        <ItemActions item={item}>{actions}</ItemActions>
      </div>
      {detail.about && (
        <section>
          <h3 className="text-display-sm">About this place</h3>
          <p className="mt-1">{detail.about}</p>
        </section>
      )}
      <dl className="divide-y divide-line border-line border-y">
        <Row icon={<Tag />} name="Category">
          {detail.category}
        </Row>
        <Row icon={<TentTree />} name="Area">
          {detail.area}
        </Row>
        <Row icon={<MapPin />} name="Address">
          {detail.address}
        </Row>
        <Row icon={<Clock />} name="Hours">
          {detail.hours}
          {item.type !== "event" && <span className="block text-ink-soft text-sm">Hours may differ on holidays</span>}
        </Row>
      </dl>
      {at && <PlacesMap places={[at]} label={`Map of the blocks around ${item.name}`} />}
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
      {item.type === "venue" && (
        <Link
          href={paths.category(item.venue.category)}
          className="-my-2 flex min-h-11 w-fit items-center gap-1 font-semibold text-sky-ink"
        >
          Guides to {item.venue.category}
          <ChevronRight className="size-5 shrink-0" />
        </Link>
      )}
      {children}
    </div>
  );
}
