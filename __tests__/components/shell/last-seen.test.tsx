import { act, fireEvent, render, screen } from "@testing-library/react";
import { LastSeen } from "@/components/shell/last-seen";
import { LAST_SEEN_ID } from "@/lib/core/shared/last-seen";

const TABS = `<button role="tab">Friends</button><button role="tab">Community</button>`;
let done: string[];

/** What the service worker does before any code runs. */
function fill(): HTMLElement {
  const place = document.getElementById(LAST_SEEN_ID);
  if (!place) throw new Error("There is no place for the screen as it stood");
  place.innerHTML = TABS;
  return place;
}

/** The screen itself, once its code is there. */
function draw(): void {
  const frame = document.createElement("div");
  frame.dataset.frame = "";
  frame.innerHTML = TABS;
  frame.addEventListener("click", ({ target }) => done.push((target as HTMLElement).textContent));
  document.body.append(frame);
}

const tap = () => fireEvent.click(screen.getAllByRole("tab", { name: "Community", hidden: true })[0] as HTMLElement);
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  done = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test("a tap before the screen is drawn is done on it once", async () => {
  const { rerender, container } = render(<LastSeen isDrawn={false} />);
  fill();
  tap();
  draw();
  rerender(<LastSeen isDrawn />);
  await passes(5000);
  expect(done).toEqual(["Community"]);
  expect(container).toBeEmptyDOMElement();
});

test("a tap is done when what it was on comes later than the rest of the screen", async () => {
  const { rerender, container } = render(<LastSeen isDrawn={false} />);
  fill();
  tap();
  rerender(<LastSeen isDrawn />);
  await passes(1500);
  expect(done).toEqual([]);
  draw();
  await passes(500);
  expect(done).toEqual(["Community"]);
  expect(container).toBeEmptyDOMElement();
});

test("a tap that ends after the screen was drawn, while the copy still lies over it, is done too", async () => {
  const { rerender } = render(<LastSeen isDrawn={false} />);
  fill();
  draw();
  rerender(<LastSeen isDrawn />);
  tap();
  await passes(1000);
  expect(done).toEqual(["Community"]);
});

test("the copy goes by itself once the screen has settled, and where what was tapped never comes", async () => {
  const { rerender, container, unmount } = render(<LastSeen isDrawn={false} />);
  fill();
  rerender(<LastSeen isDrawn />);
  await passes(1000);
  expect(container).toBeEmptyDOMElement();
  unmount();

  const other = render(<LastSeen isDrawn={false} />);
  fill();
  tap();
  other.rerender(<LastSeen isDrawn />);
  await passes(10_000);
  expect(other.container).toBeEmptyDOMElement();
  expect(done).toEqual([]);
});
