import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ModerationScreen } from "@/components/moderation/moderation-screen";
import { type Answer, fakeApi } from "../../support/fake-api";
import { FeedFrame } from "../../support/feed";

jest.mock("next/navigation", () => ({ usePathname: () => "/moderation" }));

const MAYA = { id: "u-maya", firstName: "Maya", lastName: "Lee", profileImageUrl: null };
const about = (id: string, more: object = {}) => ({
  id,
  type: "comment",
  targetId: `t-${id}`,
  snapshot: { author: MAYA, title: null, text: "Mean words", images: [], photoId: "p" },
  reports: 2,
  categories: ["harassment", "spam"],
  notes: ["Please look"],
  status: "open",
  isGone: false,
  isHidden: false,
  action: null,
  reason: null,
  proposedAction: null,
  objection: null,
  objectionAnswer: null,
  createdAt: new Date().toISOString(),
  decidedAt: null,
  ...more,
});
const OPEN = "GET /api/moderation/reports?status=open";

function show(answers: Record<string, Answer | Answer[]>) {
  const sent = fakeApi(answers);
  render(
    <FeedFrame>
      <ModerationScreen />
    </FeedFrame>,
  );
  return sent;
}

test("a case shows what was reported, by how many, and as what; a decision needs a reason", async () => {
  const sent = show({
    [OPEN]: { body: [about("a"), about("b", { type: "user" })] },
    "PATCH /api/moderation/reports/a": [
      { status: 409, body: { message: "This has already been decided" } },
      { status: 200 },
    ],
  });
  const one = within(await screen.findByRole("article", { name: "Comment by Maya Lee" }));
  expect(one.getByText("Mean words")).toBeInTheDocument();
  expect(one.getByText(/^2 reports, first/)).toBeInTheDocument();
  const reportedAs = one.getByRole("list", { name: "Reported as" });
  expect(reportedAs).toHaveTextContent("Harassment or hateSpam or misleading");
  expect(one.getByText("“Please look”")).toBeInTheDocument();

  await userEvent.click(one.getByRole("button", { name: "Hide: Comment by Maya Lee" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Hide" }));
  expect(
    dialog.getByText("Only Maya Lee can see this comment, marked with a note. They'll see your reason."),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Hide" }));
  expect(dialog.getByText("Please give a reason")).toBeInTheDocument();
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Be kind ");
  await userEvent.click(dialog.getByRole("button", { name: "Hide" }));
  expect(await dialog.findByText("This has already been decided")).toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Hide" }));
  await waitFor(() => expect(screen.queryByRole("article", { name: "Comment by Maya Lee" })).not.toBeInTheDocument());
  expect(sent.findLast(({ method }) => method === "PATCH")?.body).toEqual({ action: "hide", reason: "Be kind" });
});

test("a person can be dismissed, warned, or suspended, but not hidden", async () => {
  show({ [OPEN]: { body: [about("b", { type: "user" })] } });
  const one = within(await screen.findByRole("article", { name: "Maya Lee" }));
  expect(one.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Dismiss", "Warn", "Suspend"]);
});

test("decided cases show their reason; an empty queue says so", async () => {
  const decided = {
    status: "closed",
    action: "remove",
    reason: "Spam",
    decidedAt: new Date().toISOString(),
    isGone: true,
  };
  show({ [OPEN]: { body: [] }, "GET /api/moderation/reports?status=closed": { body: [about("a", decided)] } });
  expect(await screen.findByText("No open reports")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Decided" }));
  const one = within(await screen.findByRole("article", { name: "Comment by Maya Lee" }));
  expect(one.getByText("Removed")).toBeInTheDocument();
  expect(one.getByText("Deleted")).toBeInTheDocument();
  expect(one.queryByRole("button")).not.toBeInTheDocument();
});
