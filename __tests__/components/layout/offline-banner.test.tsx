import { act, render, screen } from "@testing-library/react";
import { OfflineBanner } from "@/components/layout/offline-banner";
import { linkFollowed } from "@/components/ui/link";

function network(online: boolean): void {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? "online" : "offline"));
  });
}

test("says when the network is gone, and briefly when it is back", () => {
  jest.useFakeTimers();
  render(<OfflineBanner />);
  const banner = screen.getByRole("status");
  expect(banner).toBeEmptyDOMElement();
  network(false);
  expect(banner).toHaveTextContent("You're offline");
  network(true);
  expect(banner).toHaveTextContent("Back online");
  act(() => jest.advanceTimersByTime(3000));
  expect(banner).toBeEmptyDOMElement();
  jest.useRealTimers();
});

test("says when a link to another page is waiting for the network", () => {
  const follow = (href: string) => act(() => void linkFollowed.emit({ href, preventDefault: jest.fn() }));
  render(<OfflineBanner />);
  network(false);
  const banner = screen.getByRole("status");
  follow("/?photo=1");
  expect(banner).toHaveTextContent(/^You're offline$/);
  follow("/friends");
  expect(banner).toHaveTextContent("Opens once you're back online");
  network(true);
  network(false);
  expect(banner).toHaveTextContent(/^You're offline$/);
});
