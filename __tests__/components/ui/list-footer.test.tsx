import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListFooter } from "@/components/ui/list-footer";

const list = { error: undefined, hasMore: true, isLoadingMore: false, loadMore: () => {}, retry: () => {} };

test("a failed page can be retried", async () => {
  const retry = jest.fn();
  render(<ListFooter list={{ ...list, error: new Error("lost"), retry }} skeleton={null} />);
  expect(screen.getByRole("alert")).toHaveTextContent("That didn't load");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test("the next page has a skeleton, and the last one an end marker", () => {
  const { rerender } = render(<ListFooter list={{ ...list, isLoadingMore: true }} skeleton={<p>Loading more</p>} />);
  expect(screen.getByText("Loading more")).toBeVisible();
  // A complete list stays complete, even if refetching it fails.
  rerender(<ListFooter list={{ ...list, hasMore: false, error: new Error("lost") }} skeleton={<p>Loading more</p>} />);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("You're all caught up")).toBeVisible();
});
