import { withLastSeen } from "@/lib/core/shared/last-seen";

const SHELL = '<head><link rel="stylesheet" href="/a.css"/></head><div id="last-seen" class="x"></div><main></main>';
const drawn = { markup: "<p>$1 & more</p>", styles: ["/a.css"] };

test("a screen as it stood is put into its place, to the letter", () => {
  expect(withLastSeen(SHELL, drawn)).toBe(SHELL.replace('x"></div>', () => 'x"><p>$1 & more</p></div>'));
});

test("a screen that another build drew is not shown in this one's styles", () => {
  expect(withLastSeen(SHELL, { ...drawn, styles: ["/a.css", "/b.css"] })).toBeUndefined();
});

test("a page without the place takes nothing", () => {
  expect(withLastSeen("<main></main>", { ...drawn, styles: [] })).toBeUndefined();
});
