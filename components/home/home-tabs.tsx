import dynamic from "next/dynamic";
import { TrendingHeading, TrendingPanel } from "@/components/home/trending-panel";
import { TrendingWays } from "@/components/home/trending-ways";
import type { HomeTab } from "@/components/home/use-home-view";
import type { WhatsOnTab } from "@/components/home/whats-on-tabs";
import { Skeleton } from "@/components/ui/skeleton";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { retryImport } from "@/lib/core/client/lazy-retry";
import type { Coordinates } from "@/lib/discover/map/rules";
import type { Weather } from "@/lib/suggestions/weather/rules";

const loading = () => <Skeleton className="h-72 rounded-card" />;
// Code-split: most openings of home show the first tab alone.
const AskAiPanel = dynamic(
  retryImport(() => import("@/components/home/ask-ai-panel").then((module) => module.AskAiPanel)),
  { loading },
);
const GemsPanel = dynamic(
  retryImport(() => import("@/components/home/gems-panel").then((module) => module.GemsPanel)),
  { loading },
);

const TABS = [
  { value: "trending", label: "Trending" },
  { value: "hidden", label: "Hidden Gems" },
  { value: "ai", label: "Ask AI" },
] as const;

type HomeTabsProps = {
  here: Coordinates | null;
  tab: HomeTab;
  onTab: (tab: HomeTab) => void;
  weather: Weather;
  onOpen: (key: "trend" | "gem", id: string) => void;
  onWhatsOn: (part: WhatsOnTab) => void;
};

export function HomeTabs({ here, weather, tab, onTab, onOpen, onWhatsOn }: HomeTabsProps) {
  return (
    <Tabs label="Highlights" value={tab} onValueChange={onTab} items={TABS} className="px-4">
      <TabPanel value="trending">
        <TrendingHeading />
        <TrendingPanel here={here} onOpen={(id) => onOpen("trend", id)} />
        <TrendingWays weather={weather} onWhatsOn={onWhatsOn} />
      </TabPanel>
      <TabPanel value="hidden">
        <GemsPanel onOpen={(id) => onOpen("gem", id)} />
      </TabPanel>
      <TabPanel value="ai">
        <AskAiPanel />
      </TabPanel>
    </Tabs>
  );
}
