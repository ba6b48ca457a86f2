import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/feed/photo-card-sheet";
import "@/components/outbox/sent-toast";
import { type ReactNode, useCallback, useState } from "react";
import { renderToString } from "react-dom/server";
import { SWRConfig } from "swr";
import { FeedList } from "@/components/feed/feed-list";
import { OutboxHost } from "@/components/outbox/outbox-host";
import { dismissToast } from "@/components/ui/use-toast";
import { ViewerProvider } from "@/components/viewer";
import { notifyOutbox } from "@/lib/core/client/outbox";
import { useBackgroundSync, useRefresh } from "@/lib/core/client/sync";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { Photo } from "@/lib/feed/photos/schema";
import { useArchiveAndTrash } from "@/lib/feed/trash/hooks";
import { useRestrictPerson } from "@/lib/social/people/hooks";
import { fakeApi } from "../../support/fake-api";
import { ADA, FeedFrame, photo } from "../../support/feed";

const ADDRESS = "/api/photos/home?filter=for-you&seed=s";
const first = `GET ${ADDRESS}`;
const second = `GET ${ADDRESS}&cursor=next`;
const next = { link: `<${ADDRESS}&cursor=next>; rel="next"` };
const open = jest.fn();

function Beside() {
  const refresh = useRefresh();
  useBackgroundSync(useCallback(() => void refresh(STALE_AFTER.sync), [refresh]));
  return (
    <button type="button" onClick={() => void refresh(["/api/photos/home"], "from-top")}>
      Ask for new
    </button>
  );
}
const show = () =>
  render(
    <FeedFrame>
      <ViewerProvider viewer={ADA}>
        <FeedList address={ADDRESS} onOpen={open} empty={<p>Nothing here</p>} />
      </ViewerProvider>
      <Beside />
    </FeedFrame>,
  );
const titles = () => screen.getAllByRole("article").map((card) => within(card).getByRole("link").getAttribute("href"));
const like = (id: string) => screen.getByRole("button", { name: new RegExp(`^Like Title ${id}`) });

beforeEach(() => open.mockClear());
afterEach(() => {
  act(() => dismissToast());
  jest.restoreAllMocks();
});

test("cards are in reading order without duplicates", async () => {
  const twin = photo("twin", { photoUrl: photo("b").photoUrl });
  const posts = [photo("a"), photo("b"), photo("a"), twin, photo("c"), photo("d"), photo("e"), photo("f")];
  fakeApi({ [first]: { body: posts } });
  show();
  await screen.findByRole("list", { name: "Posts" });
  expect(titles()).toEqual(["/?photo=a", "/?photo=b", "/?photo=c", "/?photo=d", "/?photo=e", "/?photo=f"]);
  expect(screen.getByText("You're all caught up")).toBeInTheDocument();
  const images = screen.getAllByRole("img", { name: /^Caption/ });
  expect(images.map((image) => image.getAttribute("loading"))).toEqual([
    "eager",
    "eager",
    "lazy",
    "lazy",
    "lazy",
    "lazy",
  ]);
});

test("the server renders the first row only, and not the end, which would load the next page before the rest is drawn", () => {
  const page = { items: [photo("a"), photo("b"), photo("c")], nextCursor: "next" };
  const html = renderToString(
    <FeedFrame>
      <SWRConfig value={{ fallback: { [endlessKey(ADDRESS)]: [page] } }}>
        <ViewerProvider viewer={ADA}>
          <FeedList address={ADDRESS} onOpen={open} empty={null} />
        </ViewerProvider>
      </SWRConfig>
    </FeedFrame>,
  );
  expect(html).toContain("Title b");
  expect(html).not.toContain("Title c");
  expect(html).not.toContain("Load more");
});

test("a long press on a card offers its actions without opening it", async () => {
  fakeApi({ [first]: { body: [photo("a")] }, "POST /api/photos/a/like": { status: 204 } });
  show();
  const link = within(await screen.findByRole("article")).getByRole("link");
  const rest = () => act(() => new Promise<void>((done) => setTimeout(done, 600)));
  // jsdom's pointer events have no position.
  const touch = (type: string, clientY: number) =>
    fireEvent(link, new MouseEvent(type, { bubbles: true, clientX: 50, clientY }));
  touch("pointerdown", 50);
  touch("pointermove", 80); // the page scrolls
  await rest();
  expect(screen.queryByRole("button", { name: "Share" })).not.toBeInTheDocument();

  touch("pointerdown", 50);
  await rest();
  expect(await screen.findByRole("button", { name: "Share" })).toBeVisible();
  touch("pointerup", 50);
  fireEvent.click(link);
  await rest();
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
});

