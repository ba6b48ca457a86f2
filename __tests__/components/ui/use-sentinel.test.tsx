import { act, render } from "@testing-library/react";
import { useSentinel } from "@/components/ui/use-sentinel";

type ObserverCallback = (entries: Pick<IntersectionObserverEntry, "isIntersecting">[]) => void;
const observers: ObserverCallback[] = [];

class Observer {
  readonly observe = jest.fn();
  readonly disconnect = jest.fn();
  constructor(callback: ObserverCallback) {
    observers.push(callback);
  }
}

function List({ onNear }: { onNear: () => void }) {
  return <div ref={useSentinel(true, onNear)} />;
}

const real = globalThis.IntersectionObserver;
beforeEach(() => {
  observers.length = 0;
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => Object.assign(globalThis, { IntersectionObserver: real }));

test.each([
  ["comes near", [true], 1],
  ["is far", [false], 0],
  ["came near while the page was busy: one report covers both moments", [false, true], 1],
  ["came near and left again", [true, false], 0],
])("the end of a list %s", (_, moments, times) => {
  const onNear = jest.fn();
  render(<List onNear={onNear} />);
  act(() => observers[0]?.(moments.map((isIntersecting) => ({ isIntersecting }))));
  expect(onNear).toHaveBeenCalledTimes(times);
});
