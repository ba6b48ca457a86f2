import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import {
  Bell,
  Compass,
  Dumbbell,
  House,
  ImagePlus,
  type LucideIcon,
  MapPin,
  Plus,
  RotateCw,
  Search,
  UserRound,
  UsersRound,
} from "lucide-react";
import { Glyph, type GlyphName } from "@/components/ui/glyph";

const LUCIDE: Record<GlyphName, LucideIcon> = {
  bell: Bell,
  compass: Compass,
  dumbbell: Dumbbell,
  house: House,
  "image-plus": ImagePlus,
  "map-pin": MapPin,
  plus: Plus,
  "rotate-cw": RotateCw,
  search: Search,
  "user-round": UserRound,
  "users-round": UsersRound,
};
const names = Object.keys(LUCIDE).filter((name): name is GlyphName => name in LUCIDE);
const css = readFileSync("app/styles/glyphs.css", "utf8");

/** The drawings the style sheet has for a name, as SVG elements. */
function drawingsOf(name: GlyphName): Element[] {
  const rules = css.matchAll(
    new RegExp(`\\.glyph-${name} \\{\\s*--glyph: url\\("data:image/svg\\+xml,([^"]+)"\\);`, "g"),
  );
  return [...rules].map(([, data = ""]) => {
    const parsed = new DOMParser().parseFromString(decodeURIComponent(data), "image/svg+xml");
    return parsed.documentElement;
  });
}

const shapesOf = (drawing: Element | null) =>
  [...(drawing?.children ?? [])].map((shape) => [
    shape.tagName,
    Object.fromEntries([...shape.attributes].map(({ name, value }) => [name, value])),
  ]);

test.each(names)("%s is drawn as Lucide draws it", (name) => {
  const Icon = LUCIDE[name];
  const original = render(<Icon />).container.firstElementChild;
  const drawings = drawingsOf(name);
  expect(drawings.length).toBeGreaterThan(0);
  expect(shapesOf(original).length).toBeGreaterThan(0);
  for (const drawing of drawings) {
    expect(shapesOf(drawing)).toEqual(shapesOf(original));
    expect(drawing.getAttribute("viewBox")).toBe(original?.getAttribute("viewBox"));
  }
});

test("the tabs' icons are bolder where one is", () => {
  const widths = (["house", "compass", "users-round", "user-round"] as const).map((name) =>
    drawingsOf(name).map((drawing) => drawing.getAttribute("stroke-width")),
  );
  expect(widths).toEqual(Array.from({ length: 4 }, () => ["1.9", "2.4"]));
});

test("a glyph says nothing to a screen reader", () => {
  const { container } = render(<Glyph name="bell" />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
});
