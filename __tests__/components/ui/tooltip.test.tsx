import { act, fireEvent, render, screen } from "@testing-library/react";
import { Tooltip } from "@/components/ui/tooltip";
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from "@/components/ui/tooltip-delays";

// jsdom has no PointerEvent, so the pointer type is set on the event manually.
const point = (name: "pointerOver" | "pointerOut", element: Element, pointerType = "mouse") => {
  const type = name.toLowerCase();
  fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));
};
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

beforeAll(async () => {
  await import("@/components/ui/tooltip-content");
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a tooltip opens after 700 ms of hovering; the next within 300 ms opens immediately", async () => {
  expect([TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY]).toEqual([700, 300]);
  render(
    <>
      <Tooltip label="New post">
        <button type="button">+</button>
      </Tooltip>
      <Tooltip label="Close">
        <button type="button">×</button>
      </Tooltip>
    </>,
  );
  const plus = screen.getByRole("button", { name: "+" });
  const close = screen.getByRole("button", { name: "×" });
  point("pointerOver", plus);
  await pass(690);
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  await pass(20);
  expect(await screen.findByRole("tooltip")).toHaveTextContent("New post");
  expect(screen.getByRole("button", { name: "+" })).toBe(plus); // never remounted, so no click is lost
  point("pointerOut", plus);
  await pass(100);
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  point("pointerOver", close);
  await pass(10);
  expect(await screen.findByRole("tooltip")).toHaveTextContent("Close");
});

test("touch shows no tooltip", async () => {
  render(
    <Tooltip label="New post">
      <button type="button">+</button>
    </Tooltip>,
  );
  point("pointerOver", screen.getByRole("button"), "touch");
  await pass(2000);
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
});
