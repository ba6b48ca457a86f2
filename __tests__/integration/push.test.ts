import "../support/unlimited";
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomInt } from "node:crypto";
import dns from "node:dns";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { v7 as uuid } from "uuid";
import { type Member, signedUp } from "../support/api";
import { aPhoto } from "../support/fixtures";

const port = randomInt(20_000, 30_000);
const STAND_IN = `http://127.0.0.1:${port}`;
const vapid = createECDH("prime256v1");
vapid.generateKeys();
Object.assign(process.env, {
  PUSH_SERVICE_ORIGIN: STAND_IN,
  VAPID_PUBLIC_KEY: vapid.getPublicKey("base64url"),
  VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()])
    .subarray(-32)
    .toString("base64url"),
});

const PUSH = "/api/account/push";
const SETTINGS = "/api/account/settings";
const NOON = new Date("2026-11-20T18:00:00Z"); // in Chicago
const NIGHT = new Date("2026-11-21T05:00:00Z");

type Pushed = { path: string; headers: IncomingHttpHeaders; body: Buffer };
const pushed: Pushed[] = [];
let status = 201;
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    pushed.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status, { location: "http://127.0.0.1:1/" }).end();
  });
});

/** A browser that receives and decrypts pushes through the fake push service. */
class PushedBrowser {
  private readonly keys: ECDH = createECDH("prime256v1");
  private readonly secret = randomBytes(16);
  readonly path = `/${uuid()}`;

  constructor() {
    this.keys.generateKeys();
  }

  get subscription() {
    const keys = { p256dh: this.keys.getPublicKey("base64url"), auth: this.secret.toString("base64url") };
    return { endpoint: STAND_IN + this.path, keys };
  }

  /** RFC 8291. */
  private read(body: Buffer): unknown {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.keys.getPublicKey(), sender]);
    const key = Buffer.from(hkdfSync("sha256", this.keys.computeSecret(sender), this.secret, info, 32));
    const derived = (name: string, bytes: number) =>
      Buffer.from(hkdfSync("sha256", key, salt, `Content-Encoding: ${name}\0`, bytes));
    const sealed = body.subarray(86);
    const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }

  get messages(): unknown[] {
    return pushed.filter(({ path }) => path === this.path).map(({ body }) => this.read(body));
  }
}

let ada: Member;
let bob: Member;
let photo: string;
let phone: PushedBrowser;
beforeAll(() => new Promise<void>((done) => service.listen(port, "127.0.0.1", done)));
afterAll(() => service.close());
beforeEach(async () => {
  status = 201;
  pushed.length = 0;
  ada = await signedUp({ firstName: "Ada" });
  bob = await signedUp({ firstName: "Bob" });
  photo = await aPhoto(ada.id);
  phone = new PushedBrowser();
});
afterEach(() => jest.restoreAllMocks());

const on = async (who: Member, browser: PushedBrowser) =>
  expect((await who.put(PUSH, browser.subscription)).status).toBe(204);
const comment = () => bob.post(`/api/photos/${photo}/comments`, { text: "See you at Ada's flat" });
const send = async (now = NOON) => (await import("@/lib/notifications/pushes/jobs")).pushNotifications(now);
const database = () => import("@/lib/core/server/db");

test("nothing is pushed without a subscription; then each event is pushed once, without names", async () => {
  expect((await ada.get(PUSH)).body).toEqual({ publicKey: process.env.VAPID_PUBLIC_KEY, isOn: false });
  await comment();
  await send();
  expect(pushed).toEqual([]);
  await on(ada, phone);
  expect((await ada.get(PUSH)).body).toMatchObject({ isOn: true });
  await comment();
  await Promise.all([send(), send()]);
  expect(phone.messages).toEqual([{ text: "You have a new comment", unread: 1 }]);
  expect(pushed[0]?.headers).toMatchObject({ ttl: "43200", "content-encoding": "aes128gcm" });
  expect(pushed[0]?.headers.authorization).toMatch(/^vapid t=/);
  await send();
  expect(pushed).toHaveLength(1);
});

test("several events are one push; read ones aren't pushed; a follow request is named as one", async () => {
  await on(ada, phone);
  await comment();
  await bob.put(`/api/photos/${photo}/like`);
  await send();
  expect(phone.messages).toEqual([{ text: "You have 2 new notifications", unread: 2 }]);
  await comment();
  await ada.post("/api/notifications/read");
  await send();
  expect(pushed).toHaveLength(1);
  await ada.put(SETTINGS, { isPrivate: true });
  await bob.put(`/api/users/${ada.id}/follow`);
  await send();
  expect(phone.messages.at(-1)).toEqual({ text: "You have a new follow request", unread: 1 });
});

test("a type with push off isn't pushed, and a pause stops all", async () => {
  await on(ada, phone);
  await ada.put(SETTINGS, { notifications: { comment: ["in-app", "mail"] } });
  await comment();
  await send();
  expect(pushed).toEqual([]);
  await bob.put(`/api/photos/${photo}/like`);
  await ada.put(SETTINGS, { notificationsPaused: true }); // even queued ones
  await send();
  expect(pushed).toEqual([]);
});

test("quiet hours delay it until they end", async () => {
  await on(ada, phone);
  await ada.put(SETTINGS, { quietHours: { from: "22:00", to: "07:00" } });
  await comment();
  await send(NIGHT);
  expect(pushed).toEqual([]);
  await send(NOON);
  expect(phone.messages).toHaveLength(1);
});

test.each([404, 410])("an expired subscription (%d) is deleted", async (answer) => {
  await on(ada, phone);
  status = answer;
  await comment();
  await send();
  expect((await ada.get(PUSH)).body).toMatchObject({ isOn: false });
});

