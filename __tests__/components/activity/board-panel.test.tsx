import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { BoardPanel } from "@/components/activity/board-panel";
import { ViewerProvider } from "@/components/viewer";
import { paths } from "@/lib/core/shared/paths";

const row = (rank: number, id: string, isMe = false) => ({
  ...{ rank, xp: 500 - rank, isMe },
  user: { id, firstName: id, lastName: "Lane", profileImageUrl: null },
});
const board = (scope: "city" | "friends", period: "week" | "all", around: boolean) =>
  `GET ${paths.api.board({ scope, period, around })}`;

test("filters are one row of chips, the current view is described, and your own row is pinned", async () => {
  const sent = fakeApi({
    [board("city", "week", false)]: { body: [row(1, "Ann"), row(90, "me", true)] },
    [board("city", "week", true)]: { body: [row(89, "Bea"), row(90, "me", true)] },
    [board("friends", "week", false)]: { body: [row(1, "me", true)] },
    [board("friends", "all", false)]: { body: [row(1, "me", true)] },
  });
  render(
    <FeedFrame>
      <ViewerProvider viewer={{ id: "me", firstName: "me", lastName: "Lane", profileImageUrl: null }}>
        <BoardPanel />
      </ViewerProvider>
    </FeedFrame>,
  );
  const chips = within(screen.getByRole("group", { name: "Leaderboard filters" }));
  expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Friends",
    "All time",
    "Around my rank",
  ]);
  const list = await screen.findByRole("list", { name: "Leaderboard" });
  expect(within(list).getAllByRole("listitem")[1]).toHaveClass("sticky");
  expect(screen.getByText("Everyone in Chicago, this week")).toBeVisible();

  await userEvent.click(chips.getByRole("button", { name: "Around my rank" }));
  expect(await screen.findByText("Bea Lane")).toBeVisible();
  await userEvent.click(chips.getByRole("button", { name: "Friends" }));
  expect(screen.getByText("You and people you follow, this week")).toBeVisible();
  expect(chips.queryByRole("button", { name: "Around my rank" })).not.toBeInTheDocument();
  await userEvent.click(chips.getByRole("button", { name: "All time" }));
  expect(await screen.findByText("You and people you follow, all time")).toBeVisible();
  expect(sent.map(({ url }) => `GET ${url}`)).toEqual(expect.arrayContaining([board("friends", "all", false)]));
});
