import type { MetadataRoute } from "next";
import { listPublicEvents } from "@/lib/community/events/queries";
import { listPublicGuides } from "@/lib/community/member-guides/queries";
import { pageOrigin } from "@/lib/core/server/link-preview";
import { paths } from "@/lib/core/shared/paths";
import { publicPaths } from "@/lib/core/shared/public-paths";
import { listEventIds } from "@/lib/discover/events/queries";
import { listGuides } from "@/lib/discover/guides/queries";
import { listPlaceSlugs } from "@/lib/discover/places/queries";

export const dynamic = "force-dynamic";

/** Public pages, as a visitor sees them. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = await pageOrigin();
  const [places, guides, memberGuides, events, ticketed] = await Promise.all([
    listPlaceSlugs(),
    listGuides(),
    listPublicGuides(),
    listPublicEvents(),
    listEventIds(),
  ]);
  const pages = [
    paths.home,
    ...places.map(publicPaths.place),
    ...guides.guides.map(({ slug }) => paths.guide(slug)),
    ...events.map(({ id }) => paths.event(id)),
    ...ticketed.map((event) => paths.discover({ event })),
  ];
  const absolute = (path: string) => new URL(path, origin).href;
  return [
    ...pages.map((path) => ({ url: absolute(path) })),
    ...memberGuides.map(({ id, updatedAt }) => ({ url: absolute(paths.memberGuide(id)), lastModified: updatedAt })),
  ];
}
