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

/** An icon drawn as a CSS mask (app/styles/glyphs.css), for what every page shows; elsewhere use Lucide's components. */
export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return <span aria-hidden="true" className={cn("glyph", `glyph-${name}`, className)} />;
}
