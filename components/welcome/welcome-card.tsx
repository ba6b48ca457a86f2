import { useState } from "react";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Star } from "@/components/ui/star";
import { useSettings } from "@/lib/account/hooks";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";

const WelcomeDialog = lazyOverlay(() => import("@/components/welcome/welcome-dialog"), "WelcomeDialog");

function WelcomeInvitation() {
  const { change } = useSettings();
  const { gamification } = usePreferences();
  const [isOpen, setOpen] = useState(false);
  const finish = () => void change({ isWelcomed: true }).catch((error: unknown) => failed("Couldn't save", error));
  return (
    <section aria-label="Welcome" className="mx-4 mb-3 rounded-card border border-line bg-sky-wash p-4 short:p-3">
      <h2 className="flex items-center gap-2 text-display-sm">
        <Star className="size-5" />
        Make it yours
      </h2>
      <p className="mt-1 text-sm short:leading-snug">
        Log a walk{gamification && " for XP"}, choose what you like, and find people to follow. Takes about a minute.
      </p>
      <div className="mt-3 flex gap-2 short:mt-1">
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Start
        </Button>
        <Button size="sm" variant="ghost" onClick={finish}>
          Not now
        </Button>
      </div>
      <WelcomeDialog open={isOpen} onOpenChange={setOpen} onFinish={finish} />
    </section>
  );
}

/** The first-day invitation, which never returns once it's completed or dismissed. */
export function WelcomeCard() {
  return usePreferences().isWelcomed ? null : <WelcomeInvitation />;
}
