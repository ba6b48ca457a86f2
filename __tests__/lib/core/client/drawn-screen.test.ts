import "fake-indexeddb/auto";
import { forgetDevice } from "@/lib/core/client/device-owner";
import { keepDrawnScreen, markupOf } from "@/lib/core/client/drawn-screen";
import { forgetDrawn, keepDrawn, readDrawn } from "@/lib/core/client/drawn-store";

const HOUR = 60 * 60 * 1000;
const SCREEN = { markup: "<p>Seen</p>", title: "Home", styles: [] };

function show(html: string): Element {
  document.body.innerHTML = html;
  const frame = document.querySelector("[data-frame]");
  if (!frame) throw new Error("no frame");
  return frame;
}

afterEach(async () => {
  jest.restoreAllMocks();
  document.body.innerHTML = "";
  window.history.replaceState(null, "", "/");
  await forgetDevice();
});

test("what runs, plays or speaks of the moment is no part of how a screen stood", () => {
  const frame = show(
    `<div data-frame=""><h1>Home</h1><script>1</script><iframe></iframe><p data-passing="">Saved copy</p></div>`,
  );
  expect(markupOf(frame)).toBe("<div><h1>Home</h1></div>");
});

test("what lies far below the fold is left out", () => {
  const frame = show(`<div data-frame=""><article id="near"></article><article id="far"></article></div>`);
  const far = document.getElementById("far");
  if (far) far.getBoundingClientRect = () => new DOMRect(0, window.innerHeight * 2, 1, 1);
  expect(markupOf(frame)).toBe('<div><article id="near"></article></div>');
});

test("a screen that still loads, or that something lies over, is not kept as it stands", () => {
  expect(markupOf(show(`<div data-frame=""><span class="bone"></span></div>`))).toBeNull();
  expect(markupOf(show(`<div data-frame=""></div><div role="dialog"></div>`))).toBeNull();
  expect(markupOf(show(`<div data-frame="">${"x".repeat(300_000)}</div>`))).toBeNull();
});

test("a screen is kept under its own address, and not with a search in it or under another", async () => {
  show(`<div data-frame=""><p>Found</p></div>`);
  window.history.replaceState(null, "", "/home?q=tacos");
  await keepDrawnScreen("ada", "/home");
  window.history.replaceState(null, "", "/elsewhere");
  await keepDrawnScreen("ada", "/home");
  expect(await readDrawn("ada", "/home")).toBeUndefined();
  window.history.replaceState(null, "", "/home");
  await keepDrawnScreen("ada", "/home");
  expect(await readDrawn("ada", "/home")).toMatchObject({ markup: "<div><p>Found</p></div>" });
});

test("how a screen stood is of use for six hours, also when the clock was put back", async () => {
  await keepDrawn("ada", "/", SCREEN);
  const now = Date.now();
  const clock = jest.spyOn(Date, "now");
  for (const [passed, isThere] of [
    [5 * HOUR, true],
    [7 * HOUR, false],
    [-HOUR, false],
  ] as const) {
    clock.mockReturnValue(now + passed);
    expect((await readDrawn("ada", "/")) !== undefined).toBe(isThere);
  }
});

test("of many screens the oldest go, and all of them when somebody signs in", async () => {
  const clock = jest.spyOn(Date, "now");
  const now = new Date(2026, 10, 23).getTime();
  for (let n = 0; n < 14; n += 1) {
    clock.mockReturnValue(now + n);
    await keepDrawn("ada", `/${n}`, SCREEN);
  }
  expect(await readDrawn("ada", "/1")).toBeUndefined();
  expect(await readDrawn("ada", "/2")).toBeDefined();
  await forgetDrawn("ada");
  expect(await readDrawn("ada", "/13")).toBeUndefined();
});
