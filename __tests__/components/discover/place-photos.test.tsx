import { render, screen, waitFor } from "@testing-library/react";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame, photo } from "@/__tests__/support/feed";
import { PlacePhotos } from "@/components/discover/place-photos";

function show(answer: { status?: number; body?: unknown }) {
  fakeApi({ "GET /api/photos/discover?limit=12": answer });
  render(
    <FeedFrame>
      <PlacePhotos />
    </FeedFrame>,
  );
}

test("shows members' photos from places", async () => {
  show({ body: [photo("p1")] });
  expect(await screen.findByRole("link", { name: "Title p1, Montrose Harbor" })).toBeVisible();
});

test.each([{ status: 503 }, { body: [] }])("is left out with %j", async (answer) => {
  show(answer);
  expect(screen.getByRole("heading", { name: "Photos from around Chicago" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("heading")).toBeNull());
});
