import { act, render, screen } from "@testing-library/react";
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
