import { HOSTED_COUNTED, HOSTED_PHOTOS_COUNTED } from "@/lib/community/hosts/rules";
import type { Hosting } from "@/lib/community/hosts/schema";
import { useData } from "@/lib/core/client/use-data";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

/** With a plus where the counting ended. */
const countedTo = (end: number, count: number, one: string) =>
  count < end ? countOf(count, one) : `${end.toLocaleString("en-US")}+ ${one}s`;

/** What came of the events this host held; nothing where there was none. */
export function HostRecord({ hostId }: { hostId: string }) {
  const { data } = useData<Hosting>(paths.api.hosting(hostId));
  if (!data || data.events === 0) return null;
  const { events, guests, photos } = data;
  const said = [
    `${countedTo(HOSTED_COUNTED, events, "event")} so far`,
    guests > 0 && `${countOf(guests, "person", "people")} came along`,
    photos > 0 && countedTo(HOSTED_PHOTOS_COUNTED, photos, "photo"),
  ];
  return <span className="block text-ink-soft tabular-nums">{said.filter(Boolean).join(" · ")}</span>;
}
