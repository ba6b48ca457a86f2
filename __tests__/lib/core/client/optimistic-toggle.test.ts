import { toggleOptimistically } from "@/lib/core/client/optimistic-toggle";
import { fitted } from "@/lib/core/client/shrink-image";

function deferred() {
  const calls: { on: boolean; finish: (error?: Error) => void }[] = [];
  const send = (on: boolean) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ on, finish: (error) => (error ? reject(error) : resolve(on ? "on" : "off")) });
    });
  return { calls, send };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test("a toggle is shown immediately and sent once", async () => {
  const { calls, send } = deferred();
  const show = jest.fn();
  const done = toggleOptimistically("a", true, { show, send });
  expect(show.mock.calls).toEqual([[true]]);
  calls[0]?.finish();
  await expect(done).resolves.toBe("on");
  expect(calls.length).toBe(1);
});

test("two quick taps never race: the second waits, and the last state is sent last", async () => {
  const { calls, send } = deferred();
  const show = jest.fn();
  const first = toggleOptimistically("b", true, { show, send });
  await expect(toggleOptimistically("b", false, { show, send })).resolves.toBeUndefined();
  expect(calls.map(({ on }) => on)).toEqual([true]);
  calls[0]?.finish();
  await settle();
  expect(calls.map(({ on }) => on)).toEqual([true, false]);
  calls[1]?.finish();
  await expect(first).resolves.toBe("off");
  expect(show.mock.calls).toEqual([[true], [false]]);
});

test("on, off, and on again during the first request is one request", async () => {
  const { calls, send } = deferred();
  const show = jest.fn();
  const first = toggleOptimistically("c", true, { show, send });
  void toggleOptimistically("c", false, { show, send });
  void toggleOptimistically("c", true, { show, send });
  calls[0]?.finish();
  await first;
  expect(calls.length).toBe(1);
});

test("a refusal restores the last confirmed state, and rejects", async () => {
  const { calls, send } = deferred();
  const show = jest.fn();
  const done = toggleOptimistically("d", true, { show, send });
  calls[0]?.finish(new Error("no"));
  await expect(done).rejects.toThrow("no");
  expect(show.mock.calls).toEqual([[true], [false]]);
});

test.each([
  [4000, 3000, 2048, 1536],
  [3000, 4000, 1536, 2048],
  [800, 600, 800, 600],
  [20000, 2, 2048, 1],
])("a photo of %d × %d is sent as %d × %d", (width, height, newWidth, newHeight) => {
  expect(fitted(width, height)).toEqual({ width: newWidth, height: newHeight });
});
