import type { MetadataRoute } from "next";
import { pageOrigin } from "@/lib/core/server/link-preview";
import { publicPaths } from "@/lib/core/shared/public-paths";

/** Pages that search engines shouldn't list say so themselves: messengers still need to read them for previews. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const origin = await pageOrigin();
  return {
    rules: { userAgent: "*", allow: [publicPaths.eventsFeed, publicPaths.guidesFeed], disallow: "/api/" },
    sitemap: new URL(publicPaths.sitemap, origin).href,
  };
}
