/** A test server's answer: a status and a JSON body (none with 204). */
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Sent = { url: string; method: string; body: unknown };

/**
 * Fakes the network: `answers` by "METHOD /path", in order, with the last one repeating. Returns every request that was
 * sent. An unexpected request fails the test.
 */
export function fakeApi(answers: Record<string, Answer | Answer[]>): Sent[] {
  const sent: Sent[] = [];
  const queues = new Map(
    Object.entries(answers).map(([key, value]) => [key, Array.isArray(value) ? [...value] : [value]]),
  );
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = String(input);
    const method = init?.method ?? "GET";
    sent.push({ url, method, body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined });
    const queue = queues.get(`${method} ${url}`);
    if (!queue) throw new Error(`No answer was prepared for ${method} ${url}`);
    const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? {};
    const status = answer.status ?? 200;
    return status === 204
      ? new Response(null, { status })
      : Response.json(answer.body ?? {}, { status, headers: answer.headers ?? {} });
  });
  return sent;
}
