import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EventFormSheet } from "@/components/community/event-form-sheet";
import { dismissToast } from "@/components/ui/use-toast";
import { fakeApi } from "../../support/fake-api";
import { FeedFrame } from "../../support/feed";

afterEach(() => {
  act(() => dismissToast());
  jest.restoreAllMocks();
});

test("choosing a known place fills in place and address", async () => {
  const pier = { id: "v1", name: "Navy Pier", address: "600 E Grand Ave", image: "" };
  fakeApi({ "GET /api/venues?city=Chicago&size=100": { body: { venues: [pier], nextCursor: null } } });
  render(
    <FeedFrame>
      <EventFormSheet open onClose={() => {}} />
    </FeedFrame>,
  );
  await userEvent.type(await screen.findByRole("combobox", { name: "Search Chicago" }), "navy");
  await userEvent.click(await screen.findByRole("option", { name: /Navy Pier/ }));
  expect(screen.getByLabelText("Place")).toHaveValue("Navy Pier");
  expect(screen.getByLabelText("Address")).toHaveValue("600 E Grand Ave");
});
