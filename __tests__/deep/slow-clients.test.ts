/** @jest-environment node */
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { z } from "zod";
import { AppProcess, freePort, newDataDir, until } from "../support/app-process";
import { image } from "../support/images";

/** What clients can occupy by sending a byte now and then. This is the real server with shorter timeouts. */
const TIMEOUTS = { headersMs: 4_000, requestMs: 4_000, stalledMs: 4_000, checkedEveryMs: 200 };
const DRIP_EVERY_MS = 500;
/** Far more time than needed, so that only an endless wait fails, even on a busy machine. */
const CUT_WITHIN_MS = 40_000;

let app: AppProcess;
let cookie: string;
beforeAll(async () => {
  const variables = { WEATHER: "off", RATE_LIMIT_SCALE: "1000" };
  app = await new AppProcess(newDataDir(), await freePort(), { variables, timeouts: TIMEOUTS }).ready();
  cookie = await app.signIn();
});
afterAll(() => app.discard());

type SlowClient = { socket: Socket; text: string; isOpen: boolean };

/**
 * Sends `bytes`, then one more byte now and then for as long as the server lets it. It doesn't hang up after a timeout
 * response.
 */
function slowClient(bytes: string, drip = "x"): SlowClient {
  const socket = connect({ port: app.port, host: "localhost", allowHalfOpen: true }, () => socket.write(bytes));
  const client: SlowClient = { socket, text: "", isOpen: true };
  const dripping = setInterval(() => socket.write(drip), DRIP_EVERY_MS);
  socket.on("data", (chunk) => {
    client.text += chunk;
  });
  socket.on("error", () => socket.destroy());
  socket.on("close", () => {
    clearInterval(dripping);
    client.isOpen = false;
  });
  return client;
}

const areCut = (clients: SlowClient[]) =>
  until(
    () => clients.every(({ isOpen }) => !isOpen),
    CUT_WITHIN_MS,
    () => `cut off all of ${clients.length}: ${clients.filter(({ isOpen }) => isOpen).length} are still there`,
  ).finally(() => clients.forEach(({ socket }) => void socket.destroy()));

const headOf = (path: string, type: string, length: number, more = "") =>
  `POST ${path} HTTP/1.1\r\nHost: localhost:${app.port}\r\nOrigin: ${app.url}\r\nCookie: ${cookie}\r\n` +
  `Content-Type: ${type}\r\nContent-Length: ${length}\r\n${more}\r\n`;

const get = async (path: string) => (await fetch(app.url + path, { headers: { cookie } })).json();
const photosSchema = z.array(z.object({ id: z.string() }));
const aPhoto = async () => photosSchema.parse(await get("/api/photos/home"))[0]?.id ?? "";

test("three hundred slow senders delay no one, and are cut off although they don't hang up", async () => {
  const comment = headOf(`/api/photos/${await aPhoto()}/comments`, "application/json", 5_000);
  await app.status("/landing"); // the first visit of a page takes longer
  const clients = Array.from({ length: 300 }, (_, at) =>
    at % 2 === 0 ? slowClient("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ") : slowClient(`${comment}{"text":"`),
  );
  await until(() => clients.every(({ socket }) => socket.bytesWritten > 0), CUT_WITHIN_MS, "all connected");
  let answeredMeanwhile = 0;
  for (let round = 0; round < 5; round += 1) {
    for (const path of ["/api/health", "/api/venues?size=1", "/landing"]) {
      expect([path, await app.status(path)]).toEqual([path, 200]);
      if (clients.every(({ isOpen }) => isOpen)) answeredMeanwhile += 1;
    }
  }
  expect(answeredMeanwhile).toBeGreaterThan(0);
  await areCut(clients);
  for (const { text } of clients) expect(text).toMatch(/^HTTP\/1.1 408 /);
  expect(await app.status("/api/ready")).toBe(200);
});

test("a slow body gets a 408, and nothing is stored even if the rest arrives later", async () => {
  const photo = await aPhoto();
  const body = JSON.stringify({ text: "Said much too slowly" });
  const path = `/api/photos/${photo}/comments`;
  const client = slowClient(headOf(path, "application/json", body.length) + body.slice(0, 2), "");
  let sent = 2;
  const rest = setInterval(() => {
    if (sent < 6) client.socket.write(body.slice(sent, ++sent));
  }, DRIP_EVERY_MS);
  client.socket.once("data", () => client.socket.write(body.slice(sent)));
  await areCut([client]);
  clearInterval(rest);
  expect(client.text).toMatch(/^HTTP\/1.1 408 /);
  expect(client.text).toContain(`{"code":"validation","message":"That took too long"}`);
  const commentsSchema = z.array(z.object({ text: z.string() }));
  const texts = commentsSchema.parse(await get(path)).map(({ text }) => text);
  expect(texts).not.toContain("Said much too slowly");
  // The same body sent at once is accepted, so only the timing was wrong.
  const atOnce = await fetch(app.url + path, {
    method: "POST",
    headers: { cookie, origin: app.url, "content-type": "application/json" },
    body,
  });
  expect(atOnce.status).toBe(201);
});

