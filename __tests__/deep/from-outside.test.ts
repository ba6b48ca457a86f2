/** @jest-environment node */
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { z } from "@/lib/core/shared/zod";
import { AppProcess, freePort, newDataDir } from "../support/app-process";

/** What anyone who can reach the port can do to the running app without an account. */

const problem = z.object({ code: z.string(), message: z.string() });
let app: AppProcess;
beforeAll(async () => {
  const variables = { HOST: "0.0.0.0", WEATHER: "off", RATE_LIMIT_SCALE: "1000" };
  app = await new AppProcess(newDataDir(), await freePort(), { through: "node", variables }).ready();
});
afterAll(() => app.discard());

/** Sends raw bytes and reads the response until the server closes the connection. */
function exchange(bytes: string, host = "127.0.0.1"): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(app.port, host, () => socket.write(bytes));
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no answer after ${text}`)));
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });
}
const get = (path: string, headers = "") =>
  exchange(`GET ${path} HTTP/1.1\r\nHost: localhost:${app.port}\r\n${headers}Connection: close\r\n\r\n`);

const PLACES = [
  "/media/",
  "/api/photos/",
  "/api/users/",
  "/api/groups/",
  "/api/",
  "/api/auth/",
  "/p/",
  "/invite/",
].concat(...["/events/", "/groups/", "/profile/", "/category/", "/settings/", "/api/guides/", "/api/categories/", "/"]);
const BROKEN = ["%", "%E0%A4%A", "%C0%AF", "a%", "%zz", "%ff", "%00", "a%00b", "%0a", "%1b%5b31m", "%7f"];

test.each(PLACES)("an invalid path under %s is 400 in the contract's format", async (place) => {
  for (const broken of BROKEN) {
    const [head = "", body = ""] = (await get(place + broken)).split("\r\n\r\n");
    expect([broken, head]).toEqual([broken, expect.stringMatching(/^HTTP\/1.1 400 /)]);
    expect(head).toMatch(/\r\nX-Request-Id: /i);
    expect(problem.parse(JSON.parse(body)).code).toBe("validation");
  }
});

test.each([
  "/",
  "/discover",
  "/signup",
  "/login",
  "/p/x",
  "/api/search",
  "/api/venues",
  "/api/photos/home",
  "/api/events",
])(
  "control characters in every query of %s are never a 500",
  async (path) => {
    for (const name of ["q", "category", "activity", "cursor", "near", "filter", "callbackUrl", "mode", "type"]) {
      for (const value of ["%00", "%7f", "%01", "%0a", "%E0%A4%A", "%", "%ed%a0%80", "%EF%BF%BF"]) {
        const head = (await get(`${path}?${name}=${value}`)).split("\r\n")[0];
        expect([path, name, value, head]).toEqual([path, name, value, expect.stringMatching(/^HTTP\/1.1 [234]/)]);
      }
    }
  },
  120_000,
);

test("whatever is sent, the log has one JSON object per line, without client headers", async () => {
  const from = app.output.length;
  const post = (path: string, headers: string, body: string) =>
    exchange(
      `POST ${path} HTTP/1.1\r\nHost: localhost:${app.port}\r\n${headers}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  for (const path of ["/", "/signup", "/discover", "/nowhere"]) {
    await post(path, "Next-Action: forged-action\r\n", "[]");
    await post(path, "Next-Action: 40forged\r\nContent-Type: multipart/form-data; boundary=x\r\n", "--x\r\n\r\n");
    await post(path, "Content-Type: multipart/form-data\r\n", "forged");
    await get(path, "RSC: 1\r\nNext-Router-State-Tree: forged%\r\n");
  }
  const lines = app.output.slice(from).split("\n").filter(Boolean);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) });
  expect(lines.join()).not.toContain("forged-action");
});

test("an upload of 30 GB without a session isn't read to the end", async () => {
  const declared = 30_000_000_000;
  const sent = await new Promise<number>((resolve) => {
    const socket = connect(app.port, "127.0.0.1");
    const head = `POST /api/photos/upload HTTP/1.1\r\nHost: localhost:${app.port}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${declared}\r\n\r\n`;
    socket.write(head);
    const chunk = Buffer.alloc(256 * 1024, "x");
    const more = () => {
      while (socket.writable && socket.write(chunk));
    };
    socket.on("drain", more);
    socket.on("error", () => {});
    socket.on("data", () => {});
    socket.on("close", () => resolve(socket.bytesWritten));
    more();
  });
  expect(sent).toBeLessThan(declared);
});

describe("the outbox", () => {
  const cookies = new Map<string, string>();
  const ask = (host: string, headers = "") =>
    exchange(
      `GET /outbox HTTP/1.1\r\nHost: localhost\r\nCookie: ${[...cookies].map((pair) => pair.join("=")).join("; ")}\r\n${headers}Connection: close\r\n\r\n`,
      host,
    );
  beforeAll(async () => {
    const response = await fetch(`${app.url}/api/auth/forgot`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ identifier: "demo@windmile.app" }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
  });

  test("is available to someone at this machine", async () => {
    expect(await ask("127.0.0.1")).toMatch(/^HTTP\/1.1 200 [\s\S]*\b\d{6}\b is your Windmile password reset code/);
  });

  test.each([
    "X-Forwarded-For: 203.0.113.7",
    "X-Forwarded-Host: localhost",
    "Forwarded: for=203.0.113.7",
    "Via: 1.1 proxy",
  ])("isn't available through a proxy (%s)", async (header) =>
    expect(await ask("127.0.0.1", `${header}\r\n`)).toMatch(/^HTTP\/1.1 404 /),
  );

  test("isn't available to another machine that sends this one's name as Host", async () => {
    const outside = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const [address] = outside.filter(({ internal, family }) => !internal && family === "IPv4");
    // Without a network there is no other machine.
    if (address) expect(await ask(address.address)).toMatch(/^HTTP\/1.1 404 /);
  });
});

test("says who can open it", () => {
  expect(app.output).toContain("It's listening on 0.0.0.0, so other machines can open it.");
});
