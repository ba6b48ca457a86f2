import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { FiltersSheet } from "@/components/discover/filters-sheet";
import { NO_FILTERS } from "@/lib/discover/listing/filters";

const ADDRESS = "/api/venues";
const NAMES = "Avondale Bronzeville Bucktown Chatham Edgewater Loop Pilsen Pullman Uptown Woodlawn".split(" ");

function show(neighborhood: string[]) {
  const neighborhoods = Object.fromEntries(NAMES.map((name, index) => [name, index + 1]));
  fakeApi({ [`GET ${ADDRESS}`]: { body: { venues: [], total: 0, neighborhoods } } });
  render(
    <FeedFrame>
      <FiltersSheet
        filters={{ ...NO_FILTERS, neighborhood }}
        address={ADDRESS}
        total={0}
        kind="places"
        userPosition={{ here: null, isLocating: false, find: jest.fn(), findAgain: jest.fn(), forget: jest.fn() }}
        onChange={jest.fn()}
        open
        onOpenChange={jest.fn()}
      />
    </FeedFrame>,
  );
}
const group = () => screen.findByRole("group", { name: "Neighborhood" });
const shown = async () =>
  within(await group())
    .getAllByRole("button", { name: /\d$/ })
    .map(({ textContent }) => textContent?.replace(/\d+$/, ""));

test("shows the eight neighborhoods with the most places, the selected ones, and all on request", async () => {
  show(["Avondale"]);
  expect(await shown()).toEqual(NAMES.filter((name) => name !== "Bronzeville"));
  await userEvent.click(screen.getByRole("button", { name: "All neighborhoods" }));
  expect(await shown()).toEqual(NAMES);
  expect(screen.queryByRole("button", { name: "All neighborhoods" })).toBeNull();
});
