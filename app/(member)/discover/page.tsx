import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Prefetched } from "@/app/prefetched";
import { DiscoverScreen } from "@/components/discover/discover-screen";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetch, prefetchPage } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { paths } from "@/lib/core/shared/paths";
import { systemClock } from "@/lib/core/shared/zone";
import { getEvent, listEvents } from "@/lib/discover/events/queries";
import { EVENT_SOURCES } from "@/lib/discover/events/rules";
import { eventsQuery } from "@/lib/discover/events/schema";
import { listHiddenGems } from "@/lib/discover/hidden-gems/queries";
import { hiddenGemsQuery } from "@/lib/discover/hidden-gems/schema";
import type { Answer } from "@/lib/discover/listing/items";
import { type Selection, selectionIn } from "@/lib/discover/listing/items";
import {
  countsAddress,
  GEMS_ADDRESS,
  listAddressOf,
  listedKind,
  MODES,
  type Mode,
  viewIn,
} from "@/lib/discover/listing/rules";
import { getVenue, listVenues } from "@/lib/discover/venues/queries";
import { venuesQuery } from "@/lib/discover/venues/schema";
import { unreadNotifications } from "@/lib/notifications/queries";
import { findCommunityEvent } from "@/lib/suggestions/recommendations/queries";
import { listTrending } from "@/lib/suggestions/trending/queries";

export const metadata: Metadata = { title: "Discover" };

type Params = Record<string, string | string[] | undefined>;

/** Returns what the API would return for a list URL, without an HTTP request. */
function answerTo(viewerId: string, mode: Mode, address: string): Promise<Answer> {
  const params = Object.fromEntries(new URL(address, "http://local").searchParams);
  if (mode === "events") {
    const source = EVENT_SOURCES.filter((one) => address.startsWith(paths.api.ticketedEvents(one)));
    return listEvents(viewerId, eventsQuery.parse(params), systemClock(), source.length > 0 ? source : EVENT_SOURCES);
  }
  if (mode === "hidden_gems") return listHiddenGems(viewerId, hiddenGemsQuery.parse(params));
  return listVenues(viewerId, venuesQuery.parse(params));
}

/** Spec §2: `?activity=` holds a suggestion's title. Discover opens with the item of that name. */
async function preselect(viewerId: string, activity: string) {
  const q = [...activity].slice(0, 100).join("");
  const [venues, gems, events] = await Promise.all([
    listVenues(viewerId, venuesQuery.parse({ q, size: 1 })),
    listHiddenGems(viewerId, hiddenGemsQuery.parse({ q, size: 1 })),
    listEvents(viewerId, eventsQuery.parse({ q, size: 1 })),
  ]);
  const isNamed = ({ name }: { name: string }) => name.toLowerCase() === q.toLowerCase();
  const [venue] = venues.venues.filter(isNamed);
  const [gem] = gems.hiddenGems.filter(isNamed);
  const [event] = events.events.filter(isNamed);
  if (venue) return { q: "", item: { type: "venue" as const, id: venue.id }, communityEvent: null };
  if (gem) return { q: "", item: { type: "gem" as const, id: gem.id }, communityEvent: null };
  if (event) return { q: "", item: { type: "event" as const, id: event.id }, communityEvent: null };
  const communityEvent = await findCommunityEvent(viewerId, q);
  if (communityEvent) return { q: "", item: null, communityEvent };
  // Searching for a title that matches nothing would only empty the map.
  return { q: venues.total > 0 ? q : "", item: null, communityEvent: null };
}

/** A trending activity by its title; its details open over the home screen. */
async function findTrending(viewerId: string, activity: string) {
  const { activities } = await listTrending(viewerId);
  return activities.find(({ title }) => title.toLowerCase() === activity.toLowerCase());
}

/** The SWR fallback for the sheet that the URL opens, under the key its hook reads. */
function linked(viewerId: string, { type, id }: Selection): Record<string, Promise<unknown>> {
  if (type === "venue") return { [paths.api.venue(id)]: prefetch(() => getVenue(viewerId, id)) };
  if (type === "event") return { [paths.api.event(id)]: prefetch(() => getEvent(viewerId, id)) };
  return { [GEMS_ADDRESS]: prefetch(() => answerTo(viewerId, "hidden_gems", GEMS_ADDRESS)) };
}

export default async function DiscoverPage({ searchParams }: { searchParams: Promise<Params> }) {
  const params = await searchParams;
  const one = (name: string) => {
    const value = params[name];
    return (Array.isArray(value) ? value[0] : value) ?? null;
  };
  const opened = selectionIn({ get: one });
  const user = await requireMember(paths.discover(opened ? { [opened.type]: opened.id } : {}));
  const activity = one("activity")?.trim();
  const preselected = activity ? await prefetch(() => preselect(user.id, activity)) : undefined;
  if (activity && preselected && !preselected.item && !preselected.communityEvent) {
    const trend = await prefetch(() => findTrending(user.id, activity));
    if (trend) redirect(paths.homeTrend(trend.id));
  }

  const requested = viewIn({ get: one });
  const view = requested.q === "" && preselected ? { ...requested, q: preselected.q } : requested;
  const selection = opened ?? preselected?.item;
  const shown = listAddressOf(view, null);
  // The map isn't part of the HTML: its code and its places load together in the browser.
  const isListed = view.layout === "list";
  const answers = {
    [paths.api.unreadNotifications]: prefetch(() => unreadNotifications(user.id)),
    ...(selection && linked(user.id, selection)),
    ...(isListed && { [endlessKey(shown)]: prefetchPage(() => answerTo(user.id, listedKind(view), shown)) }),
    ...Object.fromEntries(
      MODES.map((mode) => {
        const address = countsAddress(mode, { ...view, here: null });
        return [address, prefetch(() => answerTo(user.id, mode, address))];
      }),
    ),
  };
  return (
    <Prefetched answers={answers}>
      <DiscoverScreen key={activity} preselected={preselected} />
      <ScreenSnapshotWriter viewerId={user.id} name="discover" props={{}} />
    </Prefetched>
  );
}