test("a failing push service is retried later, and its redirects aren't followed", async () => {
  await on(ada, phone);
  status = 503;
  await comment();
  await send();
  expect((await ada.get(PUSH)).body).toMatchObject({ isOn: true });
  status = 201;
  await send();
  expect(pushed).toHaveLength(1); // not immediately
  const { rows, sql } = await database();
  await rows(sql`update job_attempts set "nextAt" = now() - interval '1 second'`);
  await send();
  expect(pushed).toHaveLength(2);
  status = 307;
  await comment();
  await bob.post(`/api/photos/${photo}/comments`, { text: "Again" });
  await send();
  expect(pushed).toHaveLength(3);
});

test("it ends with the session, and a browser only shows the signed-in user's pushes", async () => {
  await on(ada, phone);
  await comment();
  await ada.post("/api/auth/logout");
  await send();
  expect(pushed).toEqual([]);
  const { deletePushSubscriptions } = await import("@/lib/notifications/pushes/jobs");
  await deletePushSubscriptions();
  const { prisma } = await database();
  expect(await prisma.pushSubscription.count({ where: { userId: ada.id } })).toBe(0);

  const eve = await signedUp();
  await on(bob, phone);
  await on(eve, phone);
  expect((await bob.get(PUSH)).body).toMatchObject({ isOn: false });
  await eve.del(PUSH);
  expect((await eve.get(PUSH)).body).toMatchObject({ isOn: false });
});

test.each([
  "http://127.0.0.1:1/x",
  "http://fcm.googleapis.com/x",
  "https://127.0.0.1/x",
  "https://0x7f000001/x",
  "https://[::1]/x",
  "https://[::ffff:10.0.0.1]/x",
  "https://localhost/x",
  "https://10.0.0.1/x",
  "https://fcm.googleapis.com:8443/x",
  "https://me:secret@fcm.googleapis.com/x",
  "file:///etc/passwd",
  "nonsense",
])("an invalid push service URL is rejected: %s", async (endpoint) => {
  const answer = await ada.put(PUSH, { ...phone.subscription, endpoint });
  expect(answer.status).toBe(400);
  expect((await ada.get(PUSH)).body).toMatchObject({ isOn: false });
});

test("a name that resolves to a private network isn't called", async () => {
  const { isPublicAddress, sendPush } = await import("@/lib/notifications/pushes/gateway");
  for (const address of ["10.0.0.7", "127.0.0.1", "169.254.169.254", "100.64.0.1", "::1", "fd00::1", "::ffff:10.0.0.1"])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  for (const address of ["142.250.1.1", "2a00:1450:4001::1"])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  const requested: string[] = [];
  const { lookup } = dns; // other test files in this worker share the module
  Object.assign(dns, {
    lookup: (host: string, _: unknown, done: (error: null, found: object[]) => void) => {
      requested.push(host);
      done(null, [{ address: "127.0.0.1", family: 4 }]);
    },
  });
  const named = { ...phone.subscription, endpoint: "https://push.example.com/x" };
  try {
    await expect(sendPush(named, { text: "x", unread: 0 })).rejects.toThrow("Not a public address");
  } finally {
    Object.assign(dns, { lookup });
  }
  expect(requested).toEqual(["push.example.com"]);
});

describe("reminders", () => {
  const HOUR = 3_600_000;
  const remind = async (now: Date) => (await import("@/lib/notifications/reminders/jobs")).sendReminders(now);
  const kindsOf = async (who: Member) => {
    const { prisma } = await database();
    const found = await prisma.notification.findMany({ where: { userId: who.id }, orderBy: { type: "asc" } });
    return found.map(({ type, text }) => [type, text]);
  };

  test("an event that is today is announced in the daytime, once, to its guests", async () => {
    const { prisma } = await database();
    const { id } = await prisma.communityEvent.create({
      data: {
        ...{ title: "Morning run", description: "", date: NOON, time: "15:00", location: "Lakefront", address: "" },
        ...{ category: "Running", maxAttendees: 10, attendees: 1, tags: [], hostId: bob.id },
        startsAt: new Date(NOON.getTime() + 3 * HOUR),
        members: { create: { userId: ada.id, status: "going" } },
      },
    });
    await remind(new Date(NOON.getTime() - 11 * HOUR)); // at night
    expect(await kindsOf(ada)).toEqual([]);
    await on(ada, phone);
    await Promise.all([remind(NOON), remind(NOON)]);
    await remind(NOON);
    expect(await kindsOf(ada)).toEqual([["event-today", ""]]);
    await send();
    expect(phone.messages).toEqual([{ text: "One of your events is today", unread: 1 }]);
    await prisma.communityEventMember.deleteMany({ where: { eventId: id, userId: ada.id } }); // guests who left aren't notified
    expect(await kindsOf(ada)).toEqual([]);
  });

  test("a challenge about to end is announced to its members", async () => {
    const { prisma } = await database();
    const { id } = await prisma.challenge.create({
      data: {
        slug: uuid(),
        title: "A long week",
        description: "",
        unit: "minutes",
        scope: "personal",
        target: 100,
        startsAt: new Date(NOON.getTime() - 100 * HOUR),
        endsAt: new Date(NOON.getTime() + 20 * HOUR),
      },
    });
    await prisma.challengeMember.create({ data: { challengeId: id, userId: ada.id } });
    await remind(NOON);
    await remind(NOON);
    expect(await kindsOf(ada)).toEqual([["challenge-ending", "“A long week” ends in less than 24 hours"]]);
    expect(await kindsOf(bob)).toEqual([]);
    await prisma.challengeMember.deleteMany({ where: { challengeId: id, userId: ada.id } });
    expect(await kindsOf(ada)).toEqual([]);
  });
});
