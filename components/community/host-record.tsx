import type { Hosting } from "@/lib/community/hosts/schema";
import { useData } from "@/lib/core/client/use-data";
import { countOf, formatNumber } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

/** Ends in "+" if counting stopped early. */
const counted = (count: number, isMore: boolean, one: string, many = `${one}s`) =>
  isMore ? `${formatNumber(count)}+ ${many}` : countOf(count, one, many);

/** The record of this host's past events. Renders nothing if there were none. */
export function HostRecord({ hostId }: { hostId: string }) {
  const { data } = useData<Hosting>(paths.api.hosting(hostId));
  if (!data || data.events === 0) return null;
  const { events, guests, photos, moreEvents, morePhotos } = data;
  const parts = [
    `${counted(events, moreEvents, "event")} so far`,
    guests > 0 && `${counted(guests, moreEvents, "person", "people")} attended`,
    photos > 0 && counted(photos, moreEvents || morePhotos, "photo"),
  ];
  return <span className="block text-ink-soft tabular-nums">{parts.filter(Boolean).join(" · ")}</span>;
}
