import { cn } from "@/lib/core/shared/cn";

test.each([
  ["text-base text-ink", "text-display-sm", "text-ink text-display-sm"],
  ["text-xs text-ink", "tile-text", "text-ink tile-text"],
  ["rounded-full shadow-raise", "rounded-control", "shadow-raise rounded-control"],
  ["p-4 pb-4", "pb-nav", "p-4 pb-nav"],
  ["hover:bg-card [&_svg]:size-6", "hover:bg-white/10 [&_svg]:size-5", "hover:bg-white/10 [&_svg]:size-5"],
])("of %j and %j the later class of each property stays", (own, given, both) => {
  expect(cn(own, given)).toBe(both);
});
