import { BareScreen, type BareScreenProps } from "@/components/layout/bare-screen";
import { BottomNav } from "@/components/layout/bottom-nav";
import { cn } from "@/lib/core/shared/cn";

export function Screen({ className, ...screen }: BareScreenProps) {
  return <BareScreen {...screen} nav={<BottomNav />} className={cn(className, "pb-nav")} />;
}