test("the next page continues from the first one's cursor, and the first isn't fetched again", async () => {
  const sent = fakeApi({
    [first]: { body: [photo("a")], headers: next },
    [second]: { body: [photo("b"), photo("a")] },
  });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
  await waitFor(() => expect(titles()).toEqual(["/?photo=a", "/?photo=b"]));
  expect(sent.map(({ url }) => url)).toEqual([ADDRESS, `${ADDRESS}&cursor=next`]);
});

test("a failed page can be retried, and loaded items stay", async () => {
  fakeApi({
    [first]: { body: [photo("a")], headers: next },
    [second]: [{ status: 503 }, { body: [photo("b")] }],
  });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  await waitFor(() => expect(titles()).toEqual(["/?photo=a", "/?photo=b"]));
});

test("a feed that fails to load shows an error with Retry", async () => {
  fakeApi({ [first]: [{ status: 500 }, { body: [photo("a")] }] });
  show();
  expect(screen.getByText("Loading posts")).toBeInTheDocument();
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("article")).toBeInTheDocument();
});

test("an empty feed shows what it was given", async () => {
  fakeApi({ [first]: { body: [] } });
  show();
  expect(await screen.findByText("Nothing here")).toBeInTheDocument();
});

test("a card is a link, and a plain tap opens the detail in place", async () => {
  fakeApi({ [first]: { body: [photo("a")] } });
  show();
  await userEvent.click(await screen.findByRole("link", { name: "Caption a Title a Montrose Harbor" }));
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ id: "a" }), expect.anything());
});

test("a refresh inserts new items", async () => {
  fakeApi({ [first]: [{ body: [photo("a")] }, { body: [photo("new"), photo("a", { likes: 9 })] }] });
  show();
  await screen.findByRole("article");
  await userEvent.click(screen.getByRole("button", { name: "Ask for new" }));
  await waitFor(() => expect(titles()).toEqual(["/?photo=new", "/?photo=a"]));
  expect(screen.getByRole("button", { name: "Like Title a, 9 likes" })).toBeInTheDocument();
});

