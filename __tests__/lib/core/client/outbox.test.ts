/** @jest-environment jest-fixed-jsdom */
import "fake-indexeddb/auto";
import { waitFor } from "@testing-library/react";
import { claimDevice, clearDeviceFor, readStoredViewer } from "@/lib/core/client/device-owner";
import { navigate } from "@/lib/core/client/navigate";
import {
  addToOutbox,
  type Outcome,
  onOutbox,
  type QueuedEntry,
  readOutbox,
  removeFromOutbox,
  retryFromOutbox,
  takeUnshownRewards,
} from "@/lib/core/client/outbox";
import type { Write } from "@/lib/core/client/outbox-entry";
import { sendOutbox } from "@/lib/core/client/outbox-sender";
import { queued, queueWritesFor, sendOrQueue } from "@/lib/core/client/send-or-queue";
import { DEFAULT_PREFERENCES } from "@/lib/core/shared/preferences";

jest.mock("@/lib/core/client/navigate", () => ({ navigate: jest.fn() }));

const ADA = "00000000-0000-7000-8000-00000000000a";
const BOB = "00000000-0000-7000-8000-00000000000b";
const comment: Write = {
  kind: "comment",
  details: "Hi",
  method: "POST",
  url: "/api/c",
  body: { text: "Hi" },
  key: "k1",
  editable: { field: "text", label: "Comment" },
};
const like: Write = { kind: "like", details: "", subject: "like 1", method: "PUT", url: "/api/l", key: "k2" };
const unlike: Write = { ...like, kind: "unlike", method: "DELETE", key: "k3" };

const fetched = jest.spyOn(globalThis, "fetch");
const answer = (status: number, body: object = {}) => fetched.mockResolvedValueOnce(Response.json(body, { status }));
const sent = () =>
  fetched.mock.calls.map(([url, init]) => {
    const headers = new Headers(init?.headers);
    return [init?.method, url, headers.get("idempotency-key"), headers.get("x-account")];
  });
/** Offline, so it can't have reached the server. */
const wish = (userId: string, write: Write) => addToOutbox(userId, write, false);
/** The first queued write. */
async function first(): Promise<QueuedEntry> {
  const [one] = await readOutbox(ADA);
  if (!one) throw new Error("nothing waits");
  return one;
}
/** A slow server, which responds when `answered` is called. */
function slowly() {
  let answered: (response: Response) => void = () => undefined;
  fetched.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answered = resolve;
      }),
  );
  return {
    requested: () => waitFor(() => expect(fetched).toHaveBeenCalled()),
    answer: (status: number, body: object = {}) => answered(Response.json(body, { status })),
  };
}
const keys = async (userId = ADA) => (await readOutbox(userId)).map(({ key }) => key);

beforeEach(async () => {
  fetched.mockReset();
  await clearDeviceFor("nobody");
});
afterAll(() => fetched.mockRestore());

test("queued writes are sent in order with their keys and account, and then deleted", async () => {
  for (const write of [comment, like]) await wish(ADA, write);
  answer(201);
  answer(200);
  await sendOutbox(ADA);
  expect(sent()).toEqual([
    ["POST", "/api/c", "k1", ADA],
    ["PUT", "/api/l", "k2", ADA],
  ]);
  expect(await keys()).toEqual([]);
});

test("an unsent toggle and its opposite leave nothing to send; of several the last counts", async () => {
  await wish(ADA, like);
  await wish(ADA, unlike);
  expect(await keys()).toEqual([]);
  await wish(ADA, like);
  await wish(ADA, { ...like, key: "k4" });
  expect(await keys()).toEqual(["k4"]);
});

test("one that may have reached the server is undone by another write", async () => {
  await wish(ADA, like);
  fetched.mockRejectedValueOnce(new TypeError("network"));
  await sendOutbox(ADA);
  await wish(ADA, unlike);
  expect(await keys()).toEqual(["k2", "k3"]);
});

test.each([[401], [408], [429], [500], [503]])("%d stops there: everything stays, in order", async (status) => {
  for (const write of [comment, like]) await wish(ADA, write);
  answer(status);
  await sendOutbox(ADA);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await keys()).toEqual(["k1", "k2"]);
});

