import "server-only";
import { listNewEvents } from "@/lib/community/events/queries";
import { paths } from "@/lib/core/shared/paths";
import { publicPaths } from "@/lib/core/shared/public-paths";
import { datesInChicago } from "@/lib/core/shared/zone";
import { listGuides } from "@/lib/discover/guides/queries";
import { listPublicGuides } from "../member-guides/queries";
import { writeFeed } from "./formats";

const ITEMS = 50;
const when = datesInChicago({
  ...{ weekday: "long", month: "long", day: "numeric", year: "numeric", hour: "numeric", minute: "2-digit" },
});

/** The newest upcoming community events that visitors can see, as RSS. */
export async function eventsFeed(origin: string): Promise<string> {
  const events = await listNewEvents(ITEMS);
  return writeFeed({
    title: "Events on Windmile",
    description: "New community events in Chicago.",
    url: `${origin}${paths.home}`,
    self: `${origin}${publicPaths.eventsFeed}`,
    items: events.map(({ id, title, location, description, startsAt, createdAt }) => ({
      title,
      description: `${when.format(startsAt)}, ${location}. ${description}`.trim(),
      url: `${origin}${paths.event(id)}`,
      publishedAt: createdAt,
    })),
  });
}

/** Guides that visitors can see, as RSS: the newest by members, then the city's. */
export async function guidesFeed(origin: string): Promise<string> {
  const [members, city] = await Promise.all([listPublicGuides(ITEMS), listGuides()]);
  return writeFeed({
    title: "Guides on Windmile",
    description: "Guides to Chicago by Windmile and its members.",
    url: `${origin}${paths.home}`,
    self: `${origin}${publicPaths.guidesFeed}`,
    items: [
      ...members.map(({ id, title, description, createdAt }) => ({
        ...{ title, description },
        url: `${origin}${paths.memberGuide(id)}`,
        publishedAt: createdAt,
      })),
      ...city.guides.map(({ slug, title, description }) => ({
        ...{ title, description },
        url: `${origin}${paths.guide(slug)}`,
        publishedAt: null,
      })),
    ],
  });
}
