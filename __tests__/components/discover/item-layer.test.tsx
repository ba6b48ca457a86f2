import { render, screen } from "@testing-library/react";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/ui/toaster";
import { ItemLayer } from "@/components/discover/item-layer";
import { Providers } from "@/components/providers";
import { fakeApi } from "../../support/fake-api";

test.each([
  [503, "That didn't load", "Windmile is having a problem right now."],
  [404, "No longer available", "We couldn't find that place or event."],
])("a linked place with a response of %s: %s", async (status, title, text) => {
  fakeApi({ "GET /api/venues/v1": { status, body: { code: "x", message: "x" } } });
  const onClose = jest.fn();
  render(
    <Providers>
      <ItemLayer selection={{ type: "venue", id: "v1" }} items={[]} here={null} onClose={onClose} />
    </Providers>,
  );
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(new RegExp(text))).toBeVisible();
  expect(onClose).toHaveBeenCalled();
});
