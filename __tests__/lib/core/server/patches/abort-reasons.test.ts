/** @jest-environment node */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { formatAbortReasons } from "@/lib/core/server/patches/abort-reasons";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

const { abort } = AbortController.prototype;
beforeEach(() => {
  AbortController.prototype.abort = abort; // other test files in this process share it
});
afterAll(() => {
  AbortController.prototype.abort = abort;
});

class Page {
  readonly controller = new AbortController();
  end(): AbortSignal {
    this.controller.abort(new Error("This render completed"));
    return this.controller.signal;
  }
}

/** An ended page whose signal is still referenced. */
function ended(): { page: WeakRef<Page>; signal: AbortSignal } {
  const page = new Page();
  return { page: new WeakRef(page), signal: page.end() };
}

test("nothing is patched on a Node version that wasn't checked", () => {
  formatAbortReasons("99.0.0");
  expect(AbortController.prototype.abort).toBe(abort);
});

test("a signal keeps its reason, and nothing of what aborted it", async () => {
  const unpatched = ended();
  await new Promise(setImmediate);
  collect();
  expect(unpatched.page.deref()).toBeDefined(); // otherwise this Node version no longer needs the patch
  expect(unpatched.signal.aborted).toBe(true); // it was referenced up to here
  formatAbortReasons();
  const { page, signal } = ended();
  // A WeakRef keeps its target alive until the end of the current task, and a collection may leave some for the next.
  for (let round = 0; round < 3; round += 1) {
    await new Promise(setImmediate);
    collect();
  }
  expect(page.deref()).toBeUndefined();
  expect(signal.reason).toMatchObject({ message: "This render completed", stack: expect.stringContaining("end") });
});

test.each([["nothing"], [undefined], [null], ["a word"]])("%s is unchanged as a reason", (reason) => {
  formatAbortReasons();
  const controller = new AbortController();
  if (reason === "nothing") controller.abort();
  else controller.abort(reason);
  const same = new AbortController();
  expect(controller.signal.aborted).toBe(true);
  if (reason === null || reason === "a word") expect(controller.signal.reason).toBe(reason);
  else {
    same.abort();
    expect(controller.signal.reason).toMatchObject({ name: "AbortError", message: same.signal.reason.message });
  }
});
