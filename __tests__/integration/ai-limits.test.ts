import { z } from "@/lib/core/shared/zod";
import { recommendationsAnswerSchema } from "@/lib/suggestions/recommendations/schema";
import { signedUp, visitor } from "../support/api";
import { seededCity } from "../support/city";
import { fakeServer } from "../support/fake-server.mjs";

const URL = "/api/ai/recommendations";
const sentSchema = z.object({ messages: z.array(z.object({ content: z.string() })) });
const promptSchema = z.object({ suggestions: z.array(z.object({ id: z.string(), title: z.string() })) });

let server: Awaited<ReturnType<typeof fakeServer>>;
let prompts: string[] = [];

beforeAll(async () => {
  server = await fakeServer((_request, response, sent) => {
    const body = sent.toString();
    prompts.push(body);
    const { suggestions } = promptSchema.parse(
      JSON.parse(sentSchema.parse(JSON.parse(body)).messages[1]?.content ?? ""),
    );
    const worded = suggestions.map(({ id, title }) => ({
      id,
      title: `${title}, today`,
      description: "Go.",
      reason: "Why not.",
    }));
    const content = JSON.stringify({ suggestions: worded.toReversed() });
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
  process.env.AI_BASE_URL = `${server.url}/v1`;
  process.env.AI_MODEL = "tiny";
  await seededCity();
});
afterAll(() => server.close());
beforeEach(() => {
  prompts = [];
});

test("a model rewords our ranking in our order, without personal data", async () => {
  const ada = await signedUp({ firstName: "Wilhelmina", lastName: "Testington", interests: ["jazz"] });
  const body = {
    time: 12,
    weather: "cloudy",
    location: { latitude: 41.8796, longitude: -87.6237 },
    userInterests: ["wil@example.com coffee"],
  };
  const { recommendations } = (await ada.post(URL, body)).as(recommendationsAnswerSchema);
  expect(recommendations).toHaveLength(10);
  for (const { title, name, description, reason } of recommendations) {
    expect([title, description, reason]).toEqual([`${name}, today`, "Go.", "Why not."]);
  }
  expect(recommendations.map(({ confidence }) => confidence)[0]).toBeGreaterThan(0);
  expect(prompts).toHaveLength(1);
  expect(prompts[0]).not.toMatch(new RegExp(`Wilhelmina|Testington|@|${ada.id}|41\\.8|-87\\.6|\\d mi\\b`));
});

test("ten a minute, then 429 with Retry-After; beyond sixty model calls a day, our own text is used", async () => {
  const ada = await signedUp();
  for (let call = 0; call < 10; call += 1) expect((await ada.get(URL)).status).toBe(200);
  const refused = await ada.get(URL);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await ada.get("/api/ai/social-matches")).status).toBe(429);

  const bob = await signedUp();
  await bob.get(URL);
  const { prisma } = await import("@/lib/core/server/db");
  await prisma.rateLimit.update({ where: { key: `aiDay:${bob.id}` }, data: { points: 60 } });
  prompts = [];
  const { recommendations } = (await bob.get(URL)).as(recommendationsAnswerSchema);
  expect(prompts).toEqual([]);
  expect(recommendations.every(({ title, name }) => title === name)).toBe(true);
});

test("a visitor gets a response, and feedback is for members", async () => {
  expect((await visitor().post(URL, {})).status).toBe(200);
  const verdict = { targetType: "venue", targetId: "019aa000-0000-7000-8000-000000000000", verdict: "undo" };
  expect((await visitor().post("/api/ai/feedback", verdict)).status).toBe(401);
});
