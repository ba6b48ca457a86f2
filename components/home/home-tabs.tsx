import { Sparkles } from "lucide-react";
import { useState } from "react";
import { GemsPanel } from "@/components/home/gems-panel";
import { TrendingHeading, TrendingPanel } from "@/components/home/trending-panel";
import type { HomeTab } from "@/components/home/use-home-view";
import { Button } from "@/components/ui/button";
import { Star } from "@/components/ui/star";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { lazyPart } from "@/lib/core/client/lazy-part";
import type { Coordinates } from "@/lib/discover/map/rules";

// Code-split: neither the dialog nor the cards are part of the first screen.
const AskAiDialog = lazyOverlay(() => import("@/components/ask-ai/ask-ai-dialog"), "AskAiDialog");
const AskAiPicks = lazyPart(() => import("@/components/ask-ai/ask-ai-picks"), "AskAiPicks", { isQuiet: true });

function AskAiPanel() {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <section className="relative overflow-hidden rounded-card bg-navy p-4 text-white dark:border dark:border-line">
        <Star className="absolute -top-7 -right-6 size-36 rotate-12 text-sky/25" />
        <Star className="absolute right-10 bottom-6 size-10 text-sky/35" />
        <div className="relative max-w-72">
          <Sparkles className="size-7 text-sky" />
          <h2 className="mt-3 text-display">AI Recommendations</h2>
          <p className="mt-1 text-white/85">Get personalized activity suggestions based on your preferences.</p>
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)} className="mt-4">
            What Should I Do Today?
          </Button>
        </div>
      </section>
      <AskAiPicks />
      <AskAiDialog open={open} onOpenChange={setOpen} />
    </div>
  );
}

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
