import { cookies } from "next/headers";
import { v4 as uuid } from "uuid";
import { HomeScreen } from "@/components/home/home-screen";
import { Prefetched } from "@/components/layout/prefetched";
import { memberOf } from "@/lib/core/server/member-page";
import { inTime, prefetch } from "@/lib/core/server/prefetch";
import { roundTrip } from "@/lib/core/server/round-trip";
import { CHICAGO, hourIn, onceAMinute, systemClock, timeOfDay } from "@/lib/core/shared/clock";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { FEED_SEED_COOKIE, isFeedSeed } from "@/lib/core/shared/feed-seed";
import { paths } from "@/lib/core/shared/paths";
import { text, uuid as uuidSchema } from "@/lib/core/shared/text";
import { listHiddenGems } from "@/lib/discover/hidden-gems/queries";
import { hiddenGemsQuery } from "@/lib/discover/hidden-gems/schema";
import { listHomePhotos } from "@/lib/feed/home/queries";
import { getPhoto } from "@/lib/feed/photos/queries";
import { FIRST_POSTS, HOME_FILTERS, SEARCH_MAX } from "@/lib/feed/photos/rules";
import { homeQuery } from "@/lib/feed/photos/schema";
import { unreadNotifications } from "@/lib/notifications/queries";
import { listTrending } from "@/lib/suggestions/trending/queries";

// Made once: a format and a schema cost more to make than to use.
const day = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: CHICAGO });
const searchText = text(SEARCH_MAX);
const heading = onceAMinute((at) => ({
  greeting: `Good ${timeOfDay(hourIn(CHICAGO, at))}`,
  day: `${day.format(at)} in Chicago`,
}));

type Params = Record<string, string | string[] | undefined>;
type Query = { filter?: string; q?: string; seed?: string; limit?: number };

async function feedSeed(): Promise<string> {
  const kept = (await cookies()).get(FEED_SEED_COOKIE)?.value;
  return isFeedSeed(kept) ? kept : uuid().slice(0, 8);
}

/** Which feed the address asks for; "nearby" waits for the browser to say where. */
function feedOf(params: Params, seed: string): Query | null {
  const q = params.q === undefined ? undefined : searchText.safeParse(params.q).data;
  if (q) return { q };
  const filter = HOME_FILTERS.find((known) => known === params.filter) ?? "for-you";
  return filter === "nearby" ? null : { filter, seed, limit: FIRST_POSTS };
}

export default async function HomePage({ searchParams }: { searchParams: Promise<Params> }) {
  const user = await memberOf(paths.home);
  const params = await searchParams;
  const seed = await feedSeed();
  const feed = feedOf(params, seed);
  const photoId = params.photo === undefined ? undefined : uuidSchema.safeParse(params.photo).data;
  const now = systemClock();

  const showsGems = params.tab === "hidden" || params.gem !== undefined;
  const read = roundTrip();
  const { known, late, isComplete } = await inTime({
    [paths.api.trending]: prefetch(() => listTrending(user.id, read)),
    [paths.api.unreadNotifications]: prefetch(() => unreadNotifications(user.id, read)),
    ...(showsGems && {
      [paths.api.hiddenGems]: prefetch(() => listHiddenGems(user.id, hiddenGemsQuery.parse({}))),
    }),
    ...(feed && {
      [endlessKey(paths.api.homeFeed(feed))]: prefetch(async () => [
        // A search may take long, and nothing else waits for it.
        await listHomePhotos(user.id, homeQuery.parse(feed), now, feed.q === undefined ? read : undefined),
      ]),
    }),
    ...(photoId && { [paths.api.photo(photoId)]: prefetch(() => getPhoto(user.id, photoId)) }),
  });
  return (
    <Prefetched known={known} late={late}>
      <HomeScreen
        greeting={`${heading(now).greeting}, ${user.firstName}`}
        day={heading(now).day}
        seed={seed}
        isWhole={isComplete}
      />
    </Prefetched>
  );
}
