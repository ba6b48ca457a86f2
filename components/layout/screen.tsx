import { BareScreen, type BareScreenProps } from "@/components/layout/bare-screen";
import { BottomNav } from "@/components/layout/bottom-nav";
import { cn } from "@/lib/core/shared/cn";

/** A member's screen: its header, its content, and the bar of tabs below. */
export function Screen({ className, ...screen }: BareScreenProps) {
  return (
    <>
      <BareScreen {...screen} className={cn("pb-nav", className)} />
      <BottomNav />
    </>
  );
}
