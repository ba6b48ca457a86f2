import { act, fireEvent, render, screen } from "@testing-library/react";
import { OfflineBanner } from "@/components/layout/offline-banner";

function network(online: boolean): void {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? "online" : "offline"));
  });
}

test("says that the network is gone, and for a moment that it is back", () => {
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

test("says that a link to another page waits for the network", () => {
  render(
    <>
      <OfflineBanner />
      <a href="/friends">Social</a>
      <a href="/?photo=1">A photo</a>
    </>,
  );
  network(false);
  const banner = screen.getByRole("status");
  fireEvent.click(screen.getByRole("link", { name: "A photo" }));
  expect(banner).toHaveTextContent(/^You're offline$/);
  fireEvent.click(screen.getByRole("link", { name: "Social" }));
  expect(banner).toHaveTextContent("Opens once you're back online");
  network(true);
  network(false);
  expect(banner).toHaveTextContent(/^You're offline$/);
});