test("a different signed-in user isn't a refusal: the write waits for its owner", async () => {
  await wish(ADA, comment);
  answer(409, { code: "other_account", message: "Another account is signed in on this device" });
  await sendOutbox(ADA);
  expect((await readOutbox(ADA)).map(({ problem }) => problem)).toEqual([null]);
});

test("a refused one stays with the reason and doesn't block the next; edited, it is a new write", async () => {
  for (const write of [comment, like]) await wish(ADA, write);
  answer(400, { message: "That comment is too long" });
  answer(200);
  const outcomes: Outcome[] = [];
  const stop = onOutbox((outcome) => outcomes.push(outcome));
  await sendOutbox(ADA);
  const [refused] = await readOutbox(ADA);
  expect(refused).toMatchObject({ key: "k1", problem: "That comment is too long" });
  await sendOutbox(ADA);
  expect(fetched).toHaveBeenCalledTimes(2); // it isn't retried automatically

  if (refused) await retryFromOutbox(ADA, refused, { text: "Short" });
  const [edited] = await readOutbox(ADA);
  expect(edited?.key).not.toBe("k1");
  expect(edited?.details).toBe("Short");
  answer(201);
  await sendOutbox(ADA);
  expect(fetched.mock.calls.at(-1)?.[1]?.body).toBe(JSON.stringify({ text: "Short" }));
  expect(await keys()).toEqual([]);
  await waitFor(() =>
    expect(outcomes).toContainEqual({
      sent: [{ kind: "like", answer: {} }],
      refused: [{ kind: "comment", problem: "That comment is too long" }],
      stale: [],
    }),
  );
  stop();
});

test("deleting something already gone succeeds", async () => {
  await wish(ADA, unlike);
  answer(404);
  await sendOutbox(ADA);
  expect(await keys()).toEqual([]);
});

test("pictures are stored first and once; the post refers to them", async () => {
  const body = { photoUrl: "", photos: [], title: "Pier" };
  const uploads = ["u1", "u2"].map((key) => ({ key, photo: new Blob(["x"]), photoUrl: null }));
  await wish(ADA, {
    kind: "photo",
    details: "Pier",
    method: "POST",
    url: "/api/photos",
    body,
    uploads,
    key: "k1",
  });
  answer(201, { photoUrl: "/media/1.webp" });
  fetched.mockRejectedValueOnce(new TypeError("network"));
  await sendOutbox(ADA);
  answer(201, { photoUrl: "/media/2.webp" });
  answer(201);
  await sendOutbox(ADA);
  expect(sent().map(([, , key]) => key)).toEqual(["u1", "u2", "u2", "k1"]);
  const photos = ["/media/1.webp", "/media/2.webp"];
  // The body is the same as the page's attempt, because the server compares bodies with the same key.
  expect(fetched.mock.calls.at(-1)?.[1]?.body).toBe(JSON.stringify({ photoUrl: photos[0], photos, title: "Pier" }));
});

describe("a write's rewards", () => {
  const workout: Write = {
    kind: "workout",
    details: "",
    method: "POST",
    url: "/api/workouts",
    body: { duration: 30 },
    timeField: "startedAt",
    key: "w1",
  };
  const reward = { xpEarned: 10, unlocked: [], levelReached: 2 };
  const bodies = () => fetched.mock.calls.map(([, init]) => init?.body);

  test("wait for a page, and are passed to only one", async () => {
    for (const write of [workout, like]) await wish(ADA, write);
    answer(201, reward);
    answer(200);
    await sendOutbox(ADA);
    const taken = await Promise.all([takeUnshownRewards(ADA), takeUnshownRewards(ADA)]);
    expect(taken.flat()).toEqual([{ kind: "workout", answer: reward }]);
    expect(await takeUnshownRewards(ADA)).toEqual([]);
  });

  test("are returned again if the first attempt arrived and its response was lost", async () => {
    await addToOutbox(ADA, workout, true);
    const startedAt = new Date((await first()).at).toISOString(); // when it was logged, on the day it counts for
    answer(422, { message: "This Idempotency-Key was already used with a different body" });
    answer(201, reward);
    await sendOutbox(ADA);
    expect(bodies()).toEqual([JSON.stringify({ startedAt, duration: 30 }), JSON.stringify({ duration: 30 })]);
    expect((await takeUnshownRewards(ADA)).map(({ answer }) => answer)).toEqual([reward]);
    expect(await keys()).toEqual([]);
  });

  test.each([
    [{ isInBackground: true }, "1"],
    [{}, null],
  ])("requests say whether no page is open: %j", async (options, header) => {
    await wish(ADA, workout);
    answer(201, reward);
    await sendOutbox(ADA, options);
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get("x-background-sync")).toBe(header);
  });
});

