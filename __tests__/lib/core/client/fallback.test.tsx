import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import useSWR, { type State, SWRConfig } from "swr";
import { FallbackProvider } from "@/components/fallback-provider";
import { DetailLayer } from "@/components/home/detail-layer";
import { resetFreshness } from "@/lib/core/client/freshness";
import { swrDefaults } from "@/lib/core/client/swr";
import { NO_FILTERS } from "@/lib/discover/listing/filters";
import { useListingCounts } from "@/lib/discover/listing/hooks";
import { countsAddress } from "@/lib/discover/listing/rules";
import { fakeApi } from "../../../support/fake-api";

type Kept = Map<string, State>;
type Page = { cache?: Kept; response: { json: string }; children: ReactNode };
const noHandler = () => undefined;

const responseOf = (answers: Record<string, unknown>) => ({ json: JSON.stringify(answers) });

/** A page as the server sends it, with its data. */
function ServedPage({ cache, response, children }: Page) {
  const [kept] = useState((): Kept => cache ?? new Map());
  return (
    <SWRConfig value={{ ...swrDefaults, provider: () => kept }}>
      <FallbackProvider response={response}>{children}</FallbackProvider>
    </SWRConfig>
  );
}

beforeEach(resetFreshness);
afterEach(() => jest.restoreAllMocks());

const activity = {
  id: "t1",
  title: "Sunrise yoga",
  location: "Grant Park",
  imageUrl: "/posters/t1.avif",
  description: "Out and back",
  popularity: 40,
  participants: 95,
  category: "Yoga",
  difficulty: "Moderate",
  price: "Free",
  maxParticipants: 120,
  coordinates: null,
  isSaved: false,
};

test("a trending activity that came with the page can be saved, and unsaved again", async () => {
  const sent = fakeApi({
    "POST /api/ai/feedback": { status: 204 },
    "PUT /api/saved/activity/t1": { body: { isSaved: true, savedCount: 1 } },
    "DELETE /api/saved/activity/t1": { body: { isSaved: false, savedCount: 0 } },
  });
  render(
    <ServedPage response={responseOf({ "/api/trending/activities": { activities: [activity] } })}>
      <DetailLayer item={{ key: "trend", id: "t1" }} open known={undefined} onClose={noHandler} />
    </ServedPage>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Save to Favorites" }));
  await userEvent.click(await screen.findByRole("button", { name: "Saved to Favorites" }));
  expect(await screen.findByRole("button", { name: "Save to Favorites" })).toBeInTheDocument();
  expect(sent.filter(({ url }) => url.includes("/saved/")).map(({ method }) => method)).toEqual(["PUT", "DELETE"]);
});

const requested = (q: string) => ({ q, filters: NO_FILTERS, area: null, here: null });
const counted = (all: number) => ({ venues: [], hiddenGems: [], events: [], counts: { all }, nextCursor: null });

function Numbers() {
  const [q, setQ] = useState("");
  const { hidden_gems } = useListingCounts(requested(q));
  return (
    <button type="button" onClick={() => setQ(q === "" ? "musem" : "")}>
      All {hidden_gems?.all}
    </button>
  );
}

test("the counts that came with the page come back when a search is cleared", async () => {
  const modes = ["venues", "hidden_gems", "events"] as const;
  const searched = modes.map((mode) => [`GET ${countsAddress(mode, requested("musem"))}`, { body: counted(0) }]);
  fakeApi(Object.fromEntries(searched));
  const answers = Object.fromEntries(modes.map((mode) => [countsAddress(mode, requested("")), counted(74)]));
  render(
    <ServedPage response={responseOf(answers)}>
      <Numbers />
    </ServedPage>,
  );
  await userEvent.click(screen.getByRole("button", { name: "All 74" }));
  await userEvent.click(await screen.findByRole("button", { name: "All 0" }));
  expect(await screen.findByRole("button", { name: "All 74" })).toBeInTheDocument();
});

function Stats() {
  const { data, mutate } = useSWR<{ level: number }>("/api/user/stats");
  return (
    <button type="button" onClick={() => void mutate({ level: 9 }, { revalidate: false })}>
      Level {data?.level}
    </button>
  );
}

describe("a page that is opened again", () => {
  const withLevel = (level: number) => responseOf({ "/api/user/stats": { level } });
  const show = (cache: Kept, response: Page["response"]) =>
    render(
      <ServedPage cache={cache} response={response}>
        <Stats />
      </ServedPage>,
    );
  const level = (number: number) => screen.findByRole("button", { name: `Level ${number}` });

  test("from the server shows the server's data, without a request", async () => {
    const sent = fakeApi({});
    const cache: Kept = new Map();
    const first = show(cache, withLevel(1));
    await level(1);
    first.unmount();
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    show(cache, withLevel(2));
    expect(await level(2)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test("with Back shows later changes, not the original data", async () => {
    fakeApi({});
    const cache: Kept = new Map();
    const response = withLevel(1);
    const first = show(cache, response);
    await userEvent.click(await level(1));
    await level(9);
    first.unmount();
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    show(cache, response);
    await act(() => Promise.resolve());
    await waitFor(() => expect(screen.getByRole("button", { name: "Level 9" })).toBeInTheDocument());
  });
});
