import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { ArchiveAndTrashScreen } from "@/components/feed/archive-and-trash-screen";

jest.mock("next/navigation", () => ({
  usePathname: () => "/settings/posts",
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

function open(url: string) {
  window.history.replaceState(null, "", url);
  fakeApi({ "GET /api/photos/archive": { body: [] }, "GET /api/photos/trash": { body: [] } });
  return render(
    <FeedFrame>
      <ArchiveAndTrashScreen />
    </FeedFrame>,
  );
}

test("a link opens the trash, and a reload shows the list that was chosen last", async () => {
  const first = open("/settings/posts?place=trash");
  expect(await screen.findByText("The trash is empty")).toBeVisible();
  const entries = window.history.length;
  await userEvent.click(screen.getByRole("button", { name: "Archive" }));
  expect(await screen.findByText("Nothing archived")).toBeVisible();
  expect(window.location.search).toBe("?place=archive");
  expect(window.history.length).toBe(entries);
  first.unmount();
  open(window.location.pathname + window.location.search);
  expect(await screen.findByText("Nothing archived")).toBeVisible();
});

test("an unknown list in the URL is the archive", async () => {
  open("/settings/posts?place=attic");
  expect(await screen.findByText("Nothing archived")).toBeVisible();
});
