import { render, screen } from "@testing-library/react";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/discover/map/places-map";
import { CITY_OUTLINES } from "@/__tests__/support/city-outlines";
import { event, venue } from "@/__tests__/support/discover-items";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { ItemBody } from "@/components/discover/item-body";
import { coordinatesOf, eventItem, type ListedItem, venueItem } from "@/lib/discover/listing/items";

async function show(item: ListedItem) {
  fakeApi(CITY_OUTLINES);
  const shown = render(
    <FeedFrame>
      <ItemBody item={item} here={null} actions={<button type="button">Check in</button>} />
    </FeedFrame>,
  );
  if (coordinatesOf(item)) await screen.findByRole("img", { name: `Map of the blocks around ${item.name}` });
  return shown;
}
const actions = (container: HTMLElement) =>
  [...container.querySelectorAll("button, a")].map(({ textContent }) => textContent);

test("a place shows rating, price, and kind, then opening state and location, then actions, then the spec's fields", async () => {
  const { container } = await show(venueItem(venue));
  const [facts, open] = container.querySelectorAll("p");
  expect(facts).toHaveTextContent("Rating4.9(6,720 reviews) · Free · Trail");
  expect(open).toHaveTextContent("Open until 11 PM · Lincoln Park");
  expect(actions(container).slice(0, 4)).toEqual(["Directions", "Visit Website", "Check in", "Share"]);
  expect(screen.getByRole("button", { name: "Directions" })).toHaveClass("bg-sky");
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Category",
    "Area",
    "Address",
    "Hours",
  ]);
  for (const heading of ["About this place", "Features"])
    expect(screen.getByRole("heading", { name: heading })).toBeInTheDocument();
});

test("an event's tickets come first and are its only primary action", async () => {
  const links = [
    { source: "seatgeek" as const, url: "https://seatgeek.example/e1" },
    { source: "ticketmaster" as const, url: "https://ticketmaster.example/e1" },
  ];
  const { container } = await show(eventItem({ ...event, links }));
  expect(actions(container).slice(0, 4)).toEqual([
    "Tickets on SeatGeek(opens in a new tab)",
    "Tickets on Ticketmaster(opens in a new tab)",
    "Add to calendar",
    "Directions",
  ]);
  expect(container.querySelectorAll(".bg-sky")).toHaveLength(1);
  expect(screen.getByRole("link", { name: /^Tickets on SeatGeek/ })).toHaveClass("bg-sky");
});

test("an event without coordinates has no map", async () => {
  await show(eventItem({ ...event, coordinates: null }));
  expect(screen.queryByRole("img", { name: /^Map of/ })).toBeNull();
});
