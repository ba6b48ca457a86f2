import { render } from "@testing-library/react";
import { ThemeScript } from "@/components/layout/theme-script";
import { prefersReducedMotion, setReducedMotion, setTheme } from "@/lib/core/client/theme";
import { THEME_SCRIPT } from "@/lib/core/shared/theme";

let systemIsDark = false;

beforeAll(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes("dark") && systemIsDark,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
});

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = "";
});

/** Runs the page's inline script as the browser would. */
const runScript = () => new Function(THEME_SCRIPT)();
const isDark = () => document.documentElement.classList.contains("dark");

test.each([
  [null, true, true],
  [null, false, false],
  ["system", true, true],
  ["dark", false, true],
  ["light", true, false],
])("stored %s on a system that is dark: %s → dark: %s", (stored, system, dark) => {
  systemIsDark = system;
  if (stored) localStorage.setItem("windmile-theme", stored);
  runScript();
  expect(isDark()).toBe(dark);
});

test("a choice takes effect immediately, including the browser bar's color", () => {
  systemIsDark = false;
  runScript();
  expect([isDark(), prefersReducedMotion()]).toEqual([false, false]);
  setTheme("dark");
  setReducedMotion(true);
  expect([isDark(), prefersReducedMotion()]).toEqual([true, true]);
  expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute("content", "#0a1420");
  setTheme("system");
  setReducedMotion(false);
  expect([isDark(), prefersReducedMotion()]).toEqual([false, false]);
  expect(document.querySelector('meta[name="theme-color"]')).toBeNull();
});

test("a signed-in account's choice becomes this device's before the first paint", () => {
  systemIsDark = false;
  localStorage.setItem("windmile-theme", "light");
  Object.assign(document.documentElement.dataset, { theme: "dark", calm: "true" });
  runScript();
  expect([isDark(), document.documentElement.hasAttribute("data-reduced-motion")]).toEqual([true, true]);
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.calm;
  runScript();
  expect([isDark(), localStorage.getItem("windmile-reduced-motion")]).toEqual([true, "true"]);
  setReducedMotion(false);
});

test("a choice made on the page overrides the one it was loaded with", () => {
  document.documentElement.dataset.theme = "dark";
  runScript();
  setTheme("light");
  expect(isDark()).toBe(false);
  delete document.documentElement.dataset.theme;
});

test("a page that React re-creates after a failed hydration keeps its theme", () => {
  systemIsDark = true;
  runScript();
  document.documentElement.className = ""; // as React writes it
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = "<script></script>";
  render(<ThemeScript />, { container, hydrate: true });
  expect(isDark()).toBe(true);
});
