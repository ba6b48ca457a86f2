"use client";

import { Suspense } from "react";
import { AskAiPanel } from "@/components/home/ask-ai-panel";
import { GemsPanel, GemsSkeleton } from "@/components/home/gems-panel";
import { TrendingHeading, TrendingPanel, TrendingSkeleton } from "@/components/home/trending-panel";
import type { HomeTab } from "@/components/home/use-home-view";
import { TabPanel, Tabs } from "@/components/ui/tabs";

const TABS = [
  { value: "trending", label: "Trending" },
  { value: "hidden", label: "Hidden Gems" },
  { value: "ai", label: "Ask AI" },
] as const;

type HomeTabsProps = {
  tab: HomeTab;
  onTab: (tab: HomeTab) => void;
  onOpen: (key: "trend" | "gem", id: string) => void;
};

export function HomeTabs({ tab, onTab, onOpen }: HomeTabsProps) {
  return (
    <Tabs label="Highlights" value={tab} onValueChange={onTab} items={TABS} className="px-4">
      <TabPanel value="trending">
        <TrendingHeading />
        <Suspense fallback={<TrendingSkeleton />}>
          <TrendingPanel onOpen={(id) => onOpen("trend", id)} />
        </Suspense>
      </TabPanel>
      <TabPanel value="hidden">
        <Suspense fallback={<GemsSkeleton />}>
          <GemsPanel onOpen={(id) => onOpen("gem", id)} />
        </Suspense>
      </TabPanel>
      <TabPanel value="ai">
        <AskAiPanel />
      </TabPanel>
    </Tabs>
  );
}
