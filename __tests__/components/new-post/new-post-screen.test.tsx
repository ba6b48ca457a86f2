import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/outbox/sent-toast";
import { fakeApi } from "@/__tests__/support/fake-api";
import { ADA, FeedFrame, photo } from "@/__tests__/support/feed";
import { requestCamera } from "@/components/layout/camera-flag";
import { NewPostScreen } from "@/components/new-post/new-post-screen";
import { OutboxHost } from "@/components/outbox/outbox-host";
import { ApiError, NetworkError } from "@/lib/core/client/api-client";
import { uploadForm } from "@/lib/core/client/upload";

const replace = jest.fn();
const addPost = jest.fn();
jest.mock("next/navigation", () => ({
  usePathname: () => "/new-post",
  useRouter: () => ({ replace }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock("@/components/app-context/app-provider", () => ({ useAppContext: () => ({ addPost }) }));
jest.mock("@/components/viewer", () => ({ useViewer: () => ADA }));
jest.mock("@/lib/core/client/upload", () => ({ uploadForm: jest.fn() }));
jest.mock("@/lib/core/client/shrink-image", () => ({
  ...jest.requireActual("@/lib/core/client/shrink-image"),
  // jsdom's File is no Blob to the FormData of Node.
  shrinkImage: async () => new Blob(["small"], { type: "image/jpeg" }),
}));

// Long tests with keyboard and pointer, which can take over five seconds on a busy machine.
jest.setTimeout(30_000);

const upload = jest.mocked(uploadForm);
let uploads = 0;

beforeEach(() => {
  uploads = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${uploads}`, revokeObjectURL: () => undefined });
  upload.mockReset().mockImplementation(async () => {
    uploads += 1;
    return { photoUrl: `/media/${uploads}.webp` };
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  replace.mockClear();
  addPost.mockClear();
});

const POSTED = { ...photo("p1"), unlocked: [], levelReached: null };
const NO_DRAFTS = { "GET /api/drafts": { body: [] } };
const show = () =>
  render(
    <FeedFrame>
      <OutboxHost userId={ADA.id} />
      <NewPostScreen />
    </FeedFrame>,
  );
const jpeg = (name: string) => new File([name], `${name}.jpg`, { type: "image/jpeg" });
const addPhotos = (...names: string[]) => userEvent.upload(screen.getByLabelText("Choose photos"), names.map(jpeg));
const posts = (sent: ReturnType<typeof fakeApi>) => sent.filter(({ url }) => url === "/api/photos");

test("Post needs a photo and a title; pressing Enter shows what is missing", async () => {
  fakeApi(NO_DRAFTS);
  show();
  const post = screen.getByRole("button", { name: "Post" });
  expect(post).toBeDisabled();
  await userEvent.type(screen.getByLabelText("Title"), "Sunrise{Enter}");
  expect(await screen.findByText("No Photo Selected")).toBeVisible();
  expect(screen.getByText("Please select a photo for your experience")).toBeVisible();
  await addPhotos("one");
  await waitFor(() => expect(post).toBeEnabled());
  await userEvent.clear(screen.getByLabelText("Title"));
  expect(post).toBeDisabled();
  await userEvent.type(screen.getByLabelText("Title"), " {Enter}");
  expect(await screen.findByText("Missing Title")).toBeVisible();
  expect(screen.getByText("Please add a title for your experience")).toBeVisible();
});

test("with an unfinished post, the empty form isn't shown before the device has been read", async () => {
  fakeApi(NO_DRAFTS);
  render(
    <FeedFrame>
      <NewPostScreen hasUnfinished />
    </FeedFrame>,
  );
  expect(screen.getByRole("main")).toHaveClass("invisible");
  await waitFor(() => expect(screen.getByRole("main")).not.toHaveClass("invisible"));
});

test("allows nine photos and no more", async () => {
  fakeApi(NO_DRAFTS);
  show();
  await addPhotos(...Array.from({ length: 10 }, (_, index) => `photo ${index}`));
  expect(await screen.findByRole("button", { name: /^Photo 9 of 9/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Preparing photo")).not.toBeInTheDocument());
});

test("a double tap creates one post, and then the home screen opens", async () => {
  const sent = fakeApi({ ...NO_DRAFTS, "POST /api/photos": { status: 201, body: POSTED } });
  show();
  await addPhotos("one", "two");
  await userEvent.type(screen.getByLabelText("Title"), "Sunrise");
  await userEvent.dblClick(screen.getByRole("button", { name: "Post" }));
  expect(await screen.findByText("Experience Posted!")).toBeVisible();
  expect(screen.getByText("Your photo appears in both home and profile sections")).toBeVisible();
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/"));
  expect(posts(sent)).toHaveLength(1);
  expect(posts(sent)[0]?.body).toMatchObject({
    photos: ["/media/1.webp", "/media/2.webp"],
    experienceTitle: "Sunrise",
    category: "experience",
    isExperience: true,
  });
  expect(addPost).toHaveBeenCalledTimes(1);
});

test("only what failed is sent again, and no input is lost", async () => {
  const sent = fakeApi({ ...NO_DRAFTS, "POST /api/photos": { status: 201, body: POSTED } });
  upload.mockImplementationOnce(async () => ({ photoUrl: "/media/first.webp" }));
  upload.mockRejectedValueOnce(new ApiError(415, "", JSON.stringify({ message: "HEIC photos can't be read" })));
  show();
  await addPhotos("one", "two", "three");
  await userEvent.type(screen.getByLabelText("Title"), "Sunrise");
  await userEvent.click(screen.getByRole("button", { name: "Post" }));
  expect(await screen.findByText("Upload Failed")).toBeVisible();
  expect(screen.getByText("There was an error sharing your experience")).toBeVisible();
  expect(screen.getByText("Photo 2: HEIC photos can't be read")).toBeVisible();
  expect(screen.getByLabelText("Title")).toHaveValue("Sunrise");
  expect(posts(sent)).toHaveLength(0);

  const keys = () => upload.mock.calls.map(([, , options]) => options.idempotencyKey);
  const [, failedKey] = keys();
  await userEvent.click(screen.getByRole("button", { name: "Post" }));
  await waitFor(() => expect(posts(sent)).toHaveLength(1));
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/"));
  expect(keys().slice(3)).toEqual([failedKey]);
  expect(posts(sent)[0]?.body).toMatchObject({ photos: ["/media/first.webp", "/media/2.webp", "/media/1.webp"] });
});

test("a refused post keeps its key for the retry", async () => {
  const sent = fakeApi({
    ...NO_DRAFTS,
    "POST /api/photos": [
      { status: 503, body: {} },
      { status: 201, body: POSTED },
    ],
  });
  show();
  await addPhotos("one");
  await userEvent.type(screen.getByLabelText("Title"), "Sunrise");
  await userEvent.click(screen.getByRole("button", { name: "Post" }));
  expect(await screen.findByText("Upload Failed")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Post" }));
  expect(await screen.findByText("Experience Posted!")).toBeVisible();
  const keys = jest
    .mocked(fetch)
    .mock.calls.filter(([url]) => url === "/api/photos")
    .map(([, init]) => new Headers(init?.headers).get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(posts(sent)).toHaveLength(2);
  expect(uploads).toBe(1);
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/"));
});

test("offline, everything stays in place", async () => {
  fakeApi(NO_DRAFTS);
  upload.mockRejectedValue(new NetworkError("gone"));
  show();
  await addPhotos("one");
  await userEvent.type(screen.getByLabelText("Title"), "Sunrise");
  await userEvent.click(screen.getByRole("button", { name: "Post" }));
  expect(await screen.findByText("Upload Failed")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Photo 1 of 1/ })).toBeEnabled();
  expect(screen.getByLabelText("Title")).toHaveValue("Sunrise");
  expect(replace).not.toHaveBeenCalled();
});

test("arrow keys change the order; × removes a photo", async () => {
  const sent = fakeApi({ ...NO_DRAFTS, "POST /api/drafts": { status: 201, body: { id: "d1" } } });
  show();
  await addPhotos("one", "two");
  await userEvent.click(screen.getByRole("button", { name: /^Photo 1 of 2/ }));
  await userEvent.type(await screen.findByLabelText("Alt text"), "The first");
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  const first = await screen.findByRole("button", { name: /^Photo 1 of 2. Described as The first/ });
  first.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(await screen.findByRole("button", { name: /^Photo 2 of 2. Described as The first/ })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Remove photo 1" }));
  await userEvent.click(screen.getByRole("button", { name: "Draft" }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/profile"));
  expect(screen.getByText("Draft Saved")).toBeVisible();
  expect(sent.find(({ url, method }) => url === "/api/drafts" && method === "POST")?.body).toMatchObject({
    photos: ["/media/1.webp"],
    altTexts: ["The first"],
  });
});

test("the place search shows an empty state, and choosing a place fills in title and location", async () => {
  fakeApi({
    ...NO_DRAFTS,
    "GET /api/venues?city=Chicago&size=100": {
      body: {
        venues: [
          { id: "v1", name: "Navy Pier", address: "600 E Grand Ave", image: "" },
          { id: "v2", name: "Cloud Gate", address: "201 E Randolph St", image: "" },
        ],
        nextCursor: null,
      },
    },
    "GET /api/search?q=bean": { body: { places: [{ id: "v2" }], suggestions: [] } },
    "GET /api/search?q=zzz": { body: { places: [], suggestions: [] } },
    "GET /api/search?q=GRAND": { body: { places: [], suggestions: [] } },
  });
  show();
  const search = screen.getByPlaceholderText("Search experiences...");
  await userEvent.click(search);
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  await userEvent.type(search, "bean");
  expect(await screen.findByRole("option", { name: /Cloud Gate/ })).toBeVisible();
  await userEvent.clear(search);
  await userEvent.type(search, "zzz");
  expect(await screen.findByText("No experiences found")).toBeVisible();
  await userEvent.clear(search);
  await userEvent.type(search, "GRAND");
  await userEvent.click(await screen.findByRole("option", { name: /Navy Pier/ }));
  expect(search).toHaveValue("");
  expect(screen.getByLabelText("Title")).toHaveValue("Navy Pier");
  expect(screen.getByLabelText("Where was this experience?")).toHaveValue("600 E Grand Ave");
});

test("the place search works by keyboard: Escape clears it, Enter takes the first, arrows another", async () => {
  const places = ["Navy Pier", "Navy Yard"].map((name) => ({ id: name, name, address: `${name} Street`, image: "" }));
  fakeApi({
    ...NO_DRAFTS,
    "GET /api/venues?city=Chicago&size=100": { body: { venues: places, nextCursor: null } },
    "GET /api/search?q=navy": { body: { places: [], suggestions: [] } },
  });
  show();
  const search = screen.getByRole("combobox", { name: "Place" });
  await userEvent.type(search, "navy");
  expect(await screen.findAllByRole("option")).toHaveLength(2);
  await userEvent.keyboard("{Escape}");
  expect(search).toHaveValue("");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  await userEvent.type(search, "navy");
  await screen.findAllByRole("option");
  await userEvent.keyboard("{Enter}");
  expect(screen.getByLabelText("Title")).toHaveValue("Navy Pier");
  expect(search).toHaveValue("");
  await userEvent.type(search, "navy");
  await screen.findAllByRole("option");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(screen.getByLabelText("Title")).toHaveValue("Navy Yard");
});

test("the camera opens automatically once if requested", async () => {
  fakeApi(NO_DRAFTS);
  const opened = jest.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => undefined);
  requestCamera();
  const { unmount } = show();
  expect(await screen.findByText("Tap to open the camera")).toBeVisible();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText("Take a photo")).toHaveAttribute("capture", "environment");
  unmount();
  show();
  expect(await screen.findByText("Take a photo")).toBeVisible();
  expect(opened).toHaveBeenCalledTimes(1);
});
