"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Star } from "@/components/ui/star";
import { useSettings } from "@/lib/account/hooks";
import { retryImport } from "@/lib/core/client/lazy-retry";

const loadFlow = () => import("@/components/welcome/welcome-dialog").then((module) => module.WelcomeDialog);
const WelcomeDialog = dynamic(retryImport(loadFlow), { ssr: false });

function Card() {
  const { change } = useSettings();
  const { gamification } = usePreferences();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const finish = () => void change({ isWelcomed: true }).catch((error: unknown) => failed("Not saved", error));
  return (
    <section aria-label="Welcome" className="mx-4 mb-3 rounded-card border border-line bg-sky-wash p-4">
      <h2 className="flex items-center gap-2 text-display-sm">
        <Star className="size-5" />
        Make it yours
      </h2>
      <p className="mt-1 text-sm">
        What you like, where you are, whom to follow{gamification && ", and your first XP"}. About a minute.
      </p>
      <div className="mt-3 flex gap-2">
        <Button
          size="sm"
          aria-haspopup="dialog"
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          Start
        </Button>
        <Button size="sm" variant="ghost" onClick={finish}>
          Not now
        </Button>
      </div>
      {wasOpened && <WelcomeDialog open={isOpen} onOpenChange={setOpen} onFinish={finish} />}
    </section>
  );
}

/** Invites a new account to say what it likes; gone for good once that is done or passed by. */
export function WelcomeCard() {
  return usePreferences().isWelcomed ? null : <Card />;
}
