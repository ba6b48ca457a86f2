import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppProvider } from "@/components/app-context/app-provider";
import { HomeScreen } from "@/components/home/home-screen";
import { dismissToast } from "@/components/ui/use-toast";
import { DEFAULT_PREFERENCES } from "@/lib/core/shared/preferences";
import { type Answer, fakeApi } from "../../support/fake-api";
import { FeedFrame, photo } from "../../support/feed";

jest.mock("next/navigation", () => ({
  usePathname: () => "/",
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const ME = { id: "u-me", firstName: "Grace", lastName: "Hopper", profileImageUrl: null };
const activity = (id: string) => ({
  id,
  title: `Activity ${id}`,
  location: "Grant Park",
  imageUrl: `/posters/trend-${id}.avif`,
  description: "Out and back",
  popularity: 40,
  participants: 95,
  category: "Running",
  difficulty: "Moderate",
  price: "Free",
  maxParticipants: 120,
  coordinates: { lat: 41.88, lng: -87.62 },
  isSaved: false,
});
const gem = (id: string) => ({
  id,
  name: `Gem ${id}`,
  neighborhood: "Pilsen",
  address: "1800 S Ashland Ave",
  specialFeature: "Back-room jukebox",
  description: "Small and loud",
  category: "Bar",
  cuisine: "Drinks",
  type: "bar",
  rating: 4.6,
  reviewCount: 210,
  priceRange: "$$",
  hours: "5 PM – 2 AM",
  isOpen: null,
  tags: [],
  coordinates: { lat: 41.857, lng: -87.666 },
  website: null,
  image: `/posters/gem-${id}.avif`,
  placeholder: "",
  focusY: 0.5,
  isSaved: false,
});
const NOTHING = {
  ...{ sections: [], activities: [], routes: [], help: [], guides: [] },
  ...{ places: [], events: [], gems: [], people: [], photos: [], suggestions: [] },
};
const hit = (type: string, id: string, name: string) => ({ id, type, name, subtitle: "Pilsen", image: null });
const IDS = ["1", "2", "3", "4", "5"];
const FEED = "GET /api/photos/home?filter=for-you&seed=seed-one&limit=10";

function show(answers: Record<string, Answer | Answer[]> = {}, units: "mi" | "km" = "mi") {
  const sent = fakeApi({
    "GET /api/auth/user": { status: 503 },
    "GET /api/trending/activities": { body: { activities: IDS.map(activity) } },
    "GET /api/hidden-gems": { body: { hiddenGems: IDS.map(gem), total: 40, counts: {}, nextCursor: null } },
    [FEED]: { body: [photo("a"), photo("b")] },
    ...answers,
  });
  render(
    <FeedFrame>
      <AppProvider viewer={ME} preferences={{ ...DEFAULT_PREFERENCES, units }}>
        <HomeScreen
          greeting="Good morning, Grace"
          day="Fri, Nov 20"
          temperature={49}
          weather="cloudy"
          seed="seed-one"
        />
      </AppProvider>
    </FeedFrame>,
  );
  return sent;
}

beforeEach(() => window.history.replaceState(null, "", "/"));
afterEach(() => {
  act(() => dismissToast());
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test("greets, and shows the first four trending items: name, distance, and category", async () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Good morning, Grace" })).toBeInTheDocument();
  const panel = screen.getByRole("tabpanel", { name: "Trending" });
  expect(within(panel).getByRole("heading", { name: "Trending This Weekend" })).toBeInTheDocument();
  expect(within(panel).getByText("Chicago")).toBeInTheDocument();
  const cards = within(await within(panel).findByRole("list")).getAllByRole("button");
  expect(cards.map((card) => card.textContent)).toEqual([
    ...["1", "2", "3", "4"].map((id) => `Activity ${id}0.5 mi·Running`),
    "See allthat's trending",
  ]);
  expect(screen.getByRole("heading", { name: "Discover Chicago" })).toBeInTheDocument();
  expect(await screen.findAllByRole("article")).toHaveLength(2);
});

test("a trending card opens as a feed card: likes are popularity × 2, comments participants / 10", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Activity 1/ }));
  const dialog = await screen.findByRole("dialog", { name: "Activity 1" });
  for (const text of ["80 likes", "9 comments", "Medium", "Free", "Up to 120 people"]) {
    expect(within(dialog).getByText(text)).toBeInTheDocument();
  }
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("a trending card shows whether it is saved, and reopens in the same state", async () => {
  show({
    "GET /api/trending/activities": {
      body: { activities: [{ ...activity("1"), isSaved: true }, activity("2")] },
    },
    "PUT /api/saved/activity/2": { body: { isSaved: true, savedCount: 2 } },
  });
  const open = async (name: string) => {
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^${name}`) }));
    return within(await screen.findByRole("dialog", { name }));
  };
  const close = async () => {
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  };
  expect((await open("Activity 1")).getByRole("button", { name: "Saved to Favorites" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await close();
  const second = await open("Activity 2");
  await userEvent.click(second.getByRole("button", { name: "Save to Favorites" }));
  expect(await second.findByRole("button", { name: "Saved to Favorites" })).toHaveAttribute("aria-pressed", "true");
  await close();
  await open("Activity 1");
  await close();
  expect((await open("Activity 2")).getByRole("button", { name: "Saved to Favorites" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test.each([
  ["mi", "1 mi"],
  ["km", "1.6 km"],
] as const)("with a known position, trending shows distances in %s", async (units, text) => {
  Object.assign(navigator, {
    geolocation: {
      // A mile south of the card, plus a few meters that must be rounded away.
      getCurrentPosition: (done: (position: unknown) => void) =>
        done({ coords: { latitude: 41.86553, longitude: -87.62002, accuracy: 5 } }),
    },
  });
  const nearby = "GET /api/photos/home?filter=nearby&near=41.866%2C-87.620&seed=seed-one&limit=10";
  const sent = show({ [nearby]: { body: [] } }, units);
  await userEvent.click(within(screen.getByRole("group", { name: "Posts" })).getByRole("button", { name: "Nearby" }));
  const panel = screen.getByRole("tabpanel", { name: "Trending" });
  await waitFor(() => expect(within(panel).getAllByText(text)).toHaveLength(4));
  expect(within(panel).queryByText("0.5 mi")).not.toBeInTheDocument();
  expect(sent.map(({ url }) => url).join()).not.toMatch(/41\.8655|87\.62002/);
});

test("Hidden Gems shows the first four and a link to all; arrow keys change the tab", async () => {
  show();
  await userEvent.click(screen.getByRole("tab", { name: "Trending" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Hidden Gems" })).toHaveFocus();
  const panel = screen.getByRole("tabpanel", { name: "Hidden Gems" });
  expect(await within(panel).findAllByRole("listitem")).toHaveLength(4);
  expect(within(panel).getByRole("link", { name: "View all 40 hidden gems" })).toHaveAttribute(
    "href",
    "/discover?mode=hidden_gems",
  );
  expect(window.location.search).toBe("?tab=hidden");
});

test("a hidden gem can be saved from its row", async () => {
  const sent = show({ "PUT /api/saved/gem/1": { body: { isSaved: true, savedCount: 1 } } });
  await userEvent.click(screen.getByRole("tab", { name: "Hidden Gems" }));
  const save = await screen.findByRole("button", { name: "Save Gem 1" });
  expect(save).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(save);
  await waitFor(() => expect(save).toHaveAttribute("aria-pressed", "true"));
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toContain("PUT /api/saved/gem/1");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("with four gems or fewer there is no such link", async () => {
  show({ "GET /api/hidden-gems": { body: { hiddenGems: [gem("1")], total: 1, counts: {}, nextCursor: null } } });
  await userEvent.click(screen.getByRole("tab", { name: "Hidden Gems" }));
  await screen.findByText("Gem 1");
  expect(screen.queryByRole("link", { name: /View all/ })).not.toBeInTheDocument();
});

test("Ask AI has its card with the first suggestions below, and opens the dialog", async () => {
  const failing = { status: 500 };
  show({
    "GET /api/ai/recommendations?userId=anonymous": failing,
    "GET /api/ai/social-matches?userId=anonymous": failing,
  });
  await userEvent.click(screen.getByRole("tab", { name: "Ask AI" }));
  expect(screen.getByRole("heading", { name: "AI Recommendations" })).toBeInTheDocument();
  expect(screen.getByText("Get personalized activity suggestions based on your preferences.")).toBeInTheDocument();
  expect(await screen.findByText("Explore Chicago Today")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "What Should I Do Today?" }));
  const dialog = await screen.findByRole("dialog", { name: "What Should I Do Today?" });
  expect(within(dialog).getByText("AI recommendations for you")).toBeInTheDocument();
});

test.each(["Millennium Park", "Coffee shops", "Fitness classes"])(
  "the recent search %s sets the query and closes the overlay",
  async (recent) => {
    const q = recent.replace(" ", "+");
    const sent = show({
      [`GET /api/photos/home?q=${q}`]: { body: [photo("found")] },
      [`GET /api/search?q=${q}`]: { body: NOTHING },
    });
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    const overlay = await screen.findByRole("dialog", { name: "Search" });
    const field = within(overlay).getByPlaceholderText("Search experiences, places, people...");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(within(overlay).getByRole("button", { name: recent }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await screen.findByText(recent)).toBeInTheDocument();
    expect(await screen.findByRole("article")).toHaveTextContent("Ada Lovelace");
    expect(sent.map(({ url }) => url)).toContain(`/api/photos/home?q=${q}`);
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(await screen.findAllByRole("article")).toHaveLength(2);
  },
);

test("typing finds sections ordered by relevance, then posts", async () => {
  const city = {
    ...NOTHING,
    sections: ["activities", "places", "gems", "photos", "people"],
    activities: [hit("activity", "a1", "Grant Park run"), hit("community-event", "e1", "Grant walk")],
    places: [hit("venue", "v1", "Grant Park")],
    gems: [hit("gem", "g1", "Grant Tap")],
    photos: [hit("photo", "p9", "Grant")],
    people: [hit("person", "p1", "Ulysses Grant")],
    suggestions: [hit("venue", "v2", "Giant Park")],
  };
  show({
    "GET /api/photos/home?q=grant": { body: [photo("p", { title: "Picnic" })] },
    "GET /api/search?q=grant": { body: city },
  });
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  await userEvent.type(await screen.findByRole("searchbox", { name: "Search" }), "grant");
  const results = await screen.findByRole("region", { name: "Search results" });
  const part = (name: string) => within(within(results).getByRole("region", { name }));
  await waitFor(() => expect(within(results).getByRole("status")).toHaveTextContent("6 results found"));
  const titles = within(results)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(["Activities", "Places", "Hidden gems", "People", "Posts", "Did you mean"]);
  expect(part("Activities").getByRole("button", { name: /Grant Park run/ })).toBeInTheDocument();
  expect(part("Activities").getByRole("link", { name: /Grant walk/ })).toHaveAttribute("href", "/events/e1");
  expect(part("Posts").getByRole("button", { name: /^Picnic/ })).toBeInTheDocument();
  expect(part("Places").getByRole("link", { name: /Grant Park/ })).toHaveAttribute("href", "/discover?venue=v1");
  expect(part("Hidden gems").getByRole("link", { name: /Grant Tap/ })).toHaveAttribute("href", "/discover?gem=g1");
  expect(part("People").getByRole("link", { name: /Ulysses Grant/ })).toHaveAttribute("href", "/profile/p1");
  expect(part("Did you mean").getByRole("link", { name: /Giant Park/ })).toBeInTheDocument();
});

test("a search without results says so", async () => {
  show({ "GET /api/photos/home?q=xyzzy": { body: [] }, "GET /api/search?q=xyzzy": { body: NOTHING } });
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  await userEvent.type(await screen.findByRole("searchbox", { name: "Search" }), "xyzzy");
  expect(await screen.findByRole("heading", { name: 'No results for "xyzzy"' })).toBeVisible();
});

test("no results show the spec's empty state", async () => {
  window.history.replaceState(null, "", "/?q=xyzzy");
  show({ "GET /api/photos/home?q=xyzzy": { body: [] }, "GET /api/search?q=xyzzy": { body: NOTHING } });
  expect(await screen.findByRole("heading", { name: "No activities found" })).toBeInTheDocument();
  expect(screen.getByText("Try adjusting your filters or check back later for new activities.")).toBeInTheDocument();
});

test("Following requests followed people's posts; Nearby asks for the position, and says so if it is denied", async () => {
  Object.assign(navigator, {
    geolocation: { getCurrentPosition: (_: unknown, fail: (error: { code: number }) => void) => fail({ code: 1 }) },
  });
  show({ "GET /api/photos/home?filter=following&seed=seed-one&limit=10": { body: [] } });
  const posts = screen.getByRole("group", { name: "Posts" });
  await userEvent.click(within(posts).getByRole("button", { name: "Following" }));
  expect(await screen.findByRole("link", { name: "Find people" })).toHaveAttribute("href", "/friends");
  expect(screen.getByText("Posts from people you follow show up here.")).toBeInTheDocument();
  await userEvent.click(within(posts).getByRole("button", { name: "Nearby" }));
  expect(await screen.findByText("Location access denied by user")).toBeInTheDocument();
});

test("Nearby far from the city shows the distance and uses the city's center", async () => {
  Object.assign(navigator, {
    geolocation: {
      getCurrentPosition: (done: (position: unknown) => void) =>
        done({ coords: { latitude: 40.7128, longitude: -74.006, accuracy: 5 } }),
    },
  });
  const nearby = "GET /api/photos/home?filter=nearby&near=41.878%2C-87.630&seed=seed-one&limit=10";
  show({ [nearby]: { body: [photo("a")] } });
  await userEvent.click(within(screen.getByRole("group", { name: "Posts" })).getByRole("button", { name: "Nearby" }));
  expect(await screen.findByText(/You.re 71\d mi from Chicago/)).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: /Title a/ })).toBeInTheDocument();
});

test("a link to a post opens it over the home screen, and closing stays here", async () => {
  window.history.replaceState(null, "", "/?photo=a");
  show({ "GET /api/photos/a": { body: photo("a") }, "GET /api/photos/a/comments": { body: [] } });
  await screen.findByRole("dialog", { name: "Title a" });
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(window.location.search).toBe(""));
});
