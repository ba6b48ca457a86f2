import { cn } from "@/lib/core/shared/cn";

export type GlyphName =
  | "bell"
  | "compass"
  | "dumbbell"
  | "house"
  | "image-plus"
  | "map-pin"
  | "plus"
  | "rotate-cw"
  | "search"
  | "user-round"
  | "users-round";

/** An icon of app/styles/glyphs.css, for what every visit draws; Lucide's components are for everything else. */
export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return <span aria-hidden="true" className={cn("glyph", `glyph-${name}`, className)} />;
}
