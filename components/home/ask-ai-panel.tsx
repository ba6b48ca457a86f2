import { Sparkles } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Star } from "@/components/ui/star";
import { lazyComponent, lazyOverlay } from "@/lib/core/client/lazy-component";

// Code-split: neither the dialog nor the cards are part of the first screen.
const AskAiDialog = lazyOverlay(() => import("@/components/ask-ai/ask-ai-dialog"), "AskAiDialog");
const AskAiPicks = lazyComponent(() => import("@/components/ask-ai/ask-ai-picks"), "AskAiPicks", {
  isQuiet: true,
});

export function AskAiPanel() {
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
