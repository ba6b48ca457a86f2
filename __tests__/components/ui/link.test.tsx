import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";

const push = jest.fn();
const prefetch = jest.fn();
const router: AppRouterInstance = {
  push,
  prefetch,
  replace: jest.fn(),
  back: jest.fn(),
  forward: jest.fn(),
  refresh: jest.fn(),
  bfcacheId: "0",
};

function link(props: Partial<ComponentProps<typeof Link>> = {}): HTMLElement {
  render(
    <AppRouterContext value={router}>
      <Link href="/saved?kind=photos" {...props}>
        Saved
      </Link>
    </AppRouterContext>,
  );
  return screen.getByRole("link", { name: "Saved" });
}

/** Whether the browser was left to follow the link by itself. */
function click(target: HTMLElement, how: MouseEventInit = {}): boolean {
  const event = createEvent.click(target, { button: 0, ...how });
  // jsdom can't navigate.
  window.addEventListener("click", (last) => last.preventDefault(), { once: true });
  let isLeft = true;
  target.parentElement?.addEventListener("click", (last) => (isLeft = !last.defaultPrevented), { once: true });
  fireEvent(target, event);
  return isLeft;
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => Reflect.deleteProperty(navigator, "connection"));

test("a plain click is followed by the router", () => {
  click(link());
  expect(push).toHaveBeenCalledWith("/saved?kind=photos");
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %j is the browser's",
  (how) => {
    expect(click(link(), how)).toBe(true);
    expect(push).not.toHaveBeenCalled();
  },
);

test.each([{ target: "_blank" }, { download: "saved.csv" }, { href: "https://example.com/" }])(
  "a link with %j is the browser's",
  (props) => {
    expect(click(link(props))).toBe(true);
    expect(push).not.toHaveBeenCalled();
  },
);

test("what the screen did with a click itself is not followed", () => {
  click(link({ onClick: (event) => event.preventDefault() }));
  expect(push).not.toHaveBeenCalled();
});

test("a page is fetched ahead on a sign that it will be opened, and not before", () => {
  const target = link();
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.pointerEnter(target);
  expect(prefetch).toHaveBeenLastCalledWith("/saved?kind=photos");
  fireEvent.focus(target);
  expect(prefetch).toHaveBeenCalledTimes(2);
});

test("nothing is fetched ahead where data is saved", () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  fireEvent.pointerEnter(link());
  expect(prefetch).not.toHaveBeenCalled();
});
