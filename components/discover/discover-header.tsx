import { List, Map as MapIcon } from "lucide-react";
import { ScreenHeader } from "@/components/layout/screen-header";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { Segmented } from "@/components/ui/segmented";
import type { DiscoverView } from "@/lib/discover/listing/rules";

const LAYOUTS = [
  { value: "map", label: "Map", icon: <MapIcon /> },
  { value: "list", label: "List", icon: <List /> },
] as const;

type DiscoverHeaderProps = { layout: DiscoverView["layout"]; onLayoutChange: (layout: DiscoverView["layout"]) => void };

export function DiscoverHeader({ layout, onLayoutChange }: DiscoverHeaderProps) {
  return (
    <ScreenHeader
      title="Discover"
      sticky={false}
      actions={
        <>
          <Segmented
            label="View"
            value={layout}
            onValueChange={onLayoutChange}
            options={LAYOUTS}
            className="w-46 max-[359px]:w-36"
          />
          <NotificationBell />
        </>
      }
    />
  );
}
