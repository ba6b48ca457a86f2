import "../support/unlimited";
import { XMLParser } from "fast-xml-parser";
import type { Metadata } from "next";
import { renderToStaticMarkup } from "react-dom/server";
import { GET as securityTxt } from "@/app/.well-known/security.txt/route";
import * as accessibility from "@/app/(visitor)/accessibility/page";
import * as forgot from "@/app/(visitor)/forgot/page";
import * as invite from "@/app/(visitor)/invite/[token]/page";
import * as landing from "@/app/(visitor)/landing/page";
import * as layout from "@/app/(visitor)/layout";
import * as login from "@/app/(visitor)/login/page";
import * as look from "@/app/(visitor)/look/[type]/[id]/page";
import * as place from "@/app/(visitor)/places/[slug]/page";
import * as privacy from "@/app/(visitor)/privacy/page";
import * as signup from "@/app/(visitor)/signup/page";
import * as terms from "@/app/(visitor)/terms/page";
import robots from "@/app/robots";
import sitemap from "@/app/sitemap";
import { communityEventSchema } from "@/lib/community/events/schema";
import { groupSchema } from "@/lib/community/groups/schema";
import { memberGuideSchema } from "@/lib/community/member-guides/schema";
import { prisma } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { z } from "@/lib/core/shared/zod";
import { inviteAnswerSchema } from "@/lib/social/invites/schema";
import { HOST, type Member, ORIGIN, signedUp, visitor } from "../support/api";
import { seededCity } from "../support/city";
import { NEXT_JUNE } from "../support/fixtures";

let cookie: string | undefined;
jest.mock("next/headers", () => ({
  headers: async () => new Headers({ host: "localhost:3000" }),
  cookies: async () => ({
    get: (name: string) => (cookie && name === "next-auth.session-token" ? { value: cookie } : undefined),
  }),
}));

const EVENTS = "/api/community/events";
let ada: Member;
let hal: Member;
let navyPier: string;
beforeAll(async () => {
  await seededCity();
  [ada, hal] = await Promise.all([signedUp({ firstName: "Ada" }), signedUp({ firstName: "Hal" })]);
  navyPier = (await prisma.venue.findUniqueOrThrow({ where: { slug: "navy-pier" } })).id;
});
afterEach(() => {
  cookie = undefined;
});

/** What Next would respond with for an error that a page throws. */
async function outcome(page: Promise<unknown>): Promise<string> {
  const error: unknown = await page.then(
    () => null,
    (thrown) => thrown,
  );
  const { digest } = z.object({ digest: z.string() }).parse(error);
  const [, , path, status] = digest.split(";");
  return path && status ? `${status} ${path}` : digest;
}
const placePage = (slug: string) => place.default({ params: Promise.resolve({ slug }) });
const lookPage = (type: string, id: string) => look.default({ params: Promise.resolve({ type, id }) });

describe("readable place addresses", () => {
  test("the earlier address of a place redirects visitors permanently", async () => {
    const gem = await prisma.hiddenGem.findFirstOrThrow({ where: { closedOn: null } });
    expect(await outcome(lookPage("venue", navyPier))).toBe("308 /places/navy-pier");
    expect(await outcome(lookPage("gem", gem.id))).toBe(`308 /places/${gem.slug}`);
    expect(await outcome(lookPage("gem", navyPier))).toMatch(/404/);
    expect(await outcome(lookPage("venue", ada.id))).toMatch(/404/);
  });
  test("members get the place in Discover", async () => {
    cookie = ada.cookies.get("next-auth.session-token");
    expect(await outcome(placePage("navy-pier"))).toBe(`307 /discover?venue=${navyPier}`);
  });
  test.each(["no-such-place", "Navy Pier", "../settings", ""])("%j is no place", async (slug) => {
    expect(await outcome(placePage(slug))).toMatch(/404/);
  });
  test("a place's page has a title, description, canonical URL, picture, and card", async () => {
    const metadata: Metadata = await place.generateMetadata({ params: Promise.resolve({ slug: "navy-pier" }) });
    expect(metadata).toMatchObject({
      title: "Navy Pier",
      description: expect.stringContaining("Streeterville"),
      metadataBase: new URL(ORIGIN),
      alternates: { canonical: "/places/navy-pier" },
      openGraph: {
        type: "website",
        url: "/places/navy-pier",
        images: [{ url: "/media/preview/posters-venue-navy-pier.jpg" }],
      },
      twitter: { card: "summary_large_image" },
    });
    expect(metadata.robots).toBeUndefined();
    await placePage("navy-pier");
  });
});

