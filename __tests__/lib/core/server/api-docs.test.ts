/** @jest-environment node */

import { GET as getFile } from "@/app/api/docs/[file]/route";
import { GET as getPage } from "@/app/api/docs/route";
import { env } from "@/lib/core/server/env";

const page = () => getPage(new Request("http://localhost/api/docs"), { params: Promise.resolve({}) });
const file = (name: string) =>
  getFile(new Request(`http://localhost/api/docs/${name}`), { params: Promise.resolve({ file: name }) });

test("the docs page doesn't exist unless API_DOCS is on", async () => {
  expect((await page()).status).toBe(404);
  expect((await file("swagger-ui.css")).status).toBe(404);
});

describe("with API_DOCS=on", () => {
  beforeEach(() => {
    jest.replaceProperty(env, "API_DOCS", "on");
  });
  afterEach(() => jest.restoreAllMocks());

  test("the page requests existing files, and runs no inline script", async () => {
    const answer = await page();
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self';");
    const html = await answer.text();
    expect(html).not.toMatch(/<script>/);
    const files = [...html.matchAll(/"\/api\/docs\/([\w.-]+)"/g)].map((match) => match[1] ?? "");
    expect(files).toHaveLength(3);
    for (const name of files) expect([name, (await file(name)).status]).toEqual([name, 200]);
  });

  test.each(["package.json", "..%2Fpackage.json", "swagger-ui-bundle.js.map"])(
    "%s isn't one of its files",
    async (name) => {
      expect((await file(name)).status).toBe(404);
    },
  );
});
