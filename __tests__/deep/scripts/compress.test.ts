import { once } from "node:events";
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { compress } from "../../../scripts/start/compress.mjs";

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Serves what `write` does to a response, behind our compression. */
async function serving(write: RequestListener): Promise<number> {
  server = createServer((request, response) => {
    compress(request, response);
    write(request, response);
  });
  await once(server.listen(0), "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

async function requested(port: number, accepted = "gzip", method = "GET"): Promise<IncomingMessage> {
  const request = get({ port, method, headers: { "accept-encoding": accepted } });
  const [answer] = await once(request, "response");
  return answer;
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const page: RequestListener = (_request, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.flushHeaders();
  response.write("<p>é</p>".repeat(1_000));
  Reflect.get(response, "flush").call(response);
  setImmediate(() => response.end(Buffer.from("end")));
};
const WHOLE = `${"<p>é</p>".repeat(1_000)}end`;

test.each([
  ["gzip", "gzip", gunzipSync],
  ["identity", undefined, (body: Buffer) => body],
] as const)("chunks written one after another arrive completely, as %s", async (accepted, encoding, opened) => {
  const answer = await requested(await serving(page), accepted);
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(opened(await bodyOf(answer)).toString()).toBe(WHOLE);
});

test("ready chunks don't wait for late ones", async () => {
  const late = new AbortController();
  const port = await serving(async (_request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.write("shell".repeat(1_000));
    Reflect.get(response, "flush").call(response); // as Next does after each piece
    await once(late.signal, "abort");
    response.end("late");
  });
  const answer = await requested(port);
  const [first] = await once(answer, "data"); // this would never arrive if it waited for the next chunk
  expect(first.length).toBeGreaterThan(0);
  late.abort();
});

test("headers are sent before a body that takes its time", async () => {
  const late = new AbortController();
  const port = await serving(async (_request, response) => {
    response.setHeader("X-Early", "yes");
    response.flushHeaders();
    await once(late.signal, "abort");
    response.end("body");
  });
  const answer = await requested(port);
  expect(answer.headers["x-early"]).toBe("yes");
  late.abort();
  expect((await bodyOf(answer)).toString()).toBe("body");
});

test("a large file is streamed instead of buffered in memory", async () => {
  const MEGABYTE = Buffer.alloc(1024 * 1024, "x");
  let written = 0;
  const port = await serving(async (_request, response) => {
    response.setHeader("Content-Type", "image/avif");
    for (; written < 40; written += 1) if (!response.write(MEGABYTE)) await once(response, "drain");
    response.end();
  });
  const answer = await requested(port);
  answer.pause();
  await sleep(300);
  expect(written).toBeLessThan(20); // nothing reads, so it waits
  expect((await bodyOf(answer)).length).toBe(40 * MEGABYTE.length);
});

test("a small body isn't compressed", async () => {
  const port = await serving((_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end('{"ok":true}');
  });
  const answer = await requested(port);
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect((await bodyOf(answer)).toString()).toBe('{"ok":true}');
});

test("a response without a body ends, and so does HEAD", async () => {
  const port = await serving((request, response) => {
    response.statusCode = request.method === "HEAD" ? 200 : 204;
    response.end(request.method === "HEAD" ? "never sent" : undefined);
  });
  expect((await bodyOf(await requested(port))).length).toBe(0);
  expect((await bodyOf(await requested(port, "gzip", "HEAD"))).length).toBe(0);
});

test("a client that disconnects between two chunks breaks nothing", async () => {
  const errors: unknown[] = [];
  const port = await serving((request, response) => {
    response.on("error", (error) => errors.push(error));
    response.write("first".repeat(500));
    request.socket.destroy();
  });
  await expect(requested(port)).rejects.toThrow("socket hang up");
  await sleep(50); // long enough for another chunk to have been sent
  expect(errors).toEqual([]);
});
