import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListedCard } from "@/components/discover/listed-cards";
import { SearchBox } from "@/components/discover/search-box";
import { NO_FILTERS } from "@/lib/discover/listing/filters";
import { eventItem, venueItem } from "@/lib/discover/listing/items";
import {
  addressParts,
  chosenChip,
  countsAddress,
  listAddressOf,
  listedKind,
  viewIn,
} from "@/lib/discover/listing/rules";
import { event, venue } from "../../support/discover-items";

const viewAt = (address: string) => viewIn(new URLSearchParams(address));

describe("the view in the URL", () => {
  test("map, explore, and All are the defaults and add no parameters", () => {
    expect(viewAt("")).toEqual({
      layout: "map",
      mode: "venues",
      category: "all",
      q: "",
      filters: NO_FILTERS,
      area: null,
    });
    expect(Object.values(addressParts(viewAt(""))).every((part) => part === undefined)).toBe(true);
  });
  test("a category that another mode doesn't have shows everything and is remembered", () => {
    const gems = viewAt("mode=hidden_gems&category=Live+Music&view=list");
    expect(chosenChip(gems)).toBe("all");
    expect(gems.category).toBe("Live Music");
    expect(listAddressOf(gems, null)).toBe("/api/hidden-gems?size=20&limit=8");
    expect(listAddressOf({ ...gems, mode: "venues" }, null)).toBe(
      "/api/venues?city=Chicago&category=Live+Music&size=20&limit=8",
    );
  });
  test("Explore's Events chip lists events", () => {
    const view = viewAt("category=Events&q=jazz&view=list");
    expect(listedKind(view)).toBe("events");
    expect(listAddressOf(view, null)).toBe("/api/events?city=Chicago&q=jazz&size=20&limit=8");
  });
  test("counts are requested with the same search and filters, whatever the chip", () => {
    expect(countsAddress("venues", { ...viewAt("q=park&free=true&rating=4.5&category=Live+Music"), here: null })).toBe(
      "/api/venues?city=Chicago&q=park&free=true&rating=4.5&size=1",
    );
  });
  test("invalid values in the URL are ignored", () => {
    expect(viewAt("view=globe&mode=x&rating=nine&price=%24%24,lots").filters).toEqual({ ...NO_FILTERS, price: ["$$"] });
  });
});

describe("a place card", () => {
  test("shows every field of the spec once, the most important first", () => {
    render(<ListedCard item={venueItem(venue)} rank={3} onOpen={() => undefined} />);
    expect(screen.getByRole("link", { name: venue.name })).toBeInTheDocument();
    const lines = [...document.querySelectorAll("p")].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      "Rating4.9(6,720 reviews)\u00a0· Free",
      "Trail\u00a0· Lincoln Park",
      "Open until 11 PM",
      "Lakefront Trail, Chicago, IL 60614",
    ]);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["running", "cycling"]);
    expect(screen.getByText("3")).toBeInTheDocument();
  });
  test("shows the hours if the opening state is unknown", () => {
    const unknown = { ...venue, isOpen: null, openText: "Hours unknown" };
    render(<ListedCard item={venueItem(unknown)} rank={1} onOpen={() => undefined} />);
    expect(screen.getByText("6 AM – 11 PM daily")).toBeInTheDocument();
  });
  test.each([
    [true, "Open until 11 PM", "text-good-ink"],
    [true, "Closes in 30 min", "text-warn-ink"],
    [false, "Closed, opens 5 PM", "text-ink-soft"],
  ])("only closing soon is a warning: %s, %s", (isOpen, openText, ink) => {
    render(<ListedCard item={venueItem({ ...venue, isOpen, openText })} rank={1} onOpen={() => undefined} />);
    expect(screen.getByText(openText)).toHaveClass(ink);
  });
});

describe("an event card", () => {
  test("uses the spec's defaults, and no time while it is TBA", () => {
    render(<ListedCard item={eventItem(event)} rank={1} onOpen={() => undefined} />);
    expect(screen.getByText("Green Mill · Chicago, IL")).toBeInTheDocument();
    expect(screen.getByText("Address TBA")).toBeInTheDocument();
    expect(screen.getByText("Fri, Nov 27")).toBeInTheDocument();
    expect(screen.getByText("SeatGeek")).toBeInTheDocument();
    expect(screen.getByText("$20 - $45.50")).toBeInTheDocument();
  });
  test("opens its sheet without a url", async () => {
    const open = jest.fn();
    render(<ListedCard item={eventItem(event)} rank={1} onOpen={open} />);
    const link = screen.getByRole("link", { name: event.name });
    expect(link).toHaveAttribute("href", "/discover?event=e1&view=list"); // opened by a tap before hydration
    await userEvent.click(link);
    expect(open).toHaveBeenCalledWith(expect.objectContaining({ type: "event", id: "e1" }));
  });
  test("opens its url in a new tab if it has a url and a source, and shows a known time", () => {
    const sold = { ...event, url: "https://tickets.example/e1", time: "7:30 PM" };
    render(<ListedCard item={eventItem(sold)} rank={1} onOpen={() => undefined} />);
    const link = screen.getByRole("link", { name: /Night at the Green Mill/ });
    expect(link).toHaveAttribute("href", "https://tickets.example/e1");
    expect(link).toHaveAttribute("target", "_blank");
    expect(screen.getByText("Fri, Nov 27 at 7:30 PM")).toBeInTheDocument();
  });
});

test("the search asks once the typing pauses", async () => {
  const search = jest.fn();
  render(<SearchBox label="Search" placeholder="Search venues and events in Chicago..." q="" onSearch={search} />);
  await userEvent.type(screen.getByPlaceholderText("Search venues and events in Chicago..."), "zoo");
  expect(search).not.toHaveBeenCalledWith("z");
  await waitFor(() => expect(search).toHaveBeenCalledWith("zoo"));
});
