import { cookies } from "next/headers";
import { v4 as uuid } from "uuid";
import { Prefetched } from "@/app/prefetched";
import { headingAt } from "@/components/home/heading";
import { HomeScreen } from "@/components/home/home-screen";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetch, prefetchPage } from "@/lib/core/server/prefetch";
import { cachePerMinute, systemClock } from "@/lib/core/shared/clock";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { FEED_SEED_COOKIE, isFeedSeed } from "@/lib/core/shared/feed-seed";
import { paths } from "@/lib/core/shared/paths";
import { text, uuid as uuidSchema } from "@/lib/core/shared/text";
import { listHiddenGems } from "@/lib/discover/hidden-gems/queries";
import { hiddenGemsQuery } from "@/lib/discover/hidden-gems/schema";
import { listHomePhotos } from "@/lib/feed/home/queries";
import { feedQuery } from "@/lib/feed/home/rules";
import { getPhoto } from "@/lib/feed/photos/queries";
import { HOME_FILTERS, SEARCH_MAX } from "@/lib/feed/photos/rules";
import { homeQuery } from "@/lib/feed/photos/schema";
import { unreadNotifications } from "@/lib/notifications/queries";
import { listTrending } from "@/lib/suggestions/trending/queries";
import { currentWeather } from "@/lib/suggestions/weather/gateway";

// Module-level, because building the schema costs more than using it.
const searchText = text(SEARCH_MAX);
const heading = cachePerMinute(headingAt);

type Params = Record<string, string | string[] | undefined>;

async function feedSeed(): Promise<string> {
  const stored = (await cookies()).get(FEED_SEED_COOKIE)?.value;
  return isFeedSeed(stored) ? stored : uuid().slice(0, 8);
}

/** The SWR fallback: the data of the screen's hooks under their keys. */
function prefetched(userId: string, params: Params, seed: string): Record<string, Promise<unknown>> {
  const search = (params.q !== undefined && searchText.safeParse(params.q).data) || "";
  const filter = HOME_FILTERS.find((known) => known === params.filter) ?? HOME_FILTERS[0];
  const feed = feedQuery({ search, filter, seed, here: null });
  const photoId = params.photo === undefined ? undefined : uuidSchema.safeParse(params.photo).data;
  const showsGems = params.tab === "hidden" || params.gem !== undefined;
  return {
    [paths.api.trending]: prefetch(() => listTrending(userId)),
    [paths.api.unreadNotifications]: prefetch(() => unreadNotifications(userId)),
    ...(feed && {
      [endlessKey(paths.api.homeFeed(feed))]: prefetchPage(() => listHomePhotos(userId, homeQuery.parse(feed))),
    }),
    ...(showsGems && { [paths.api.hiddenGems]: prefetch(() => listHiddenGems(userId, hiddenGemsQuery.parse({}))) }),
    ...(photoId && { [paths.api.photo(photoId)]: prefetch(() => getPhoto(userId, photoId)) }),
  };
}

export default async function HomePage({ searchParams }: { searchParams: Promise<Params> }) {
  const user = await requireMember(paths.home);
  const seed = await feedSeed();
  const report = currentWeather(systemClock()); // requested in parallel with the lists; it never rejects
  const answers = prefetched(user.id, await searchParams, seed);
  const { weather, temperature } = await report;
  const { greeting, day } = heading(systemClock());
  const screen = { greeting: `${greeting}, ${user.firstName}`, day, seed, weather, temperature };
  return (
    <Prefetched answers={answers}>
      <HomeScreen {...screen} />
      <ScreenSnapshotWriter viewerId={user.id} name="home" props={screen} />
    </Prefetched>
  );
}
