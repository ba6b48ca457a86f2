import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { AskAiDialog } from "@/components/ask-ai/ask-ai-dialog";
import { dismissToast } from "@/components/ui/use-toast";
import type { SocialMatch } from "@/lib/suggestions/matches/schema";
import type { Recommendation } from "@/lib/suggestions/recommendations/schema";
import { type Answer, fakeApi } from "../../support/fake-api";
import { FeedFrame } from "../../support/feed";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }), usePathname: () => "/" }));

const activity = (id: string, change: Partial<Recommendation> = {}): Recommendation => ({
  id,
  title: `Place ${id}`,
  name: `Place ${id}`,
  description: "Two floors of records.",
  reason: "You often choose jazz.",
  type: "habit",
  location: "Uptown",
  estimatedDuration: "1 hour",
  difficulty: "Easy",
  confidence: 62,
  targetType: "venue",
  targetId: id,
  category: "Live Music",
  image: null,
  placeholder: "",
  isOpen: true,
  isSaved: false,
  startsAt: null,
  timeKnown: true,
  ...change,
});
const match: SocialMatch = {
  id: "m1",
  type: "workout_partner",
  title: "Work out with Bo",
  description: "You both run.",
  confidence: 0.62,
  matchReason: "You both like running.",
  category: "workout_partner",
  action: "Connect",
  icon: "activity",
  user: { name: "Bo Hill", avatar: null, commonActivities: ["running", "yoga", "coffee", "art"], profileMatch: 40 },
};
const context = { weather: "rainy", temperature: 48, source: "open-meteo", timeOfDay: "morning" };
const RECOMMENDATIONS = "GET /api/ai/recommendations?userId=u1";
const MATCHES = "GET /api/ai/social-matches?userId=u1";

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <AskAiDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

async function show(answers: Record<string, Answer | Answer[]> = {}) {
  const sent = fakeApi({
    "GET /api/auth/user": { body: { id: "u1", firstName: "Grace" } },
    [RECOMMENDATIONS]: { body: { recommendations: [activity("a"), activity("b", { isOpen: null })], context } },
    [MATCHES]: { body: { socialMatches: [match] } },
    "GET /api/account/settings": { body: { interests: ["yoga", "food"] } },
    "POST /api/ai/feedback": { status: 204 },
    ...answers,
  });
  render(
    <FeedFrame>
      <Opener />
    </FeedFrame>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  return { sent, dialog: await screen.findByRole("dialog", { name: "What Should I Do Today?" }) };
}
const requested = (sent: { url: string }[], path: string) => sent.filter(({ url }) => url.startsWith(path)).length;

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  push.mockClear();
});
afterEach(() => {
  act(() => dismissToast());
  jest.restoreAllMocks();
});

test("opening fetches both lists once; the subtitle has the user's name; cards show why, where, how long, and whether it is open", async () => {
  const { sent, dialog } = await show();
  expect(await within(dialog).findByText("AI recommendations for Grace")).toBeInTheDocument();
  const [first, second] = await within(dialog).findAllByRole("article");
  for (const text of ["You often choose jazz.", "62% match", "Uptown", "1 hour", "Open now"]) {
    expect(within(first ?? dialog).getByText(text)).toBeInTheDocument();
  }
  expect(within(first ?? dialog).queryByText("Easy")).not.toBeInTheDocument();
  expect(within(second ?? dialog).getByText("Check hours")).toBeInTheDocument();
  expect(within(dialog).getByText("Rainy · 48°F")).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  await screen.findAllByRole("article");
  expect([requested(sent, "/api/ai/recommendations"), requested(sent, "/api/ai/social-matches")]).toEqual([1, 1]);
});

