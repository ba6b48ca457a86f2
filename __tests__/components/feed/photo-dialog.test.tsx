import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppProvider } from "@/components/app-context/app-provider";
import { PhotoDialog } from "@/components/feed/photo-dialog";
import { dismissToast } from "@/components/ui/use-toast";
import type { Photo } from "@/lib/feed/photos/schema";
import { type Answer, fakeApi } from "../../support/fake-api";
import { ADA, comment, FeedFrame, photo } from "../../support/feed";

const closed = jest.fn();
const ME = { id: "u-me", firstName: "Grace", lastName: "Hopper", profileImageUrl: null, location: "Chicago, IL" };
const BASE = { "GET /api/auth/user": { status: 503 }, "GET /api/photos/home": { body: [] } };

function show(shown: Photo, answers: Record<string, Answer | Answer[]> = {}) {
  const sent = fakeApi({ ...BASE, "GET /api/photos/a/comments": { body: [] }, ...answers });
  render(
    <FeedFrame>
      <AppProvider viewer={ME}>
        <PhotoDialog id="a" known={shown} from={undefined} open onOpenChange={closed} />
      </AppProvider>
    </FeedFrame>,
  );
  return sent;
}

beforeEach(() => closed.mockClear());
afterEach(() => {
  act(() => dismissToast());
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, "", "/");
});

test("shows the post, and its URL is in the address bar", async () => {
  show(photo("a", { likes: 1203 }));
  const dialog = await screen.findByRole("dialog", { name: "Title a" });
  for (const text of ["Ada Lovelace", "Montrose Harbor", "Caption a", "1.2K"]) {
    expect(within(dialog).getByText(text)).toBeInTheDocument();
  }
  for (const name of ["Visit Website", "Directions", "Save to Favorites", "Share", "Like Title a, 1,203 likes"]) {
    expect(within(dialog).getByRole("button", { name })).toBeInTheDocument();
  }
  expect(window.location.search).toBe("?photo=a");
  act(() => window.history.back());
  await waitFor(() => expect(closed).toHaveBeenCalledWith(false));
  expect(window.location.search).toBe("");
});

