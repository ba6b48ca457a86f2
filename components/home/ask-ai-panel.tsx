"use client";

import { Sparkles } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Star } from "@/components/ui/star";
import { retryImport } from "@/lib/core/client/lazy-retry";

// Code-split: neither the dialog nor the cards are part of the first screen.
const AskAiDialog = dynamic(
  retryImport(() => import("@/components/ask-ai/ask-ai-dialog").then((module) => module.AskAiDialog)),
  {
    ssr: false,
  },
);
const AskAiPicks = dynamic(
  retryImport(() => import("@/components/ask-ai/ask-ai-picks").then((module) => module.AskAiPicks), { isQuiet: true }),
  {
    ssr: false,
  },
);

/** Opens the Ask AI dialog, and shows the first suggestions. */
export function AskAiPanel() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const ask = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <div className="flex flex-col gap-4">
      <section className="relative overflow-hidden rounded-card bg-navy p-5 text-white dark:border dark:border-line">
        <Star className="absolute -top-7 -right-6 size-36 rotate-12 text-sky/25" />
        <Star className="absolute right-10 bottom-6 size-10 text-sky/35" />
        <div className="relative max-w-72">
          <Sparkles aria-hidden="true" className="size-7 text-sky" />
          <h2 className="mt-3 text-display">AI Recommendations</h2>
          <p className="mt-1.5 text-white/85">Get personalized activity suggestions based on your preferences.</p>
          <Button aria-haspopup="dialog" onClick={ask} className="mt-5">
            What Should I Do Today?
          </Button>
        </div>
      </section>
      <AskAiPicks />
      {wasOpened && <AskAiDialog open={open} onOpenChange={setOpen} />}
    </div>
  );
}