test("shows a loading text for each list", async () => {
  const never = new Promise<Response>(() => {});
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation((input) =>
      String(input).includes("/auth/user") ? Promise.resolve(Response.json({ id: "u1", firstName: "Grace" })) : never,
    );
  render(
    <FeedFrame>
      <Opener />
    </FeedFrame>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  expect(await screen.findByText("AI is analyzing your activity preferences...")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("tab", { name: "Social Matches" }));
  expect(screen.getByText("AI is analyzing your social compatibility...")).toBeInTheDocument();
});

test("shows an empty state without suggestions", async () => {
  await show({
    [RECOMMENDATIONS]: { body: { recommendations: [], context } },
    [MATCHES]: { body: { socialMatches: [] } },
  });
  expect(await screen.findByText("Ready to discover Chicago?")).toBeInTheDocument();
  expect(screen.getByText("Click to get personalized AI recommendations!")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("tab", { name: "Social Matches" }));
  expect(await screen.findByText("Ready to discover Chicago?")).toBeInTheDocument();
});

test("tapping a card shows Great Choice!, opens Discover, and sends feedback to the ranking", async () => {
  const { sent, dialog } = await show();
  await userEvent.click(await within(dialog).findByRole("button", { name: "Place a" }));
  expect(await screen.findByText("Great Choice!")).toBeInTheDocument();
  await waitFor(() => expect(push).toHaveBeenCalledWith("/discover?activity=Place+a"));
  expect(sent.at(-1)?.body).toEqual({ targetType: "venue", targetId: "a", verdict: "tapped" });
});

test("Not interested removes a card, and Undo restores it in place", async () => {
  const { sent, dialog } = await show();
  await userEvent.click(await within(dialog).findByRole("button", { name: "Not interested in Place a" }));
  expect(within(dialog).queryByText("Place a")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  const titles = within(dialog).getAllByRole("heading", { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(["Place a", "Place b"]);
  await waitFor(() =>
    expect(sent.filter(({ url }) => url === "/api/ai/feedback").map(({ body }) => body)).toEqual([
      { targetType: "venue", targetId: "a", verdict: "not-interested" },
      { targetType: "venue", targetId: "a", verdict: "undo" },
    ]),
  );
});

test("a refused Not interested restores the card and shows an error", async () => {
  const { dialog } = await show({ "POST /api/ai/feedback": { status: 503 } });
  await userEvent.click(await within(dialog).findByRole("button", { name: "Not interested in Place a" }));
  expect(await screen.findByText("Couldn't save that")).toBeInTheDocument();
  expect(within(dialog).getByText("Place a")).toBeInTheDocument();
});

test("a card can be saved in place", async () => {
  const { sent, dialog } = await show({ "PUT /api/saved/venue/a": { body: { isSaved: true, savedCount: 1 } } });
  const save = await within(dialog).findByRole("button", { name: "Save Place a" });
  await userEvent.click(save);
  await waitFor(() => expect(save).toHaveAttribute("aria-pressed", "true"));
  expect(requested(sent, "/api/saved/venue/a")).toBe(1);
});

test("Get New Activities requests new ones for this hour; on failure the fallback card is shown", async () => {
  const others = { body: { recommendations: [activity("c")], context } };
  const { sent, dialog } = await show({ "POST /api/ai/recommendations": [others, { status: 500 }] });
  await within(dialog).findByText("Place a");
  await userEvent.click(within(dialog).getByRole("button", { name: "Get New Activities" }));
  expect(await within(dialog).findByText("Place c")).toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({
    location: null,
    time: expect.any(Number),
    weather: context.weather,
    userInterests: ["yoga", "food"],
    exclude: ["a", "b"],
  });
  await userEvent.click(within(dialog).getByRole("button", { name: "Get New Activities" }));
  expect(await within(dialog).findByText("Explore Chicago Today")).toBeInTheDocument();
  expect(within(dialog).getByText("75% match")).toBeInTheDocument();
});

test("if nothing can be fetched, both fallback cards are shown with working links", async () => {
  const { dialog } = await show({ [RECOMMENDATIONS]: { status: 500 }, [MATCHES]: { status: 500 } });
  expect(await within(dialog).findByText("Explore Chicago Today")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("tab", { name: "Social Matches" }));
  expect(await within(dialog).findByText("85%")).toBeInTheDocument();
  expect(within(dialog).getByText(/community group/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole("article").querySelector("button") ?? dialog);
  expect(screen.queryByText("AI Social Match!")).not.toBeInTheDocument(); // no connections yet
});

test("a match shows its category in words and three common activities; connecting shows AI Social Match!, sends a request, shows Connection Sent!, and can be undone", async () => {
  const { sent, dialog } = await show({
    "POST /api/ai/social-matches/m1/connect": { body: { state: "requested" } },
    "DELETE /api/ai/social-matches/m1/connect": { body: { state: "none" } },
  });
  await userEvent.click(screen.getByRole("tab", { name: "Social Matches" }));
  const card = await within(dialog).findByRole("article");
  expect(within(card).getByText("workout partner")).toBeInTheDocument();
  const common = within(within(card).getByRole("list", { name: "In common" })).getAllByRole("listitem");
  expect(common.map(({ textContent }) => textContent)).toEqual(["running", "yoga", "coffee"]);
  await userEvent.click(within(card).getByRole("button", { name: "Connect: Work out with Bo" }));
  expect(await screen.findByText("AI Social Match!")).toBeInTheDocument();
  expect(screen.queryByText("Connection Sent!")).not.toBeInTheDocument();
  expect(await screen.findByText("Connection Sent!", {}, { timeout: 3000 })).toBeInTheDocument();
  await userEvent.click(within(card).getByRole("button", { name: "Undo request to Bo Hill" }));
  expect(await within(card).findByRole("button", { name: "Connect: Work out with Bo" })).toBeInTheDocument();
  const calls = sent.filter(({ url }) => url.endsWith("/connect")).map(({ method }) => method);
  expect(calls).toEqual(["POST", "DELETE"]);
});

test("a failed request never shows Connection Sent!", async () => {
  const { dialog } = await show({ "POST /api/ai/social-matches/m1/connect": { status: 404 } });
  await userEvent.click(screen.getByRole("tab", { name: "Social Matches" }));
  await userEvent.click(await within(dialog).findByRole("button", { name: "Connect: Work out with Bo" }));
  expect(await screen.findByText("Couldn't connect")).toBeInTheDocument();
  expect(screen.queryByText("Connection Sent!")).not.toBeInTheDocument();
});

test("an event's card shows when it starts, a hard activity its difficulty, and no confidence below 60 %", async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const recommendations = [
    activity("a", { startsAt: inDays(1), targetType: "event", difficulty: "Moderate" }),
    activity("b", { startsAt: inDays(3), timeKnown: false, targetType: "event", confidence: 59 }),
  ];
  const { dialog } = await show({ [RECOMMENDATIONS]: { body: { recommendations, context } } });
  const [tomorrow, later] = await within(dialog).findAllByRole("article");
  expect(tomorrow).toHaveTextContent(/Tomorrow \d+:\d\d [AP]M/);
  expect(tomorrow).toHaveTextContent("Moderate");
  expect(later).toHaveTextContent(/[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+/);
  expect(later).not.toHaveTextContent(/% match|Easy/);
});