describe("pages without member content", () => {
  test.each([
    ["/", landing.metadata],
    ["/signup", signup.metadata],
    ["/login", login.metadata],
    ["/forgot", forgot.metadata],
    ["/terms", terms.metadata],
    ["/privacy", privacy.metadata],
    ["/accessibility", accessibility.metadata],
  ] as [string, Metadata][])("%s has a title, description, and canonical URL", (path, metadata) => {
    expect(metadata.title).toBeTruthy();
    expect(metadata.description?.length).toBeGreaterThan(40);
    expect(metadata.alternates?.canonical).toBe(path);
    expect(metadata.openGraph).toBeUndefined(); // otherwise it would replace the layout's
  });
  test("their layout adds the site's picture and card, with absolute URLs", async () => {
    expect(await layout.generateMetadata()).toEqual({
      metadataBase: new URL(ORIGIN),
      openGraph: {
        ...{ type: "website", siteName: "Windmile" },
        images: [{ url: "/icons/og-default.png", width: 1200, height: 630, alt: "Windmile" }],
      },
      twitter: { card: "summary_large_image" },
    });
  });
  test("the accessibility statement has a contact that needs no account", () => {
    expect(renderToStaticMarkup(accessibility.default())).toContain(`href="mailto:${env.SUPPORT_EMAIL}"`);
  });
});

test("an invitation previews with a picture, and search engines don't list it", async () => {
  const { url } = (await ada.post("/api/invites")).as(inviteAnswerSchema);
  const token = url.split("/").at(-1) ?? "";
  const params = Promise.resolve({ token });
  const metadata: Metadata = await invite.generateMetadata({ params });
  expect(metadata).toMatchObject({
    title: "You're invited",
    description: "Ada Lovelace is on Windmile and wants to explore Chicago with you.",
    robots: { index: false, follow: false },
    openGraph: { images: [{ url: "/icons/og-default.png", width: 1200, height: 630 }] },
  });
  const picture = "/media/019b76da-a800-72a9-b516-c354b6884800.webp";
  const hana = await signedUp({ firstName: "Hana", profileImageUrl: picture });
  const theirs = (await hana.post("/api/invites")).as(inviteAnswerSchema).url.split("/").at(-1) ?? "";
  const other: Metadata = await invite.generateMetadata({ params: Promise.resolve({ token: theirs }) });
  expect(other.openGraph?.images).toEqual([{ url: `${picture}?w=1284`, alt: "Hana Lovelace" }]);
});

const anEvent = async (title: string, more: object = {}) => {
  const event = {
    title,
    description: "Say <hello> & \u0007bring water",
    date: NEXT_JUNE,
    time: "18:00",
    location: "Pier",
  };
  const answer = await hal.post(EVENTS, {
    ...event,
    description: event.description.replace("\u0007", ""),
    address: "",
    category: "Social",
    maxAttendees: 9,
    price: 0,
    tags: [],
    ...more,
  });
  return answer.as(communityEventSchema).id;
};
const aGuide = async (title: string, more: object = {}) =>
  (await hal.post("/api/member-guides", { title, places: [{ type: "venue", id: navyPier }], ...more })).as(
    memberGuideSchema,
  ).id;

/** Events and guides that visitors can't see, and those they can. */
async function world() {
  const club = { name: "Club", description: "", category: "Social", maxMembers: 9, isPrivate: true };
  const groupId = (await hal.post("/api/groups", club)).as(groupSchema).id;
  const open = await anEvent("Open walk");
  const secret = await anEvent("Secret walk", { groupId });
  const canceled = await anEvent("Canceled walk");
  await hal.del(`${EVENTS}/${canceled}`);
  const hidden = await anEvent("Hidden walk");
  await prisma.communityEvent.update({ where: { id: hidden }, data: { hiddenAt: new Date() } });
  const over = await anEvent("Past walk");
  await prisma.communityEvent.update({
    where: { id: over },
    data: { startsAt: new Date("2026-01-01"), date: new Date("2026-01-01") },
  });
  const guide = await aGuide("Open guide");
  const followers = await aGuide("Followers' guide", { audience: "followers" });
  const removed = await aGuide("Removed guide");
  await prisma.memberGuide.update({ where: { id: removed }, data: { hiddenAt: new Date() } });
  const mallory = await signedUp({ suspendedAt: new Date() });
  const suspended = await prisma.memberGuide.create({ data: { userId: mallory.id, title: "Suspended guide" } });
  return { shown: [open, guide], unseen: [secret, canceled, hidden, over, followers, removed, suspended.id] };
}

