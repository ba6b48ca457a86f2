import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { planDay } from "@/lib/suggestions/plans/queries";
import { planRequestSchema, planSchema } from "@/lib/suggestions/plans/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { seededCity } from "../support/city";
import { statementsOf } from "../support/statements";

const URL = "/api/plans";
const WISH = { time: "full", budget: "any", company: "friends" } as const;
/** Noon of the day after tomorrow in Chicago, whatever day the tests run on. */
const NOON = `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T18:00:00.000Z`;
let ada: Member;

beforeAll(() => seededCity());
beforeEach(async () => {
  ada = await signedUp();
});

const planned = async (change: object = {}) => {
  const answer = await ada.post(URL, { ...WISH, startsAt: NOON, ...change });
  expect(answer.status).toBe(200);
  return answer.as(planSchema);
};
const idsOf = ({ stops }: Awaited<ReturnType<typeof planned>>) => stops.map(({ targetId }) => targetId);

test("a day is two to five consecutive stops within the available time, each with a reason", async () => {
  const { startsAt, endsAt, stops, weather } = await planned();
  expect(startsAt).toBe(NOON);
  expect(stops.length).toBeGreaterThanOrEqual(2);
  expect(stops.length).toBeLessThanOrEqual(5);
  expect(new Date(endsAt).getTime()).toBeLessThanOrEqual(new Date(NOON).getTime() + 480 * 60_000);
  expect(weather).toBeNull(); // of the day after tomorrow
  stops.reduce((free, stop) => {
    expect(new Date(stop.startsAt).getTime()).toBeGreaterThanOrEqual(free + (stop.leg?.minutes ?? 0) * 60_000);
    expect(stop.reason).toMatch(/\.$/);
    return new Date(stop.leavesAt).getTime();
  }, new Date(NOON).getTime());
});

test("kept stops stay in order, excluded ones stay out, and dismissed items aren't planned", async () => {
  const [first = "", second = "", ...rest] = idsOf(await planned());
  const swapped = idsOf(await planned({ keep: [first, ...rest], without: [second], stops: rest.length + 2 }));
  expect(swapped).not.toContain(second);
  expect(swapped.filter((id) => id === first || rest.includes(id))).toEqual([first, ...rest]);
  const { stops } = await planned();
  const [unloved] = stops;
  const { targetType, targetId } = unloved ?? {};
  expect((await ada.post("/api/ai/feedback", { targetType, targetId, verdict: "not-interested" })).status).toBeLessThan(
    300,
  );
  expect(idsOf(await planned())).not.toContain(targetId);
});

test("from a guide's places only: the ones that fit, plus kept stops", async () => {
  const slugs = [
    "art-institute",
    "millennium-park",
    "chicago-riverwalk",
    "chicago-cultural-center",
    "lincoln-park-zoo",
  ];
  const places = await prisma.venue.findMany({ where: { slug: { in: slugs } }, select: { id: true } });
  const among = places.map(({ id }) => id);
  const [first = "", second = ""] = idsOf(await planned({ among }));
  expect(among).toEqual(expect.arrayContaining([first, second]));
  const elsewhere = (await prisma.venue.findFirstOrThrow({ where: { slug: "cloud-gate" } })).id;
  const ids = idsOf(await planned({ among, keep: [elsewhere] }));
  expect(ids).toContain(elsewhere);
  expect(ids.filter((id) => id !== elsewhere && !among.includes(id))).toEqual([]);
});

test("an order that the hours don't allow is a conflict, without a plan", async () => {
  const bar = await prisma.venue.findFirstOrThrow({ where: { slug: "green-mill" } });
  const museum = await prisma.venue.findFirstOrThrow({ where: { slug: "art-institute" } });
  const answer = await ada.post(URL, { ...WISH, startsAt: NOON, keep: [bar.id, museum.id] });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ message: "These stops don't fit in this order" });
});

test.each([
  ["no time", { budget: "any", company: "alone" }],
  ["an unknown budget", { ...WISH, budget: "golden" }],
  ["a day next month", { ...WISH, startsAt: new Date(Date.now() + 30 * 86_400_000).toISOString() }],
  ["an unknown stop", { ...WISH, keep: ["018f0000-0000-7000-8000-000000000000"] }],
  ["a stop twice", { ...WISH, keep: Array(2).fill("018f0000-0000-7000-8000-000000000000") }],
  ["six stops", { ...WISH, stops: 6 }],
])("%s is a 400", async (_, body) => {
  expect((await ada.post(URL, body)).status).toBe(400);
});

test("visitors are asked to log in", async () => {
  expect((await visitor().post(URL, WISH)).status).toBe(401);
});

test("a plan takes three statements at most, and stores nothing", async () => {
  const wish = planRequestSchema.parse(WISH);
  await planDay(ada.id, wish);
  const sent = await statementsOf(() => planDay(ada.id, wish));
  expect(sent.length).toBeLessThanOrEqual(3);
  for (const { text } of sent) expect(text).not.toMatch(/^\s*(insert|update|delete)/i);
});
