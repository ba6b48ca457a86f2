import { act, render, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterOverlaysClosed, useBackClose } from "@/components/ui/use-back-close";

let setOuter: (open: boolean) => void = () => {};
let setInner: (open: boolean) => void = () => {};
let state = { outer: false, inner: false };

function Overlays() {
  const [outer, changeOuter] = useState(false);
  const [inner, changeInner] = useState(false);
  setOuter = changeOuter;
  setInner = changeInner;
  state = { outer, inner };
  useBackClose(outer, () => changeOuter(false));
  useBackClose(inner, () => changeInner(false));
  return null;
}

const entries = () => (window.history.state?.overlays ?? []).length;

test("Back closes nested overlays one by one", async () => {
  render(<Overlays />);
  act(() => setOuter(true));
  act(() => setInner(true));
  expect(entries()).toBe(2);
  act(() => window.history.back());
  await waitFor(() => expect(state).toEqual({ outer: true, inner: false }));
  act(() => window.history.back());
  await waitFor(() => expect(state).toEqual({ outer: false, inner: false }));
  expect(entries()).toBe(0);
});

test("an overlay closed by its button leaves no history entry, and then pending actions run", async () => {
  render(<Overlays />);
  act(() => setOuter(true));
  const next = jest.fn(() => entries());
  act(() => {
    setOuter(false);
    afterOverlaysClosed(next);
  });
  await waitFor(() => expect(next).toHaveReturnedWith(0));
});

function Details() {
  const [shown, show] = useState<string | null>(null);
  change = show;
  return shown && <Detail key={shown} id={shown} onClose={() => show(null)} />;
}

let change: (id: string | null) => void = () => {};

function Detail({ id, onClose }: { id: string; onClose: () => void }) {
  const [key, value] = id.split(":");
  useBackClose(true, onClose, { key: key ?? "", value: value ?? "" });
  return <p>{id}</p>;
}

test("an overlay that replaces another takes over its entry and URL: Back closes it", async () => {
  window.history.replaceState(null, "", "/?tab=hidden");
  const { container } = render(<Details />);
  act(() => change("photo:1"));
  expect(window.location.search).toBe("?tab=hidden&photo=1");
  const long = window.history.length;
  act(() => change("gem:2"));
  expect(window.location.search).toBe("?tab=hidden&gem=2");
  expect(entries()).toBe(1);
  expect(window.history.length).toBe(long);
  act(() => window.history.back());
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(window.location.search).toBe("?tab=hidden");
  expect(entries()).toBe(0);
});

test("the page stays in place when the browser scrolls to the top seconds after Back, until the user scrolls", async () => {
  jest.useFakeTimers();
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  const scrolledTo = (y: number) => {
    jest.replaceProperty(window, "scrollY", y);
    window.dispatchEvent(new Event("scroll"));
  };
  render(<Overlays />);
  act(() => setOuter(true));
  scrolledTo(3000);
  window.history.replaceState(null, "");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  jest.advanceTimersByTime(3000);
  scrolledTo(0);
  expect(scrollTo).toHaveBeenCalledWith({ top: 3000, behavior: "instant" });
  scrollTo.mockClear();
  window.dispatchEvent(new Event("pointerdown"));
  scrolledTo(0);
  expect(scrollTo).not.toHaveBeenCalled();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