const LARGEST_UPLOAD = (10 * 1024 + 256) * 1024;
/** How many of the largest uploads one member can send at once. */
const UPLOADS_OF_ONE = 4;

test("the capacity used by slow uploads is available again once they are cut off", async () => {
  const upload = async (picture: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.set("photo", new File([picture], "photo.jpg"));
    const headers = { cookie, origin: app.url };
    const answer = await fetch(`${app.url}/api/photos/upload`, { method: "POST", headers, body });
    await answer.arrayBuffer();
    return answer.status;
  };
  const head = headOf("/api/photos/upload", "multipart/form-data; boundary=slow", LARGEST_UPLOAD);
  expect(await upload(new Uint8Array(await image()))).toBe(201); // the first answer of a route takes longer
  // Checked through the slow clients' own responses, because another request would take a free slot.
  const clients: SlowClient[] = [];
  const statuses = () => clients.map(({ text }) => /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]);
  await until(
    () => {
      if (statuses().includes("503")) return true;
      clients.push(slowClient(`${head}--slow\r\n`));
      return false;
    },
    CUT_WITHIN_MS,
    () => `no room left: ${statuses()}`,
  );
  await areCut(clients);
  expect(new Set(statuses())).toEqual(new Set(["408", "503"]));
  const nearlyLargest = new Uint8Array(LARGEST_UPLOAD - 300 * 1024);
  const again = await Promise.all(Array.from({ length: UPLOADS_OF_ONE }, () => upload(nearlyLargest)));
  expect(again).toEqual(Array(UPLOADS_OF_ONE).fill(415)); // not a picture, but each request gets a slot
  expect(app.output).not.toContain(`"level":"error"`);
});

/** A page's largest script, requested so often on one connection that it fits in no system buffer. */
async function largeRequests(): Promise<{ bytes: string; least: number }> {
  const page = await (await fetch(`${app.url}/landing`)).text();
  const paths = [...new Set(page.match(/\/_next\/static\/chunks\/[^"\\]+?\.js/g))];
  const sizes = await Promise.all(
    paths.map(async (path) => ({ path, size: (await (await fetch(app.url + path)).arrayBuffer()).byteLength })),
  );
  const { path, size } = sizes.sort((a, b) => b.size - a.size)[0] ?? { path: "", size: 1 };
  const times = Math.ceil((24 * 1024 * 1024) / size);
  return { bytes: `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times), least: times * size };
}

/** How many of these connections the app still has open. A client that never reads doesn't notice. */
function held(sockets: readonly Socket[]): number {
  const hex = (port = 0) => port.toString(16).toUpperCase().padStart(4, "0");
  const open = readFileSync("/proc/net/tcp", "utf8");
  return sockets.filter(({ localPort }) => open.includes(`0100007F:${hex(app.port)} 0100007F:${hex(localPort)} 01 `))
    .length;
}

test("a client that doesn't read the response is cut off, and one that reads slowly gets all of it", async () => {
  const { bytes, least } = await largeRequests();
  const deaf = Array.from({ length: 5 }, () => {
    const socket = connect({ port: app.port, host: "127.0.0.1" }, () => socket.write(bytes));
    return socket.on("error", () => socket.destroy());
  });
  const slow = connect({ port: app.port, host: "localhost" }, () => slow.write(bytes));
  let taken = 0;
  let isOpen = true;
  slow.on("error", () => slow.destroy());
  slow.on("close", () => {
    isOpen = false;
  });
  // Alternates between a twelfth of the data and a pause of a quarter of the timeout: three timeouts in total.
  const share = least / 12;
  slow.on("data", (chunk) => {
    const before = Math.floor(taken / share);
    taken += chunk.length;
    if (Math.floor(taken / share) === before) return;
    slow.pause();
    setTimeout(() => slow.resume(), TIMEOUTS.stalledMs / 4);
  });
  await until(() => deaf.every(({ bytesWritten }) => bytesWritten === bytes.length), CUT_WITHIN_MS, "all have asked");
  expect(held(deaf)).toBe(5);
  await until(
    () => held(deaf) === 0,
    CUT_WITHIN_MS,
    () => `cut off all: the app still holds ${held(deaf)}`,
  );
  for (const socket of deaf) socket.destroy();
  await until(
    () => taken >= least || !isOpen,
    CUT_WITHIN_MS,
    () => `all of it: ${taken} of ${least}`,
  );
  slow.destroy();
  expect(taken).toBeGreaterThanOrEqual(least);
  expect(await app.status("/api/ready")).toBe(200);
});
