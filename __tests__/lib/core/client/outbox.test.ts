import "fake-indexeddb/auto";
import { claimDevice, forgetDevice, readPerson } from "@/lib/core/client/device-store";
import {
  dropFromOutbox,
  type Outcome,
  onOutbox,
  putInOutbox,
  readOutbox,
  retryFromOutbox,
  sendOutbox,
} from "@/lib/core/client/outbox";
import type { Write } from "@/lib/core/client/outbox-entry";
import { DEFAULT_PREFERENCES } from "@/lib/core/shared/preferences";

const ADA = "00000000-0000-7000-8000-00000000000a";
const BOB = "00000000-0000-7000-8000-00000000000b";
const comment: Write = {
  kind: "comment",
  details: "Hi",
  method: "POST",
  url: "/api/c",
  body: { text: "Hi" },
  key: "k1",
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
const keys = async (userId = ADA) => (await readOutbox(userId)).map(({ key }) => key);

beforeEach(async () => {
  fetched.mockReset();
  await forgetDevice();
});
afterAll(() => fetched.mockRestore());

test("what waits is sent in order under its own key and in its owner's name, and then forgotten", async () => {
  for (const write of [comment, like]) await putInOutbox(ADA, write);
  answer(201);
  answer(200);
  await sendOutbox(ADA);
  expect(sent()).toEqual([
    ["POST", "/api/c", "k1", ADA],
    ["PUT", "/api/l", "k2", ADA],
  ]);
  expect(await keys()).toEqual([]);
});

test("an unsent wish and its opposite leave nothing to send; the last of several counts", async () => {
  await putInOutbox(ADA, like);
  await putInOutbox(ADA, unlike);
  expect(await keys()).toEqual([]);
  await putInOutbox(ADA, like);
  await putInOutbox(ADA, { ...like, key: "k4" });
  expect(await keys()).toEqual(["k4"]);
});

test("one that may have reached the server is taken back by another write", async () => {
  await putInOutbox(ADA, like);
  fetched.mockRejectedValueOnce(new TypeError("network"));
  await sendOutbox(ADA);
  await putInOutbox(ADA, unlike);
  expect(await keys()).toEqual(["k2", "k3"]);
});

test.each([[401], [408], [429], [500], [503]])("%d stops there: everything stays, in its order", async (status) => {
  for (const write of [comment, like]) await putInOutbox(ADA, write);
  answer(status);
  await sendOutbox(ADA);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await keys()).toEqual(["k1", "k2"]);
});

test("somebody else being signed in is no refusal: it waits for its owner", async () => {
  await putInOutbox(ADA, comment);
  answer(409, { code: "other_account", message: "Somebody else is signed in here now" });
  await sendOutbox(ADA);
  expect((await readOutbox(ADA)).map(({ problem }) => problem)).toEqual([null]);
});

test("a refused one stays with the reason and lets the next pass; edited, it is another write", async () => {
  for (const write of [comment, like]) await putInOutbox(ADA, write);
  answer(400, { message: "That comment is too long" });
  answer(200);
  const heard: Outcome[] = [];
  const stop = onOutbox((outcome) => heard.push(outcome));
  await sendOutbox(ADA);
  const [refused] = await readOutbox(ADA);
  expect(refused).toMatchObject({ key: "k1", problem: "That comment is too long" });
  await sendOutbox(ADA);
  expect(fetched).toHaveBeenCalledTimes(2); // it is not tried again by itself

  if (refused) await retryFromOutbox(ADA, refused, { text: "Short" });
  const [edited] = await readOutbox(ADA);
  expect(edited?.key).not.toBe("k1");
  answer(201);
  await sendOutbox(ADA);
  expect(fetched.mock.calls.at(-1)?.[1]?.body).toBe(JSON.stringify({ text: "Short" }));
  expect(await keys()).toEqual([]);
  await new Promise((done) => setTimeout(done, 50));
  stop();
  expect(heard.map(({ sent, refused }) => [sent, refused])).toEqual(expect.arrayContaining([[1, 1]]));
});

test("deleting what is gone already is done", async () => {
  await putInOutbox(ADA, unlike);
  answer(404);
  await sendOutbox(ADA);
  expect(await keys()).toEqual([]);
});

test("pictures are stored first and once; the post names them where it had room for them", async () => {
  const body = { photoUrl: "", photos: [], title: "Pier" };
  const uploads = ["u1", "u2"].map((key) => ({ key, photo: new Blob(["x"]), photoUrl: null }));
  await putInOutbox(ADA, {
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
  // Its text is the one an attempt of the page would have had: the server compares it under one key.
  expect(fetched.mock.calls.at(-1)?.[1]?.body).toBe(JSON.stringify({ photoUrl: photos[0], photos, title: "Pier" }));
});

test("two senders at once send once", async () => {
  await putInOutbox(ADA, comment);
  fetched.mockImplementation(() => new Promise((done) => setTimeout(() => done(Response.json({})), 30)));
  await Promise.all([sendOutbox(ADA), sendOutbox(ADA), sendOutbox(ADA)]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("dropped, it is not sent", async () => {
  await putInOutbox(ADA, comment);
  const [one] = await readOutbox(ADA);
  if (one) await dropFromOutbox(ADA, one);
  await sendOutbox(ADA);
  expect(fetched).not.toHaveBeenCalled();
});

test("somebody else signing in on this device finds nothing of the one before, and their things are gone", async () => {
  const person = (id: string) => ({
    viewer: { id, firstName: "A", lastName: "B", profileImageUrl: null },
    preferences: DEFAULT_PREFERENCES,
  });
  await claimDevice(person(ADA));
  await putInOutbox(ADA, comment);
  await claimDevice(person(ADA));
  expect(await keys()).toEqual(["k1"]);
  await claimDevice(person(BOB));
  expect([await keys(BOB), await keys(ADA)]).toEqual([[], []]);
  expect((await readPerson())?.viewer.id).toBe(BOB);
});
