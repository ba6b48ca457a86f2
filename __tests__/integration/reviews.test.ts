import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { prisma } from "@/lib/core/server/db";
import { reviewSchema } from "@/lib/discover/reviews/schema";
import { type Browser, type Member, signedUp, visitor } from "../support/api";
import { aVenue, walk } from "../support/fixtures";

let ada: Member;
let ben: Member;
let venue: string;
beforeEach(async () => {
  [ada, ben] = await Promise.all([signedUp({ firstName: "Ada" }), signedUp({ firstName: "Ben" })]);
  venue = await aVenue();
});

const write = (who: Browser, body: object) => who.put(`/api/venues/${venue}/review`, body);
const seen = async (who: Browser) =>
  (await who.get(`/api/venues/${venue}/reviews`)).as(reviewSchema.array()).map(({ text, isMine }) => [text, isMine]);

test("one per person: a second one replaces the first and says so; your own comes first", async () => {
  const first = (await write(ada, { rating: 4, text: "  Windy " })).as(reviewSchema);
  expect(first).toMatchObject({ rating: 4, text: "Windy", isMine: true, editedAt: null, user: { firstName: "Ada" } });
  await write(ben, { rating: 2, text: "Crowded" });
  expect((await write(ada, { rating: 4, text: "Windy" })).as(reviewSchema).editedAt).toBeNull();
  const answers = await Promise.all([3, 3, 3].map((rating) => write(ada, { rating, text: "Windy" })));
  expect(answers.map((answer) => answer.as(reviewSchema).id)).toEqual([first.id, first.id, first.id]);
  expect(answers[0]?.as(reviewSchema)).toMatchObject({ rating: 3, editedAt: expect.any(String) });
  expect(await seen(ada)).toEqual([
    ["Windy", true],
    ["Crowded", false],
  ]);
  expect(await seen(visitor())).toEqual([
    ["Crowded", false],
    ["Windy", false],
  ]);
  expect((await ada.del(`/api/venues/${venue}/review`)).status).toBe(204);
  expect((await ada.del(`/api/venues/${venue}/review`)).status).toBe(404);
  expect(await seen(ada)).toEqual([["Crowded", false]]);
});

test("an invalid review is rejected and leaves nothing", async () => {
  for (const body of [
    {},
    { rating: 0 },
    { rating: 6 },
    { rating: 2.5 },
    { rating: "3" },
    { rating: 3, text: "x".repeat(501) },
  ]) {
    expect([(await write(ada, body)).status, body]).toEqual([400, body]);
  }
  expect((await visitor().put(`/api/venues/${venue}/review`, { rating: 3 })).status).toBe(401);
  expect((await ada.put(`/api/venues/${uuid()}/review`, { rating: 3 })).status).toBe(404);
  expect((await ada.get(`/api/venues/${uuid()}/reviews`)).status).toBe(404);
  expect(await prisma.venueReview.count({ where: { venueId: venue } })).toBe(0);
});

test("people don't see each other's reviews if one blocked the other; reports keep the original, which can be hidden and restored", async () => {
  const { id } = (await write(ben, { rating: 1, text: "Rude words" })).as(reviewSchema);
  await ada.put(`/api/users/${ben.id}/block`);
  expect(await seen(ada)).toEqual([]);
  await ada.del(`/api/users/${ben.id}/block`);
  await ben.put(`/api/users/${ada.id}/block`);
  expect(await seen(ada)).toEqual([]);
  expect((await ada.post("/api/reports", { type: "review", id, category: "spam" })).status).toBe(404);
  await ben.del(`/api/users/${ada.id}/block`);
  expect((await ada.post("/api/reports", { type: "review", id, category: "harassment" })).status).toBe(201);
  await write(ben, { rating: 5, text: "Lovely" });
  const { snapshot } = await prisma.report.findFirstOrThrow({ where: { targetId: id } });
  expect(JSON.stringify(snapshot)).toContain("Rude words");
  await prisma.venueReview.update({ where: { id }, data: { hiddenAt: new Date() } });
  expect(await seen(ada)).toEqual([]);
  const own = (await ben.get(`/api/venues/${venue}/reviews`)).as(reviewSchema.array());
  expect(own).toMatchObject([{ id, isHidden: true }]);
  expect((await write(ben, { rating: 5, text: "Again" })).as(reviewSchema).text).toBe("Lovely");
});

test("pages have no repeats or gaps", async () => {
  const people = await Promise.all(Array.from({ length: 7 }, () => signedUp()));
  for (const [index, person] of people.entries()) await write(person, { rating: 3, text: `Review ${index}` });
  await write(ada, { rating: 5, text: "Mine" });
  const all = await walk(ada, `/api/venues/${venue}/reviews?limit=3`, reviewSchema.array());
  expect(all.map(({ text }) => text)).toEqual(["Mine", ...people.map((_, index) => `Review ${6 - index}`)]);
});
