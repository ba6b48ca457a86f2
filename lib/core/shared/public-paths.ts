import { segment, withQuery } from "./address";

/** URLs that only the server uses, separate from `paths`, which every screen loads. */
export const publicPaths = {
  /** A place's public page. Members get it in Discover. */
  place: (slug: string) => `/places/${segment(slug)}`,
  sitemap: "/sitemap.xml",
  securityTxt: "/.well-known/security.txt",
  eventsFeed: "/api/feeds/events.xml",
  guidesFeed: "/api/feeds/guides.xml",
  /** A calendar subscription: of the token's owner, or of a group as they see it. */
  calendar: (token: string, groupId?: string) => withQuery(`/api/calendars/${segment(token)}/events.ics`, { groupId }),
} as const;
