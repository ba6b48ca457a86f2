import { readdirSync, readFileSync } from "node:fs";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DesignScreen } from "@/components/design/design-screen";

/** Opened by another component, which is on the page. */
const isPart = (file: string) => /(-popup|-content)\.tsx$/.test(file);

/** The components that each file of components/ui exports. */
const files = readdirSync("components/ui")
  .filter((file) => file.endsWith(".tsx") && !isPart(file))
  .map((file) => {
    const exported = readFileSync(`components/ui/${file}`, "utf8").matchAll(/^export function ([A-Z]\w*)/gm);
    return { file, components: [...exported].map(([, name]) => name) };
  })
  .filter(({ components }) => components.length > 0);

test("every component of components/ui is on the page", () => {
  render(<DesignScreen />);
  const shown = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter(({ components }) => !components.some((name) => name && shown.includes(name)))).toEqual([]);
});

test("every color is on the page, in light and dark", () => {
  render(<DesignScreen />);
  const tokens = readFileSync("app/styles/tokens.css", "utf8").matchAll(/^ {2}--([a-z-]+): (?:#|rgb)/gm);
  const names = new Set([...tokens].map(([, name = ""]) => name));
  for (const given of ["l", "on-l", "color-white", "color-black", "color-navy", "color-lake"]) names.delete(given);
  const rows = within(screen.getByRole("region", { name: "Colors" })).getAllByRole("rowheader");
  expect(rows.map(({ textContent }) => textContent ?? "").sort()).toEqual([...names].sort());
});

test("every control and picture has a name, and headings skip no level", () => {
  const { container } = render(<DesignScreen />);
  for (const role of ["button", "textbox", "searchbox", "combobox", "switch", "tab", "progressbar", "link", "img"])
    for (const element of screen.getAllByRole(role)) expect(element).toHaveAccessibleName();
  const levels = [...container.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
});

test.each([
  ["Open sheet", "dialog", "Choose a map"],
  ["Open dialog", "dialog", "Rename collection"],
  ["Open alert", "alertdialog", "Delete workout?"],
])("%s opens a named %s", async (button, role, name) => {
  render(<DesignScreen />);
  await act(() => userEvent.click(screen.getByRole("button", { name: button })));
  expect(await screen.findByRole(role, { name })).toBeVisible();
});