test("two senders at once send once", async () => {
  await wish(ADA, comment);
  fetched.mockImplementation(() => new Promise((done) => setTimeout(() => done(Response.json({})), 30)));
  await Promise.all([sendOutbox(ADA), sendOutbox(ADA), sendOutbox(ADA)]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a discarded write isn't sent", async () => {
  await wish(ADA, comment);
  const [one] = await readOutbox(ADA);
  if (one) await removeFromOutbox(ADA, one);
  await sendOutbox(ADA);
  expect(fetched).not.toHaveBeenCalled();
});

test("a picture post discarded while its pictures are uploaded isn't posted", async () => {
  const uploads = ["u1", "u2"].map((key) => ({ key, photo: new Blob(["x"]), photoUrl: null }));
  await wish(ADA, { kind: "photo", details: "", method: "POST", url: "/api/photos", body: {}, uploads, key: "k1" });
  const upload = slowly();
  const sending = sendOutbox(ADA);
  await upload.requested();
  await removeFromOutbox(ADA, await first());
  upload.answer(201, { photoUrl: "/media/1.webp" });
  await sending;
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await keys()).toEqual([]);
});

test("a write being sent can't be edited; discarded then, it doesn't come back when it is refused", async () => {
  await wish(ADA, comment);
  const seen = await first();
  const comments = slowly();
  const sending = sendOutbox(ADA);
  await comments.requested();
  expect(await retryFromOutbox(ADA, seen, { text: "Edited" })).toBe(false);
  expect(await retryFromOutbox(ADA, seen)).toBe(true);
  expect(await first()).toMatchObject({ key: "k1", body: { text: "Hi" }, isTried: true });
  await removeFromOutbox(ADA, seen);
  comments.answer(400, { message: "Too long" });
  await sending;
  expect(await keys()).toEqual([]);
});

test("one sent in the meantime doesn't come back on a retry", async () => {
  await wish(ADA, comment);
  const seen = await first();
  answer(201);
  await sendOutbox(ADA);
  expect(await retryFromOutbox(ADA, seen)).toBe(false);
  expect(await retryFromOutbox(ADA, seen, { text: "Edited" })).toBe(false);
  expect(await keys()).toEqual([]);
});

test("after five server errors a write lets the next pass, and a retry gives it five more tries", async () => {
  for (const write of [comment, like]) await wish(ADA, write);
  const fail = async (times: number, status = 500) => {
    for (let time = 0; time < times; time += 1) {
      answer(status, { message: "Something went wrong" });
      await sendOutbox(ADA);
    }
  };
  await fail(3, 503);
  await fail(4);
  expect((await first()).problem).toBeNull();
  expect(sent().every(([, , key]) => key === "k1")).toBe(true);
  answer(500, { message: "Something went wrong" });
  answer(200);
  await sendOutbox(ADA);
  expect((await readOutbox(ADA)).map(({ key, problem }) => [key, problem])).toEqual([["k1", "Something went wrong"]]);
  await retryFromOutbox(ADA, await first());
  await fail(4);
  expect((await first()).problem).toBeNull();
  await fail(1);
  expect((await first()).problem).toBe("Something went wrong");
});

test("after 30 days without a response a write is shown as failed, unsent, and gets 30 more on retry", async () => {
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() - 31 * 86_400_000);
  await wish(ADA, comment);
  clock.mockRestore();
  await wish(ADA, like);
  answer(200);
  await sendOutbox(ADA);
  expect((await readOutbox(ADA)).map(({ key, problem }) => [key, problem])).toEqual([
    ["k1", "Windmile couldn't be reached for 30 days"],
  ]);
  await retryFromOutbox(ADA, await first());
  answer(201);
  await sendOutbox(ADA);
  expect(sent().map(([, , key]) => key)).toEqual(["k2", "k1"]);
  expect(await keys()).toEqual([]);
});

