import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { CalendarSheet } from "@/components/community/calendar-sheet";

afterEach(() => jest.restoreAllMocks());

test("the link opens the calendar app, is copied, and is replaced after a confirmation", async () => {
  const links = ["https://windmile.app/api/calendars/a/events.ics", "https://windmile.app/api/calendars/b/events.ics"];
  fakeApi({
    "GET /api/account/calendar": links.map((url) => ({ body: { url } })),
    "DELETE /api/account/calendar": { status: 204 },
  });
  const user = userEvent.setup();
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  render(
    <FeedFrame>
      <CalendarSheet open onOpenChange={() => undefined} />
    </FeedFrame>,
  );
  const link = () => screen.findByRole("link", { name: "Open in calendar app" });
  expect(await link()).toHaveAttribute("href", "webcal://windmile.app/api/calendars/a/events.ics");
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(writeText).toHaveBeenCalledWith(links[0]);
  await user.click(screen.getByRole("button", { name: "Reset link" }));
  await user.click(await screen.findByRole("button", { name: "Reset" }));
  expect(await screen.findByText("Link reset")).toBeVisible();
  expect(await link()).toHaveAttribute("href", "webcal://windmile.app/api/calendars/b/events.ics");
});
