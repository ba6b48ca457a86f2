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

test("an overlay closed by its own button leaves no entry behind, and what waits for that then runs", async () => {
  render(<Overlays />);
  act(() => setOuter(true));
  const next = jest.fn(() => entries());
  act(() => {
    setOuter(false);
    afterOverlaysClosed(next);
  });
  await waitFor(() => expect(next).toHaveReturnedWith(0));
});
