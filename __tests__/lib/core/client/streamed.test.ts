import { whenStreamed } from "@/lib/core/client/streamed";

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main><template id="B:0"></template></main><div hidden id="S:0"></div>';
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = "";
});

const show = async () => {
  document.querySelector("template")?.remove();
  await Promise.resolve(); // observers are told in a microtask
};

test("waits for what is still to be shown of the page", async () => {
  const act = jest.fn();
  whenStreamed(act);
  expect(act).not.toHaveBeenCalled();
  await show();
  expect(act).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

test("acts at once where all of it is shown", async () => {
  await show();
  const act = jest.fn();
  whenStreamed(act);
  expect(act).toHaveBeenCalledTimes(1);
});

test("does not wait for ever for a stream that was cut off", () => {
  const act = jest.fn();
  whenStreamed(act);
  jest.advanceTimersByTime(3000);
  expect(act).toHaveBeenCalledTimes(1);
});

test("is called off", async () => {
  const act = jest.fn();
  whenStreamed(act)();
  await show();
  jest.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});
