import { act, fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { ScreenLock } from "@/components/record/screen-lock";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A recording that renders on every clock tick, with a new handler each time. */
function Recording() {
  const [ticks, setTicks] = useState(0);
  const [isLocked, setLocked] = useState(true);
  useEffect(() => {
    const timer = setInterval(() => setTicks((before) => before + 1), 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <div data-frame="">
        <button type="button">Finish</button>
      </div>
      {isLocked ? <ScreenLock onUnlock={() => setLocked(false)}>{ticks} ticks</ScreenLock> : "Unlocked"}
    </>
  );
}
const button = () => screen.getByRole("button", { name: /Hold to unlock|Keep holding/ });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test.each([
  ["a finger or a mouse", () => fireEvent.pointerDown(button()), () => fireEvent.pointerUp(button())],
  ["Space", () => fireEvent.keyDown(button(), { key: " " }), () => fireEvent.keyUp(button(), { key: " " })],
  ["Enter", () => fireEvent.keyDown(button(), { key: "Enter" }), () => fireEvent.keyUp(button(), { key: "Enter" })],
])("holding %s for a second unlocks while the clock ticks, a shorter hold doesn't", (_name, press, release) => {
  render(<Recording />);
  expect(button()).toHaveFocus();
  press();
  pass(900);
  expect(button()).toHaveTextContent("Keep holding…");
  release();
  pass(5000);
  expect(button()).toHaveTextContent("Hold to unlock");
  press();
  pass(1000);
  expect(screen.getByText("Unlocked")).toBeVisible();
});

test("a tap doesn't unlock, but a screen reader's activation does", () => {
  render(<Recording />);
  fireEvent.pointerDown(button());
  fireEvent.pointerUp(button());
  fireEvent.click(button());
  pass(2000);
  expect(button()).toBeVisible();
  fireEvent.click(button());
  expect(screen.getByText("Unlocked")).toBeVisible();
});

test("covered content can't be reached until it is unlocked, and the numbers stay visible", () => {
  render(<Recording />);
  const covered = screen.getByText("Finish").parentElement;
  expect(covered).toHaveAttribute("inert");
  pass(1000);
  expect(screen.getByRole("dialog", { name: "Screen locked" })).toHaveTextContent("4 ticks");
  fireEvent.click(button());
  expect(covered).not.toHaveAttribute("inert");
});
