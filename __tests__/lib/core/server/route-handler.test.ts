/** @jest-environment node */
import { logger } from "@/lib/core/server/logger";
import { createdOnce, pageOf } from "@/lib/core/server/route-contract";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";
import { z } from "@/lib/core/shared/zod";

const walk = z.object({ minutes: z.number() });
const stored = { minutes: "an hour" };
const address = new URL("http://localhost/api/walks");
const context = { params: Promise.resolve({}) };

const { GET, POST, PUT } = route({
  /** A list response without the page format. */
  GET: sessionlessRoute({ ...pageOf(walk), unlimited: true }, () => ({ items: stored })),
  POST: sessionlessRoute({ ...createdOnce(walk), body: walk, unlimited: true }, async ({ body }) => {
    await Promise.resolve();
    return walk.parse({ ...body, ...stored });
  }),
  PUT: sessionlessRoute({ response: walk, unlimited: true }, () => walk.parse(stored)),
});

const sent = (method: string, body: object) =>
  new Request(address, { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });

const logged = jest.spyOn(logger, "error").mockImplementation();
afterEach(() => logged.mockClear());

test.each([
  ["a response that violates its contract", () => GET(new Request(address), context)],
  ["a write that reads invalid stored data", () => POST(sent("POST", { minutes: 60 }), context)],
  ["stored data that its schema rejects", () => PUT(sent("PUT", {}), context)],
])("%s is a logged 500", async (_, ask) => {
  const answer = await ask();
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { code: "internal", message: "Something went wrong. Please try again" },
  ]);
  expect(logged.mock.calls).toEqual([[{ error: expect.any(z.ZodError) }, "unexpected error"]]);
});

test("invalid client input is a 400 that names the field, without an error in the log", async () => {
  const answer = await POST(sent("POST", stored), context);
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: "validation", errors: { minutes: expect.anything() } },
  ]);
  expect(logged).not.toHaveBeenCalled();
});
