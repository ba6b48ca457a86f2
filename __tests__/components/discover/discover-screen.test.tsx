import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListedCard } from "@/components/discover/listed-cards";
import { SearchBox } from "@/components/discover/search-box";
import type { Event } from "@/lib/discover/events/schema";
import { NO_FILTERS } from "@/lib/discover/listing/filters";
import { eventItem } from "@/lib/discover/listing/items";
import {
  addressParts,
  chosenChip,
  countsAddress,
  listedKind,
  shownAddress,
  viewIn,
} from "@/lib/discover/listing/rules";

const viewAt = (address: string) => viewIn(new URLSearchParams(address));

describe("the view in the address", () => {
  test("map, explore and All are the defaults, and say nothing", () => {
    expect(viewAt("")).toEqual({
      look: "map",
      mode: "venues",
      category: "all",
      q: "",
      filters: NO_FILTERS,
      area: null,
    });
    expect(Object.values(addressParts(viewAt(""))).every((part) => part === undefined)).toBe(true);
  });
  test("a category another mode doesn't know shows everything and stays remembered", () => {
    const gems = viewAt("mode=hidden_gems&category=Live+Music&view=list");
    expect(chosenChip(gems)).toBe("all");
    expect(gems.category).toBe("Live Music");
    expect(shownAddress(gems, null)).toBe("/api/hidden-gems?size=20");
    expect(shownAddress({ ...gems, mode: "venues" }, null)).toBe(
      "/api/venues?city=Chicago&category=Live+Music&size=20",
    );
  });
  test("Explore's Events chip lists events", () => {
    const view = viewAt("category=Events&q=jazz&view=list");
    expect(listedKind(view)).toBe("events");
    expect(shownAddress(view, null)).toBe("/api/events?city=Chicago&q=jazz&size=20");
  });
  test("counts ask with the same search and filters, whatever the chip", () => {
    expect(countsAddress("venues", { ...viewAt("q=park&free=true&rating=4.5&category=Live+Music"), here: null })).toBe(
      "/api/venues?city=Chicago&q=park&free=true&rating=4.5&size=1",
    );
  });
  test("what the address makes up is left out", () => {
    expect(viewAt("view=globe&mode=x&rating=nine&price=%24%24,lots").filters).toEqual({ ...NO_FILTERS, price: ["$$"] });
  });
});

const event: Event = {
  id: "e1",
  name: "Night at the Green Mill",
  venue: "Green Mill",
  city: "",
  address: null,
  date: "2026-11-27",
  time: "TBA",
  category: "Music",
  description: null,
  priceRange: { min: 20, max: 45.5 },
  source: "seatgeek",
  sources: ["seatgeek"],
  links: [],
  url: null,
  image: "/posters/e1.avif",
  placeholder: "",
  rating: null,
  coordinates: null,
  isSaved: false,
};

describe("an event's card", () => {
  test("has the spec's defaults, and no time while it is TBA", () => {
    render(<ListedCard item={eventItem(event)} rank={1} onOpen={() => undefined} />);
    expect(screen.getByText("Green Mill · Chicago, IL")).toBeInTheDocument();
    expect(screen.getByText("Address TBA")).toBeInTheDocument();
    expect(screen.getByText("Fri, Nov 27")).toBeInTheDocument();
    expect(screen.getByText("SeatGeek")).toBeInTheDocument();
    expect(screen.getByText("$20 - $45.50")).toBeInTheDocument();
  });
  test("without an url it opens its sheet", async () => {
    const open = jest.fn();
    render(<ListedCard item={eventItem(event)} rank={1} onOpen={open} />);
    await userEvent.click(screen.getByRole("button", { name: event.name }));
    expect(open).toHaveBeenCalledWith(expect.objectContaining({ type: "event", id: "e1" }));
  });
  test("with an url and a source it opens there, in a new tab; a known time is said", () => {
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