test.each([[405], [410], [414]])("%d is a refusal, too", async (status) => {
  for (const write of [comment, like]) await wish(ADA, write);
  answer(status, { message: "No" });
  answer(200);
  await sendOutbox(ADA);
  expect((await readOutbox(ADA)).map(({ key, problem }) => [key, problem])).toEqual([["k1", "No"]]);
});

describe("on a page", () => {
  const line = jest.spyOn(navigator, "onLine", "get");
  let stop: () => void;
  beforeEach(() => {
    stop = queueWritesFor(ADA);
  });
  afterEach(() => {
    line.mockReset().mockReturnValue(true);
    stop();
  });
  const broken = () => fetched.mockRejectedValueOnce(new TypeError("network"));

  test("a like whose response was lost may have arrived, so its undo is sent after it", async () => {
    line.mockReturnValue(true);
    broken();
    await sendOrQueue(like);
    fetched.mockRejectedValue(new TypeError("network"));
    await sendOrQueue(unlike);
    expect((await readOutbox(ADA)).map(({ key, isTried }) => [key, isTried])).toEqual([
      ["k2", true],
      ["k3", false],
    ]);
  });

  test("offline, a like and its undo leave nothing to send", async () => {
    line.mockReturnValue(false);
    broken();
    await sendOrQueue(like);
    fetched.mockRejectedValue(new TypeError("network"));
    await sendOrQueue(comment); // queued after the first one, which is then retried
    await sendOutbox(ADA);
    expect((await first()).isTried).toBe(false);
    await sendOrQueue(unlike);
    expect(await keys()).toEqual(["k1"]);
  });

  test("the reason of a queued write is right: offline, no response, or behind others", async () => {
    const reasons: string[] = [];
    const silence = queued.on((reason) => reasons.push(reason));
    line.mockReturnValue(false);
    broken();
    await sendOrQueue(comment);
    line.mockReturnValue(true);
    answer(503); // the stuck one
    await sendOrQueue(like);
    await waitFor(() => expect(reasons).toEqual(["offline", "behind"]));
    answer(201);
    answer(200);
    await sendOutbox(ADA);
    await waitFor(async () => expect(await keys()).toEqual([]));
    await new Promise((done) => setTimeout(done, 20)); // the page has been notified
    broken();
    await sendOrQueue({ ...like, key: "k9" });
    expect(reasons).toEqual(["offline", "behind", "unanswered"]);
    silence();
  });

  test("a write behind others that are all sent immediately isn't reported as queued", async () => {
    const reasons: string[] = [];
    line.mockReturnValue(false);
    broken();
    await sendOrQueue(comment);
    const silence = queued.on((reason) => reasons.push(reason));
    line.mockReturnValue(true);
    answer(201);
    answer(200);
    await sendOrQueue(like);
    await waitFor(async () => expect(await keys()).toEqual([]));
    await new Promise((done) => setTimeout(done, 50));
    expect(reasons).toEqual([]);
    silence();
  });

  test("a write includes its page's user, and isn't queued if someone else is signed in", async () => {
    line.mockReturnValue(true);
    answer(409, { code: "other_account", message: "Another account is signed in on this device" });
    await expect(sendOrQueue(like)).rejects.toThrow("other_account");
    expect(sent()).toEqual([["PUT", "/api/l", "k2", ADA]]);
    expect(navigate).toHaveBeenCalledWith("/"); // their page has loaded
    expect(await keys()).toEqual([]);
  });
});

test("the next user on this device finds nothing of the previous one, whose data is deleted", async () => {
  const person = (id: string) => ({
    viewer: { id, firstName: "A", lastName: "B", profileImageUrl: null },
    preferences: DEFAULT_PREFERENCES,
  });
  await claimDevice(person(ADA));
  await wish(ADA, comment);
  await claimDevice(person(ADA));
  expect(await keys()).toEqual(["k1"]);
  await claimDevice(person(BOB));
  expect([await keys(BOB), await keys(ADA)]).toEqual([[], []]);
  expect((await readStoredViewer())?.viewer.id).toBe(BOB);
});
