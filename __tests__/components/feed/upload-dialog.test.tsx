import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/outbox/sent-toast";
import { UploadDialog } from "@/components/feed/upload-dialog";
import { OutboxHost } from "@/components/outbox/outbox-host";
import { dismissToast } from "@/components/ui/use-toast";
import { FeedFrame, photo } from "../../support/feed";

jest.mock("@/lib/core/client/shrink-image", () => ({
  ...jest.requireActual("@/lib/core/client/shrink-image"),
  shrinkImage: jest.fn(async () => new Blob(["small"], { type: "image/jpeg" })),
}));

const changed = jest.fn();
const forms: { form: Record<string, FormDataEntryValue>; key: string | null }[] = [];

/** An upload that reports 40 % progress, then returns what `fetch` is mocked to return. */
class StandInRequest {
  upload: { onprogress?: (moved: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  [name: string]: unknown;
  private url = "";
  private headers = new Headers();
  open = (_method: string, url: string) => {
    this.url = url;
  };
  setRequestHeader = (name: string, value: string) => this.headers.set(name, value);
  getResponseHeader = () => null;
  send = async (body: FormData) => {
    this.upload.onprogress?.({ loaded: 2, total: 5 });
    await proceed;
    const answer = await fetch(this.url, { method: "POST", body, headers: this.headers });
    Object.assign(this, { status: answer.status, statusText: answer.statusText, responseText: await answer.text() });
    this.onload?.();
  };
}
let proceed: Promise<void> | undefined;

/** The upload returns these statuses in turn; every other request returns an empty body. */
function answerUploads(...statuses: number[]) {
  jest.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    if (!(init?.body instanceof FormData)) return Response.json([]);
    forms.push({ form: Object.fromEntries(init.body), key: new Headers(init.headers).get("idempotency-key") });
    const status = statuses.shift() ?? 201;
    return Response.json(status === 201 ? { ...photo("new"), unlocked: [], levelReached: null } : {}, { status });
  });
}
const show = () =>
  render(
    <FeedFrame>
      <OutboxHost userId="u-ada" />
      <UploadDialog open onOpenChange={changed} />
    </FeedFrame>,
  );
async function fill() {
  const file = new File(["large"], "lake.jpg", { type: "image/jpeg" });
  await userEvent.upload(await screen.findByLabelText("Photo"), file);
  await screen.findByAltText("Preview");
  await userEvent.type(screen.getByRole("textbox", { name: "Caption" }), "The lake at six");
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Upload photo" }));

beforeEach(() => {
  forms.length = 0;
  changed.mockClear();
  proceed = undefined;
  Object.assign(globalThis, { XMLHttpRequest: StandInRequest });
  Object.assign(URL, { createObjectURL: () => "blob:chosen", revokeObjectURL: () => {} });
});
afterEach(() => {
  act(() => dismissToast());
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("nothing can be sent before a photo is chosen", async () => {
  show();
  expect(await screen.findByRole("button", { name: "Upload photo" })).toBeDisabled();
});

test("the spec's form is sent, and the dialog closes with its toast", async () => {
  answerUploads(201);
  show();
  await fill();
  await send();
  expect(await screen.findByText("Photo uploaded successfully!")).toBeInTheDocument();
  expect(screen.getByText("Your photo has been added to your feed.")).toBeInTheDocument();
  expect(changed).toHaveBeenCalledWith(false);
  expect(forms[0]?.form).toMatchObject({ caption: "The lake at six", activityType: "general", showInHome: "true" });
  expect(forms[0]?.form.photoUrl).toMatchObject({ name: "photo.jpg", type: "image/jpeg" });
});

test("a failure shows an error and keeps photo, caption, and key", async () => {
  answerUploads(503, 503, 201);
  show();
  await fill();
  await send();
  expect(await screen.findByText("Upload failed")).toBeInTheDocument();
  expect(screen.getByText("There was an error uploading your photo. Please try again.")).toBeInTheDocument();
  expect(changed).not.toHaveBeenCalled();
  expect(screen.getByRole("textbox", { name: "Caption" })).toHaveValue("The lake at six");
  await send();
  await waitFor(() => expect(forms).toHaveLength(2));
  await userEvent.type(screen.getByRole("textbox", { name: "Caption" }), "!");
  await waitFor(() => expect(screen.getByRole("button", { name: "Upload photo" })).toBeEnabled());
  await send();
  await waitFor(() => expect(changed).toHaveBeenCalledWith(false));
  expect(forms[1]?.key).toBe(forms[0]?.key);
  expect(forms[2]?.key).not.toBe(forms[0]?.key);
});

test("shows upload progress", async () => {
  answerUploads(201);
  show();
  await fill();
  let go = () => {};
  proceed = new Promise((done) => {
    go = done;
  });
  await send();
  expect(await screen.findByRole("progressbar", { name: "Uploading photo" })).toHaveAttribute("aria-valuenow", "40");
  expect(screen.queryByText("Change")).not.toBeInTheDocument();
  go();
  await waitFor(() => expect(changed).toHaveBeenCalledWith(false));
});