test("Save to Favorites saves, and is rolled back if the server refuses", async () => {
  const saved = { body: { isSaved: true, savedCount: 9 } };
  const sent = show(photo("a"), { "PUT /api/saved/photo/a": saved, "DELETE /api/saved/photo/a": { status: 500 } });
  await userEvent.click(await screen.findByRole("button", { name: "Save to Favorites" }));
  const on = await screen.findByRole("button", { name: "Saved to Favorites" });
  expect(on).toHaveAttribute("aria-pressed", "true");
  await waitFor(() => expect(sent.some(({ url }) => url === "/api/saved/photo/a")).toBe(true));
  await userEvent.click(on);
  expect(await screen.findByText("Couldn't remove from Favorites")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Saved to Favorites" })).toBeInTheDocument();
});

test("a double tap on the picture likes it once, and a single tap doesn't", async () => {
  const liked = { body: { isLiked: true, likes: 5 } };
  const sent = show(photo("a"), { "PUT /api/photos/a/like": liked });
  const picture = await screen.findByRole("img", { name: "Caption a" });
  const likes = () => sent.filter(({ method }) => method === "PUT");
  const clock = jest.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(1000);
  await userEvent.click(picture);
  expect(likes()).toEqual([]);
  clock.mockReturnValue(1100);
  await userEvent.click(picture); // the second
  await waitFor(() => expect(likes()).toHaveLength(1));
  expect(screen.getByRole("button", { name: /^Like Title a/ })).toHaveAttribute("aria-pressed", "true");
  await userEvent.dblClick(picture);
  expect(likes()).toHaveLength(1);
});

test("Directions opens the link chooser, with the spec's coordinates if there are none", async () => {
  show(photo("a"));
  await userEvent.click(await screen.findByRole("button", { name: "Directions" }));
  const sheet = await screen.findByRole("dialog", { name: "Directions" });
  expect(within(sheet).getByText("41.8781, -87.6298")).toBeInTheDocument();
  const google = within(sheet).getByRole("link", { name: /^Google Maps/ });
  expect(google).toHaveAttribute("href", "https://www.google.com/maps/dir/?api=1&destination=41.8781%2C-87.6298");
  expect(google).toHaveAttribute("target", "_blank");
  expect(google).toHaveAttribute("rel", expect.stringContaining("noopener"));
  expect(within(sheet).getByRole("link", { name: /^Apple Maps/ })).toBeInTheDocument();
});

test("Visit Website offers the official one only if there is one", async () => {
  const venue = { name: "Art Institute", website: "https://www.artic.edu", address: "111 S Michigan Ave" };
  show(photo("a", { venueId: "v" }), {
    "GET /api/venues/v": { body: { ...venue, coordinates: { lat: 41.8796, lng: -87.6237 } } },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Visit Website" }));
  const sheet = await screen.findByRole("dialog", { name: "Visit Website" });
  expect(await within(sheet).findByRole("link", { name: /^Official Website/ })).toHaveAttribute(
    "href",
    "https://www.artic.edu/",
  );
  expect(within(sheet).getByRole("link", { name: /^Search on Google/ })).toHaveAttribute(
    "href",
    "https://www.google.com/search?q=Art+Institute",
  );
});

describe("comments", () => {
  const one = comment("1");
  const answer = comment("2", { parentId: "1", text: "Agreed" });

  test("are threaded one level deep", async () => {
    show(photo("a"), { "GET /api/photos/a/comments": { body: [one, answer] } });
    const replies = await screen.findByRole("list", { name: "Replies to Ada Lovelace" });
    expect(within(replies).getByText("Agreed")).toBeInTheDocument();
    expect(within(replies).queryByText("Text 1")).not.toBeInTheDocument();
  });

  test("can be written, and are counted", async () => {
    const mine = comment("3", { text: "Lovely light", isMine: true, user: ME });
    const sent = show(photo("a"), { "POST /api/photos/a/comments": { status: 201, body: mine } });
    await userEvent.type(await screen.findByRole("textbox", { name: "Comment" }), "  Lovely light ");
    await userEvent.click(screen.getByRole("button", { name: "Post comment" }));
    expect(await screen.findByRole("article", { name: "Comment by Grace Hopper" })).toHaveTextContent("Lovely light");
    expect(sent.find(({ method }) => method === "POST")?.body).toEqual({ text: "Lovely light" });
    expect(screen.getByRole("textbox", { name: "Comment" })).toHaveValue("");
    expect(screen.getByRole("button", { name: "Comment, 1 comment" })).toBeInTheDocument();
  });

  test("can be replied to", async () => {
    const sent = show(photo("a"), {
      "GET /api/photos/a/comments": { body: [one] },
      "POST /api/photos/a/comments": { status: 201, body: answer },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Reply" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Comment" }), "Agreed");
    await userEvent.click(screen.getByRole("button", { name: "Post comment" }));
    expect(await screen.findByRole("list", { name: "Replies to Ada Lovelace" })).toHaveTextContent("Agreed");
    expect(sent.find(({ method }) => method === "POST")?.body).toEqual({ text: "Agreed", parentId: "1" });
  });

  test("that fail keep the input", async () => {
    show(photo("a"), { "POST /api/photos/a/comments": { status: 503 } });
    await userEvent.type(await screen.findByRole("textbox", { name: "Comment" }), "Lovely");
    await userEvent.click(screen.getByRole("button", { name: "Post comment" }));
    expect(await screen.findByText("Couldn't post comment")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Comment" })).toHaveValue("Lovely");
    expect(JSON.parse(sessionStorage.getItem("unsent:comment a") ?? "")).toEqual({ text: "Lovely" });
  });

  test("of your own can be edited and deleted", async () => {
    const mine = comment("1", { isMine: true, user: ME, createdAt: new Date().toISOString() });
    const sent = show(photo("a", { comments: 1 }), {
      "GET /api/photos/a/comments": { body: [mine] },
      "PATCH /api/comments/1": { body: { ...mine, text: "Better", editedAt: mine.createdAt } },
      "DELETE /api/comments/1": { status: 204 },
    });
    const more = { name: "More options for this comment by Grace Hopper" };
    await userEvent.click(await screen.findByRole("button", more));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Edit" }));
    const field = screen.getByRole("textbox", { name: "Edit comment" });
    await userEvent.clear(field);
    await userEvent.type(field, "Better");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Better")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", more));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByText("Better")).not.toBeInTheDocument());
    expect(screen.getByText("No comments yet. Say something kind.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Better")).toBeInTheDocument();
    const deletions = () => sent.filter(({ method }) => method === "DELETE").length;
    await userEvent.click(screen.getByRole("button", more));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    expect(deletions()).toBe(0);
    // Leaving the page ends the wait for Undo.
    act(() => window.dispatchEvent(new Event("pagehide")));
    await waitFor(() => expect(deletions()).toBe(1));
    expect(screen.queryByText("Better")).not.toBeInTheDocument();
  });

  test("older than ten minutes can't be edited anymore, but can be deleted", async () => {
    const mine = comment("1", { isMine: true, user: ME });
    show(photo("a", { comments: 1 }), { "GET /api/photos/a/comments": { body: [mine] } });
    await userEvent.click(await screen.findByRole("button", { name: /^More options for this comment/ }));
    expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual(["Delete"]);
  });

  test("can be liked by anyone, and pinned by the photo's owner", async () => {
    const second = comment("2", { text: "The second" });
    const sent = show(photo("a", { user: ME, comments: 2 }), {
      "GET /api/photos/a/comments": { body: [one, second] },
      "PUT /api/comments/2/like": { body: { ...second, isLiked: true, likes: 1 } },
      "PUT /api/comments/2/pin": { body: { ...second, isPinned: true } },
    });
    const of = (text: string) => screen.getByText(text).closest("article") ?? document.body;
    await screen.findByText("The second");
    const heart = within(of("The second")).getByRole("button", { name: /^Like this comment/ });
    await userEvent.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    expect(heart).toHaveTextContent("1");
    await userEvent.click(within(of("The second")).getByRole("button", { name: /^More options for this comment/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Pin" }));
    await waitFor(() => expect(screen.getAllByRole("article")[0]).toHaveTextContent("The second"));
    expect(screen.getAllByRole("article")[0]).toHaveTextContent("· pinned");
    expect(sent.filter(({ method }) => method === "PUT").map(({ url }) => url)).toEqual([
      "/api/comments/2/like",
      "/api/comments/2/pin",
    ]);
  });

  test("are hidden if the photo doesn't accept them", async () => {
    show(photo("a", { canComment: false }), { "GET /api/photos/a/comments": { body: [one] } });
    expect(await screen.findByText("Ada limits who can comment here.")).toBeInTheDocument();
    expect(screen.queryByRole("textbox", { name: "Comment" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Reply" })).not.toBeInTheDocument();
  });

  test("by others can only be reported", async () => {
    const sent = show(photo("a"), {
      "GET /api/photos/a/comments": { body: [one] },
      "POST /api/reports": { status: 201, body: { id: "r" } },
    });
    await userEvent.click(await screen.findByRole("button", { name: /^More options for this comment/ }));
    expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual(["Report"]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Report" }));
    const dialog = await screen.findByRole("dialog", { name: "Report this comment" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Send report" }));
    expect(within(dialog).getByRole("alert")).toHaveTextContent("Choose what's wrong");
    await userEvent.click(within(dialog).getByRole("radio", { name: "Harassment or hate" }));
    await userEvent.type(within(dialog).getByRole("textbox"), " Look ");
    await userEvent.click(within(dialog).getByRole("button", { name: "Send report" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Report this comment" })).not.toBeInTheDocument());
    const report = sent.find(({ url }) => url === "/api/reports");
    expect(report?.body).toEqual({ type: "comment", id: one.id, category: "harassment", note: "Look" });
  });
});

test.each([
  ["Delete photo", "trash", "Photo moved to trash"],
  ["Archive", "archive", "Photo archived"],
])("%s removes your photo immediately, and Undo restores it", async (item, place, toastTitle) => {
  const sent = show(photo("a", { user: ME }), {
    [`PUT /api/photos/a/${place}`]: { status: 204 },
    [`DELETE /api/photos/a/${place}`]: { body: photo("a", { user: ME }) },
  });
  await userEvent.click(await screen.findByRole("button", { name: "More options for this photo" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
  await waitFor(() => expect(closed).toHaveBeenCalledWith(false));
  expect(await screen.findByText(toastTitle)).toBeInTheDocument();
  const of = (method: string) => sent.filter((one) => one.method === method && one.url === `/api/photos/a/${place}`);
  expect([of("PUT").length, of("DELETE").length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(of("DELETE")).toHaveLength(1));
});

test("a photo that can't be removed stays, with an error", async () => {
  show(photo("a", { user: ME }), { "PUT /api/photos/a/trash": { status: 500 } });
  await userEvent.click(await screen.findByRole("button", { name: "More options for this photo" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete photo" }));
  expect(await screen.findByText("Couldn't delete photo")).toBeInTheDocument();
  expect(closed).not.toHaveBeenCalled();
});

test("an edited, restricted, archived, or trashed photo says so to its owner", async () => {
  const since = new Date().toISOString();
  const sent = show(
    photo("a", { user: ME, editedAt: since, audience: "followers", removed: { place: "trash", since } }),
    { "DELETE /api/photos/a/trash": { body: photo("a", { user: ME }) } },
  );
  expect(await screen.findByText(/· edited · Followers/)).toBeInTheDocument();
  expect(screen.getByText("In your trash. Will be permanently deleted in 30 days.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Restore" }));
  await waitFor(() => expect(sent.some(({ method }) => method === "DELETE")).toBe(true));
});

test("someone else's photo can be reported but not deleted, and its poster can be blocked along with it", async () => {
  const sent = show(photo("a", { user: ADA }), {
    "POST /api/reports": { status: 201, body: { id: "r" } },
    [`PUT /api/users/${ADA.id}/block`]: { status: 204 },
  });
  await userEvent.click(await screen.findByRole("button", { name: "More options for this photo" }));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual(["Report photo"]);
  await userEvent.click(screen.getByRole("menuitem"));
  const dialog = await screen.findByRole("dialog", { name: "Report this photo" });
  await userEvent.click(within(dialog).getByRole("radio", { name: "Spam or misleading" }));
  await userEvent.click(within(dialog).getByRole("checkbox", { name: /^Also block/ }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Send report" }));
  await waitFor(() => expect(sent.some(({ url }) => url === `/api/users/${ADA.id}/block`)).toBe(true));
});

test("a photo hidden by a moderator says so", async () => {
  show(photo("a", { user: ME, isHidden: true }));
  expect(await screen.findByText("A moderator hid this photo. Only you can see it.")).toBeInTheDocument();
});