describe("what search engines and feed readers find", () => {
  let shown: string[];
  let unseen: string[];
  beforeAll(async () => {
    ({ shown, unseen } = await world());
  });

  test("the sitemap has the public pages and nothing else", async () => {
    const urls = (await sitemap()).map(({ url }) => url);
    expect(urls).toEqual(
      expect.arrayContaining([
        `${ORIGIN}/`,
        `${ORIGIN}/places/navy-pier`,
        `${ORIGIN}/events/${shown[0]}`,
        `${ORIGIN}/guides/people/${shown[1]}`,
      ]),
    );
    expect(new Set(urls).size).toBe(urls.length);
    const guide = await prisma.guide.findFirstOrThrow();
    expect(urls).toContain(`${ORIGIN}/guides/${guide.slug}`);
    expect(urls.filter((url) => unseen.some((id) => url.includes(id)))).toEqual([]);
    expect(
      urls.filter(
        (url) =>
          !/^http:\/\/localhost:3000\/(places\/[a-z0-9-]+|guides\/[a-z0-9/-]+|events\/[\w-]+|discover\?event=[\w-]+)?$/.test(
            url,
          ),
      ),
    ).toEqual([]);
    const closed = await prisma.venue.findFirst({ where: { closedOn: { not: null } } });
    if (closed) expect(urls).not.toContain(`${ORIGIN}/places/${closed.slug}`);
  });

  const item = z.object({
    title: z.string(),
    link: z.string(),
    guid: z.string(),
    description: z.string(),
    pubDate: z.string().optional(),
  });
  const feed = z.object({
    rss: z.object({
      channel: z.object({ title: z.string(), link: z.string(), description: z.string(), item: z.array(item) }),
    }),
  });

  test.each([
    ["events", 0, "Open walk"],
    ["guides", 1, "Open guide"],
  ] as const)("the RSS feed of %s is valid and only has what visitors can see", async (name, at, title) => {
    const answer = await visitor().get(`/api/feeds/${name}.xml`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/rss+xml; charset=utf-8"]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=900");
    const { channel } = feed.parse(
      new XMLParser({ parseTagValue: false, isArray: (tag) => tag === "item" }).parse(answer.text, true),
    ).rss;
    const found = channel.item.find((one) => one.title === title);
    expect(found?.link).toContain(shown[at]);
    expect(found?.guid).toBe(found?.link);
    expect(new Date(found?.pubDate ?? "").getTime()).toBeGreaterThan(Date.parse("2026-01-01"));
    if (name === "events") expect(found?.description).toContain("Say <hello> & bring water");
    expect(unseen.filter((id) => answer.text.includes(id))).toEqual([]);
    // The host sees their own hidden event elsewhere, but the feed is the same for everyone.
    expect((await hal.get(`/api/feeds/${name}.xml`)).text).toBe(answer.text);
  });

  test("robots.txt allows pages and feeds, and names the sitemap", async () => {
    expect(await robots()).toEqual({
      rules: { userAgent: "*", allow: ["/api/feeds/events.xml", "/api/feeds/guides.xml"], disallow: "/api/" },
      sitemap: `${ORIGIN}/sitemap.xml`,
    });
  });

  test("security.txt has a contact and an expiry date within a year", async () => {
    const response = await securityTxt();
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const fields = new Map(
      (await response.text())
        .trim()
        .split("\n")
        .map((line) => [line.split(": ")[0], line.split(": ").slice(1).join(": ")]),
    );
    expect(fields.get("Contact")).toBe(`mailto:${env.SUPPORT_EMAIL}`);
    expect(fields.get("Canonical")).toBe(`http://${HOST}/.well-known/security.txt`);
    const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
    expect(days > 90 && days < 365).toBe(true);
  });
});
