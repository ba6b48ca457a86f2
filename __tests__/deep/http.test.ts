import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { AppProcess, freePort, newDataDir } from "../support/app-process";

let app: AppProcess;
beforeAll(async () => {
  app = await new AppProcess(newDataDir(), await freePort(), { through: "node" }).ready();
});
afterAll(() => app.discard());

/** The response to bytes that no HTTP client would send, until the server closes the connection. */
function exchange(bytes: string, timeout = 30_000): Promise<{ text: string }> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(app.port, "localhost", () => socket.write(bytes));
    socket.setTimeout(timeout, () => socket.destroy(new Error(`No end within ${timeout} ms after: ${text}`)));
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve({ text }));
  });
}

const closing = "Host: localhost\r\nConnection: close\r\n\r\n";

test.each([
  ["a URL above 8 KiB", `GET /api/health?q=${"x".repeat(8200)} HTTP/1.1\r\n${closing}`, 414, "uri_too_long"],
  ["TRACE", `TRACE / HTTP/1.1\r\n${closing}`, 405, "method_not_allowed"],
  ["CONNECT", `CONNECT example.com:443 HTTP/1.1\r\n${closing}`, 405, "method_not_allowed"],
  ["an unknown method", `PROPFIND /api/health HTTP/1.1\r\n${closing}`, 405, "method_not_allowed"],
  ["a URL meant for a proxy", `GET http://example.com/ HTTP/1.1\r\n${closing}`, 400, "validation"],
  ["headers above 64 KiB", `GET / HTTP/1.1\r\nX-Long: ${"x".repeat(70_000)}\r\n${closing}`, 431, "too_large"],
  ["not HTTP at all", "hello\r\n\r\n", 400, "validation"],
])("%s is refused in the contract's format", async (_what, bytes, status, code) => {
  const { text } = await exchange(bytes);
  const [head = "", body = ""] = text.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/content-type: application\/json; charset=utf-8/i);
  expect(head.includes("Allow: ")).toBe(status === 405);
  expect(JSON.parse(body)).toEqual({ code, message: expect.any(String) });
});

test("a URL of 8 KiB isn't too long", async () => {
  const path = `/api/health?q=${"x".repeat(8192 - "/api/health?q=".length)}`;
  expect((await exchange(`GET ${path} HTTP/1.1\r\n${closing}`)).text).toMatch(/^HTTP\/1.1 200 /);
});

test("no response reveals the server software", async () => {
  const headers = [...(await fetch(app.url)).headers.keys()];
  expect(headers).not.toContain("x-powered-by");
  expect(headers).not.toContain("server");
});

test("an idle connection still responds, so that a proxy that reuses it never finds it closed", async () => {
  const socket = connect(app.port, "localhost");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  const answers = () => text.match(/HTTP\/1.1 200 /g)?.length ?? 0;
  for (const [wait, expected] of [
    [0, 1],
    [18_000, 2], // longer than the header timeout and Node's default keep-alive
  ] as const) {
    await sleep(wait);
    socket.write("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n");
    for (let tries = 0; tries < 50 && answers() < expected; tries += 1) await sleep(100);
    expect(answers()).toBe(expected);
  }
  socket.destroy();
});

test("slow headers are cut off, and other requests are served in the meantime", async () => {
  let isCutOff = false;
  const slow = exchange("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ").finally(() => {
    isCutOff = true;
  });
  expect(await app.status("/api/health")).toBe(200);
  expect(isCutOff).toBe(false);
  expect((await slow).text).toMatch(/^HTTP\/1.1 408 /);
});

test.each([
  ["/", 'Content-Length: 7\r\n\r\n{"a":1}'],
  ["/signup", 'Content-Length: 7\r\n\r\n{"a":1}'],
  ["/profile", "Content-Length: 900000000\r\n\r\n"],
  ["/icons/icon-192.png", "Transfer-Encoding: chunked\r\n\r\n"],
])("pages don't accept POST: %s responds with 405 without waiting for the body", async (path, rest) => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(app.port, "localhost", () => {
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}`);
    });
    socket.on("error", reject);
    socket.once("data", (data) => {
      socket.destroy();
      resolve(data.toString());
    });
  });
  expect(answer).toMatch(/^HTTP\/1.1 405 /);
  expect(answer).toMatch(/^Allow: GET, HEAD\r$/m);
});

/** A path's raw body, headers, and decoded text. */
async function received(path: string, accepted: string) {
  const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`;
  const chunks: Buffer[] = [];
  await new Promise((resolve, reject) => {
    const socket = connect(app.port, "localhost", () => socket.write(head));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", resolve);
  });
  const all = Buffer.concat(chunks);
  const end = all.indexOf("\r\n\r\n");
  const headers = all.subarray(0, end).toString();
  const body = /transfer-encoding: chunked/i.test(headers) ? unchunked(all.subarray(end + 4)) : all.subarray(end + 4);
  const encoding = /^content-encoding: (\w+)/im.exec(headers)?.[1];
  const text = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
  return { headers, encoding, bytes: body.length, text: text.toString() };
}

function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.subarray(at, end).toString(), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

test("pages and their scripts are compressed as the client accepts, with the right Vary header", async () => {
  const page = await received("/landing", "identity");
  expect(page.encoding).toBeUndefined();
  const script = /\/_next\/static\/chunks\/[^"]+?\.js/.exec(page.text)?.[0] ?? "";
  for (const path of ["/landing", script]) {
    const plain = await received(path, "identity");
    for (const encoding of ["gzip", "br"]) {
      const packed = await received(path, encoding);
      expect(packed.encoding).toBe(encoding);
      expect(packed.headers).toMatch(/^vary: .*accept-encoding/im);
      expect(packed.bytes).toBeLessThan(plain.bytes / 2);
      // A page repeats its nonce, which differs for each request.
      expect(packed.text.length).toBe(plain.text.length);
    }
  }
});
