/** @jest-environment node */
import { connect, type Socket } from "node:net";
import { AppProcess, freePort, newDataDir } from "../support/app-process";

/** Requests whose clients misbehave in every way a phone or an attacker might. The server must survive all of them. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const PATHS = [
  "/",
  "/signup",
  "/api/auth/login",
  "/api/photos",
  "/api/photos/upload",
  "/api/health",
  "/posters/none.avif",
];
const ROUNDS = 4;
const AT_ONCE = 40;
/** Above every body size limit. */
const OVERSIZED_BYTES = 24 * 1024 * 1024;
const PART = Buffer.alloc(256 * 1024, "x");
const CHUNK = Buffer.concat([Buffer.from(`${PART.length.toString(16)}\r\n`), PART, Buffer.from("\r\n")]);

let app: AppProcess;
let cookie: string;
beforeAll(async () => {
  const variables = { WEATHER: "off", RATE_LIMIT_SCALE: "100000" };
  app = await new AppProcess(newDataDir(), await freePort(), { through: "node", variables }).ready();
  cookie = await app.signIn();
});
afterAll(() => app.discard());

type Target = { method: string; path: string; isMember: boolean };

const head = ({ method, path, isMember }: Target, ...more: string[]) =>
  [
    `${method} ${path} HTTP/1.1`,
    `Host: localhost:${app.port}`,
    `Origin: ${app.url}`,
    "Content-Type: application/json",
    ...(isMember ? [`Cookie: ${cookie}`] : []),
    ...more,
    "\r\n",
  ].join("\r\n");

/** Keeps sending chunks until `isOver`, like an upload that is too large. */
function pour(socket: Socket): void {
  let sent = 0;
  const more = () => {
    if (socket.destroyed || sent > OVERSIZED_BYTES) return;
    sent += CHUNK.length;
    socket.write(CHUNK, more);
  };
  more();
}

const leaveSoon = (socket: Socket, leave: () => void) => {
  const timer = setTimeout(leave, 5 + Math.random() * 60);
  socket.once("close", () => clearTimeout(timer));
};

const MISBEHAVIORS: Record<string, (socket: Socket, target: Target) => void> = {
  "aborted before the response": (socket, target) => {
    socket.write(head(target, "Content-Length: 20"), () => socket.destroy());
  },
  "aborted when the response arrives": (socket, target) => {
    socket.write(head(target, "Transfer-Encoding: chunked"));
    socket.on("data", () => socket.destroy());
    pour(socket);
  },
  "reset in the middle of an oversized body": (socket, target) => {
    socket.write(head(target, "Transfer-Encoding: chunked"));
    pour(socket);
    leaveSoon(socket, () => socket.resetAndDestroy());
  },
  "half closed in the middle of the body": (socket, target) => {
    socket.end(`${head(target, "Content-Length: 2000")}{"text":`);
  },
  stalled: (socket, target) => {
    socket.write(`${head(target, "Content-Length: 2000")}{"text":`);
    leaveSoon(socket, () => socket.destroy());
  },
  "pipelined, and closed before the responses": (socket, target) => {
    const request = `${head(target, "Content-Length: 2")}{}`;
    socket.write(request.repeat(10), () => leaveSoon(socket, () => socket.resetAndDestroy()));
  },
  "truncated in the middle of the headers": (socket, target) => {
    socket.end(head(target).slice(0, -10));
  },
  "declared larger than allowed": (socket, target) => {
    socket.write(head(target, `Content-Length: ${OVERSIZED_BYTES}`));
    socket.on("data", () => socket.resetAndDestroy());
    leaveSoon(socket, () => socket.destroy());
  },
};

function misbehave(act: (socket: Socket, target: Target) => void, target: Target): Promise<void> {
  return new Promise((done) => {
    const socket = connect({ port: app.port, host: "127.0.0.1" }, () => act(socket, target));
    const giveUp = setTimeout(() => socket.destroy(), 1_000);
    socket.on("error", () => socket.destroy());
    socket.on("data", () => undefined);
    socket.on("close", () => {
      clearTimeout(giveUp);
      done();
    });
  });
}

test.each(Object.entries(MISBEHAVIORS))("a flood of requests that are %s leaves the server up", async (_name, act) => {
  const targets = METHODS.flatMap((method) =>
    PATHS.flatMap((path) => [true, false].map((isMember) => ({ method, path, isMember }))),
  );
  const queue = Array.from({ length: ROUNDS }, () => targets).flat();
  const { pid } = app.find("app");
  const logged = app.output.length;
  const worker = async () => {
    for (let target = queue.pop(); target; target = queue.pop()) await misbehave(act, target);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(app.output.slice(logged)).not.toMatch(/"level":"(error|fatal)"/);
  expect([await app.status("/api/ready"), await app.status("/landing")]).toEqual([200, 200]);
  expect(app.find("app").pid).toBe(pid);
});
