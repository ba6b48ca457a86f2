import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { guidesAnswerSchema } from "@/lib/discover/guides/schema";
import { hiddenGemsAnswerSchema } from "@/lib/discover/hidden-gems/schema";
import { venueDetailSchema, venuesAnswerSchema } from "@/lib/discover/venues/schema";
import { searchAnswerSchema } from "@/lib/search/schema";
import { recommendationsAnswerSchema } from "@/lib/suggestions/recommendations/schema";
import { trendingAnswerSchema } from "@/lib/suggestions/trending/schema";
import { visitor } from "../support/api";
import { seededCity } from "../support/city";

const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);
const data = { closedOn: new Date("2026-11-01") };
const venues = async () => (await visitor().get("/api/venues?size=100")).as(venuesAnswerSchema);
const found = async (name: string) =>
  idsOf((await visitor().get(`/api/search?q=${encodeURIComponent(name)}`)).as(searchAnswerSchema).places);
const trending = async () =>
  idsOf((await visitor().get("/api/trending/activities")).as(trendingAnswerSchema).activities);
const gems = async () =>
  idsOf((await visitor().get("/api/hidden-gems?size=100")).as(hiddenGemsAnswerSchema).hiddenGems);
const guided = async () =>
  (await visitor().get("/api/guides")).as(guidesAnswerSchema).guides.flatMap(({ places }) => idsOf(places));
const suggested = async () =>
  // At noon, because at night nearly everything that's possible is an event.
  (await visitor().post("/api/ai/recommendations", { time: 12, weather: "sunny" }))
    .as(recommendationsAnswerSchema)
    .recommendations.map(({ targetId }) => targetId);

beforeEach(() => seededCity());

test("a permanently closed place is in no list, search, guide, or trend; its page says so", async () => {
  const [activity] = await prisma.trendingActivity.findMany({
    where: { venueId: { not: null } },
    orderBy: [{ rank: "desc" }, { id: "asc" }],
    take: 1,
  });
  const { id, name } = await prisma.venue.findUniqueOrThrow({ where: { id: activity?.venueId ?? "" } });
  const before = await venues();
  expect(await found(name)).toContain(id);
  expect(await trending()).toContain(activity?.id);

  await prisma.venue.update({ where: { id }, data });
  const after = await venues();
  expect([after.total, after.counts.all]).toEqual([before.total - 1, (before.counts.all ?? 0) - 1]);
  expect(idsOf(after.venues)).not.toContain(id);
  expect(await found(name)).not.toContain(id);
  expect(await trending()).not.toContain(activity?.id);
  expect((await visitor().get(`/api/venues/${id}`)).as(venueDetailSchema)).toMatchObject({
    name,
    isOpen: false,
    openText: "Permanently closed",
  });
  await prisma.venue.update({ where: { id }, data: { closedOn: null } });
});

test("closed places are neither suggested nor listed among gems and in guides", async () => {
  const [guide] = await guided();
  const closed = new Set([...(await suggested()), guide ?? ""]);
  const which = { id: { in: [...closed] } };
  const [places, secrets] = await Promise.all([
    prisma.venue.updateMany({ where: which, data }),
    prisma.hiddenGem.updateMany({ where: which, data }),
  ]);
  expect(places.count + secrets.count).toBeGreaterThan(1);
  const gone = [
    ...idsOf(await prisma.venue.findMany({ where: which })),
    ...idsOf(await prisma.hiddenGem.findMany({ where: which })),
  ];
  const left = [...(await suggested()), ...(await gems()), ...(await guided())];
  expect(left.length).toBeGreaterThan(10);
  expect(gone.filter((id) => left.includes(id))).toEqual([]);
  await prisma.venue.updateMany({ where: which, data: { closedOn: null } });
  await prisma.hiddenGem.updateMany({ where: which, data: { closedOn: null } });
});
