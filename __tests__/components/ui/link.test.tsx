import { fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Link, linkFollowed } from "@/components/ui/link";

type NextLinkProps = ComponentProps<"a"> & {
  prefetch: boolean | null;
  onNavigate: (event: { preventDefault: () => void }) => void;
};
let mockNavigate: NextLinkProps["onNavigate"];
/** Next's own link needs the router around it. */
jest.mock("next/link", () => ({
  __esModule: true,
  default: ({ prefetch, onNavigate, children, ...props }: NextLinkProps) => {
    mockNavigate = onNavigate;
    return (
      <a {...props} data-prefetch={String(prefetch)}>
        {children}
      </a>
    );
  },
}));

function link(): HTMLElement {
  render(<Link href="/saved?kind=photos">Saved</Link>);
  return screen.getByRole("link", { name: "Saved" });
}

afterEach(() => Reflect.deleteProperty(navigator, "connection"));

test.each(["mouseEnter", "touchStart", "focus"] as const)("a page is prefetched on %s, and not before", (sign) => {
  const target = link();
  expect(target).toHaveAttribute("data-prefetch", "false");
  fireEvent[sign](target);
  expect(target).toHaveAttribute("data-prefetch", "null");
});

test("nothing is prefetched with data saver on", () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  const target = link();
  fireEvent.mouseEnter(target);
  expect(target).toHaveAttribute("data-prefetch", "false");
});

test("a screen is notified which link is followed, and may prevent it", () => {
  link();
  const preventDefault = jest.fn();
  const stop = linkFollowed.on((followed) => {
    if (followed.href === "/saved?kind=photos") followed.preventDefault();
  });
  mockNavigate({ preventDefault });
  stop();
  mockNavigate({ preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(1);
});
