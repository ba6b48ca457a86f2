/** @jest-environment node */
import { createQueue } from "@/lib/core/server/queue";

/** Tasks that end when told to. */
function gate() {
  const open: (() => void)[] = [];
  const started: number[] = [];
  const task = (name: number) => () => {
    started.push(name);
    return new Promise<number>((done) => open.push(() => done(name)));
  };
  return { open, started, task };
}
const turn = () => new Promise((done) => setImmediate(done));

test("processes two at a time, in order, and rejects when the queue is full", async () => {
  const { inTurn } = createQueue(2, 3);
  const { open, started, task } = gate();
  const answers = [1, 2, 3, 4, 5].map((name) => inTurn(task(name)));
  await expect(inTurn(task(6))).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
  await turn();
  expect(started).toEqual([1, 2]);
  open[1]?.();
  await turn();
  expect(started).toEqual([1, 2, 3]);
  for (let at = 0; at < 5; at += 1) {
    open[at]?.();
    await turn();
  }
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5]);
});

test("a failure frees a slot like a success", async () => {
  const { inTurn } = createQueue(1, 1);
  const failing = inTurn(() => Promise.reject(new Error("broken")));
  const next = inTurn(async () => "next");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("next");
  expect(await inTurn(async () => "again")).toBe("again");
});
