import { AskAiPanel } from "@/components/home/ask-ai-panel";
import { GemsPanel } from "@/components/home/gems-panel";
import { TrendingHeading, TrendingPanel } from "@/components/home/trending-panel";
import type { HomeTab } from "@/components/home/use-home-view";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import type { Coordinates } from "@/lib/discover/map/rules";

const TABS = [
  { value: "trending", label: "Trending" },
  { value: "hidden", label: "Hidden Gems" },
  { value: "ai", label: "Ask AI" },
] as const;

type HomeTabsProps = {
  here: Coordinates | null;
  tab: HomeTab;
  onTab: (tab: HomeTab) => void;
  onOpen: (key: "trend" | "gem", id: string) => void;
  onSeeAll: () => void;
};

export function HomeTabs({ here, tab, onTab, onOpen, onSeeAll }: HomeTabsProps) {
  return (
    <Tabs label="Highlights" value={tab} onValueChange={onTab} items={TABS} className="px-4">
      <TabPanel value="trending">
        <TrendingHeading />
        <TrendingPanel here={here} onOpen={(id) => onOpen("trend", id)} onSeeAll={onSeeAll} />
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
