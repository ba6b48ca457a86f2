import "fake-indexeddb/auto";
import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { venue } from "@/__tests__/support/discover-items";
import { fakeApi } from "@/__tests__/support/fake-api";
import { ADA, FeedFrame, photo } from "@/__tests__/support/feed";
import { CheckInButton } from "@/components/discover/check-in-button";
import { VenueReviews } from "@/components/discover/venue-reviews";
import { addToOutbox } from "@/lib/core/client/outbox";
import { queueWritesFor } from "@/lib/core/client/send-or-queue";
import { paths } from "@/lib/core/shared/paths";
import { useChangePhoto } from "@/lib/feed/photo-edits/hooks";
import { usePhoto } from "@/lib/feed/photos/hooks";

jest.mock("next/navigation", () => ({ usePathname: () => "/discover" }));
afterEach(() => jest.restoreAllMocks());

test("a place shows the check-in and the review that wait to be sent", async () => {
  fakeApi({
    "GET /api/venues/v1": { body: { ...venue, visits: { todayId: null } } },
    "GET /api/venues/v1/reviews": { body: [] },
  });
  const review = { kind: "Review", details: "Flat and fast", method: "PUT", url: paths.api.review("v1") } as const;
  const checkIn = { kind: "Check-in", subject: "check-in v1", method: "POST", url: paths.api.checkIns } as const;
  for (const write of [review, checkIn]) await addToOutbox(ADA.id, write, false);
  const stop = queueWritesFor(ADA.id);
  render(
    <FeedFrame>
      <CheckInButton venueId="v1" isPrivate={false} />
      <VenueReviews venueId="v1" name="Lakefront Trail" />
    </FeedFrame>,
  );
  expect(await screen.findByRole("list", { name: "Waiting to be sent" }, { timeout: 4000 })).toHaveTextContent(
    "Flat and fast",
  );
  expect(screen.getByRole("button", { name: "Waiting to be sent", pressed: true })).toBeDisabled();
  act(stop);
  expect(await screen.findByRole("button", { name: "Check in" })).toBeEnabled();
});

test("a photo shows an edit that waits to be sent", async () => {
  fakeApi({ "GET /api/photos/p1": { body: photo("p1") } });
  const stop = queueWritesFor(ADA.id);
  const { result } = renderHook(() => ({ shown: usePhoto("p1").photo, change: useChangePhoto() }), {
    wrapper: FeedFrame,
  });
  await waitFor(() => expect(result.current.shown?.title).toBe("Title p1"));
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("network"));
  await act(async () => {
    expect(await result.current.change("p1", { title: "Lake at one" })).toBe(false);
  });
  expect(result.current.shown).toMatchObject({ title: "Lake at one", caption: "Caption p1" });
  act(stop);
});
