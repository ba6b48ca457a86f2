import { render, screen } from "@testing-library/react";
import { ItemLayer } from "@/components/discover/item-layer";
import { Providers } from "@/components/providers";
import { fakeApi } from "../../support/fake-api";

test.each([
  [503, "That didn't load", "Windmile has a problem at the moment."],
  [404, "No longer available", "That place or event could not be found."],
])("a linked place that is answered by %s: %s", async (status, title, text) => {
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