test("new items from the sync don't move someone who reads further down: they wait behind a button", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  jest.replaceProperty(window, "scrollY", 2000);
  fakeApi({
    [first]: [{ body: [photo("a")] }, { body: [photo("new"), photo("a", { likes: 9 })] }],
    "POST /api/photos/flow/update": { status: 202 },
  });
  show();
  await screen.findByRole("article");
  await act(() => jest.advanceTimersByTimeAsync(300_000));
  expect(titles()).toEqual(["/?photo=a"]);
  await user.click(screen.getByRole("button", { name: "New posts" }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(titles()).toEqual(["/?photo=new", "/?photo=a"]);
  expect(screen.queryByRole("button", { name: "New posts" })).not.toBeInTheDocument();
  jest.useRealTimers();
});

/** Archives and restores the user's own photo, as its menu does. */
function Shelf({ one }: { one: Photo }) {
  const { archiveOrTrash, restorePhoto } = useArchiveAndTrash();
  const [showAgain, setShowAgain] = useState(() => () => {});
  return (
    <>
      <button
        type="button"
        onClick={() => void archiveOrTrash(one, "archive").then((again) => setShowAgain(() => again))}
      >
        Archive
      </button>
      <button type="button" onClick={() => void restorePhoto(one, "archive").then(showAgain)}>
        Undo
      </button>
    </>
  );
}

function Block() {
  const restrict = useRestrictPerson();
  return (
    <button type="button" onClick={() => void restrict("u-bo", "block", true)}>
      Block
    </button>
  );
}

describe("deep in the feed", () => {
  const at = (id: string, hour: number) => photo(id, { createdAt: `2026-11-20T${hour}:00:00.000Z` });
  const byBo = (one: Photo): Photo => ({ ...one, user: { ...one.user, id: "u-bo" } });
  const [a, b, c, d, e] = [at("a", 19), at("b", 18), at("c", 17), at("d", 16), byBo(at("e", 15))];
  const quiet = () => act(() => new Promise<void>((done) => setTimeout(done, 300)));

  async function showDeep(beside: ReactNode, firstAgain: readonly Photo[]) {
    jest.replaceProperty(window, "scrollY", 9000);
    const shelf = "/api/photos/c/archive";
    fakeApi({
      [first]: [
        { body: [a, b], headers: next },
        { body: firstAgain, headers: next },
      ],
      [second]: { body: [c, d, e] },
      [`PUT ${shelf}`]: { status: 204 },
      [`DELETE ${shelf}`]: { body: c },
      "PUT /api/users/u-bo/block": { status: 204 },
      "GET /api/photos/c": { body: c },
    });
    render(
      <FeedFrame>
        <ViewerProvider viewer={ADA}>
          <FeedList address={ADDRESS} onOpen={open} empty={<p>Nothing here</p>} />
          {beside}
        </ViewerProvider>
        <Beside />
      </FeedFrame>,
    );
    await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
    await waitFor(() => expect(titles()).toHaveLength(5));
  }
  const shown = (...ids: string[]) => ids.map((id) => `/?photo=${id}`);

  test("an archived photo leaves the others in place, and Undo restores it between them", async () => {
    await showDeep(<Shelf one={c} />, [a, b]);
    await userEvent.click(screen.getByRole("button", { name: "Archive" }));
    await quiet();
    expect(titles()).toEqual(shown("a", "b", "d", "e"));
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await quiet();
    expect(titles()).toEqual(shown("a", "b", "c", "d", "e"));
    expect(screen.queryByRole("button", { name: "New posts" })).not.toBeInTheDocument();
  });

  test("sent outbox writes refresh the feed in place; new items wait behind a button", async () => {
    await showDeep(<OutboxHost userId={ADA.id} />, [at("new", 20), { ...a, likes: 9 }]);
    act(() => notifyOutbox({ sent: [{ kind: "Like", answer: null }], refused: [], stale: STALE_AFTER.photo }));
    expect(await screen.findByRole("button", { name: "New posts" })).toBeVisible();
    expect(titles()).toEqual(shown("a", "b", "c", "d", "e"));
    expect(screen.getByRole("button", { name: "Like Title a, 9 likes" })).toBeInTheDocument();
  });

  test("a photo that moved up from the next page isn't new", async () => {
    await showDeep(<Shelf one={c} />, [b, at("f", 14)]);
    await userEvent.click(screen.getByRole("button", { name: "Archive" }));
    await quiet();
    expect(screen.queryByRole("button", { name: "New posts" })).not.toBeInTheDocument();
  });

  test("a blocked person disappears from every page", async () => {
    await showDeep(<Block />, [a, b]);
    await userEvent.click(screen.getByRole("button", { name: "Block" }));
    await waitFor(() => expect(titles()).toEqual(shown("a", "b", "c", "d")));
  });
});

describe("likes", () => {
  test("show immediately, and stay when the server accepts them", async () => {
    const sent = fakeApi({
      [first]: { body: [photo("a")] },
      "PUT /api/photos/a/like": { body: { likes: 7, isLiked: true } },
    });
    show();
    await screen.findByRole("article");
    expect(like("a")).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(like("a"));
    expect(like("a")).toHaveAttribute("aria-pressed", "true");
    expect(await screen.findByRole("button", { name: "Like Title a, 7 likes" })).toBeInTheDocument();
    expect(sent.filter(({ method }) => method === "PUT")).toHaveLength(1);
  });

  test("go back with a toast when it refuses", async () => {
    let refuse: (response: Response) => void = () => {};
    fakeApi({ [first]: { body: [photo("a")] } });
    show();
    await screen.findByRole("article");
    jest.mocked(fetch).mockReturnValueOnce(
      new Promise((resolve) => {
        refuse = resolve;
      }),
    );
    await userEvent.click(like("a"));
    expect(screen.getByRole("button", { name: "Like Title a, 5 likes" })).toHaveAttribute("aria-pressed", "true");
    act(() => refuse(new Response(null, { status: 500 })));
    expect(await screen.findByText("Couldn't save your like")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Like Title a, 4 likes" })).toHaveAttribute("aria-pressed", "false");
  });

  test("have no number if it is hidden", async () => {
    fakeApi({ [first]: { body: [photo("a", { likes: null })] } });
    show();
    expect(await screen.findByRole("button", { name: "Like Title a" })).toHaveTextContent("");
  });
});
