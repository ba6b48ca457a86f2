"use client";

import { Bookmark, Camera, Dumbbell } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { usePreferences } from "@/components/preferences";
import { Suggestions } from "@/components/social/suggestions";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Dialog } from "@/components/ui/dialog";
import { failed } from "@/components/ui/failed";
import { afterOverlaysClosed } from "@/components/ui/use-back-close";
import { usePending } from "@/components/ui/use-pending";
import { useViewer } from "@/components/viewer";
import { useSettings } from "@/lib/account/hooks";
import { INTERESTS, INTERESTS_MAX, type Interest } from "@/lib/account/rules";
import { putJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";

const INTERESTS_MIN = 3;
/** A neighborhood, never an address. */
const NEIGHBORHOODS = [
  "Visiting",
  "The Loop",
  "Lakeview",
  "Lincoln Park",
  "Logan Square",
  "Wicker Park",
  "Pilsen",
  "Bridgeport",
  "Hyde Park",
  "Bronzeville",
  "Uptown",
  "Rogers Park",
  "Humboldt Park",
  "Chinatown",
  "South Shore",
  "Portage Park",
] as const;
type FirstStep = { label: string; detail: string; paid?: string; href: string; icon: ReactNode };
/** `paid` is said in place of the detail where the game is on. */
const FIRST_STEPS: FirstStep[] = [
  {
    label: "Log today's walk",
    detail: "Your week begins with it.",
    paid: "A workout pays XP at once.",
    href: paths.activity,
    icon: <Dumbbell />,
  },
  { label: "Save a place", detail: "It waits in your list.", href: paths.discover(), icon: <Bookmark /> },
  {
    label: "Post a photo",
    detail: "Show others what you found.",
    paid: "25 XP for an experience.",
    href: paths.newPost,
    icon: <Camera />,
  },
];

const toggled = <T,>(all: readonly T[], one: T) =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

type StepProps = { title: string; text: string; children: ReactNode };

function Step({ title, text, children }: StepProps) {
  return (
    <section aria-label={title}>
      <h3 className="text-display">{title}</h3>
      <p className="mt-1 mb-4 text-ink-soft">{text}</p>
      {children}
    </section>
  );
}

type WelcomeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; onFinish: () => void };

/** Four steps, each of which can be passed by: interests, neighborhood, people, a first deed. */
export function WelcomeDialog({ open, onOpenChange, onFinish }: WelcomeDialogProps) {
  const viewer = useViewer();
  const router = useRouter();
  const refresh = useRefresh();
  const { change } = useSettings();
  const { gamification } = usePreferences();
  const [step, setStep] = useState(0);
  const [interests, setInterests] = useState<readonly Interest[]>([]);
  const [neighborhood, setNeighborhood] = useState<string | null>(null);
  const { isPending, run } = usePending((error) => failed("Not saved", error));

  const leave = (then?: () => void) => {
    onOpenChange(false);
    afterOverlaysClosed(() => {
      then?.();
      onFinish();
    });
  };
  const saveInterests = async () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await change({ interests: [...interests] });
    await change({ timeZone }).catch(() => undefined); // a zone the server has no name for keeps Chicago's
    await refresh([paths.api.friendSuggestions, paths.api.recommendations]);
    setStep(1);
  };
  const saveNeighborhood = async () => {
    if (neighborhood) {
      const { firstName, lastName } = viewer;
      const location = neighborhood === "Visiting" ? "Visiting Chicago" : `${neighborhood}, Chicago`;
      await putJson(paths.api.profile, { firstName, lastName, location });
      await refresh(STALE_AFTER.postSettled);
    }
    setStep(2);
  };
  const next = [() => void run(saveInterests), () => void run(saveNeighborhood), () => setStep(3), () => leave()];
  const isEnough = step !== 0 || interests.length >= INTERESTS_MIN;

  return (
    <Dialog open={open} onOpenChange={onOpenChange} full title="Make it yours" description={`Step ${step + 1} of 4`}>
      <div className="flex-1 overflow-y-auto px-4 py-4">
        {step === 0 && (
          <Step title="What do you like?" text={`Choose ${INTERESTS_MIN} to ${INTERESTS_MAX}. Suggestions begin here.`}>
            <div className="flex flex-wrap gap-2">
              {INTERESTS.map((interest) => (
                <Chip
                  key={interest}
                  selected={interests.includes(interest)}
                  disabled={!interests.includes(interest) && interests.length >= INTERESTS_MAX}
                  onClick={() => setInterests((all) => toggled(all, interest))}
                  className="min-h-11 capitalize"
                >
                  {interest}
                </Chip>
              ))}
            </div>
          </Step>
        )}
        {step === 1 && (
          <Step title="Where are you?" text="A neighborhood, never an address. It stands on your profile.">
            <div className="flex flex-wrap gap-2">
              {NEIGHBORHOODS.map((one) => (
                <Chip
                  key={one}
                  selected={neighborhood === one}
                  onClick={() => setNeighborhood(neighborhood === one ? null : one)}
                  className="min-h-11"
                >
                  {one}
                </Chip>
              ))}
            </div>
          </Step>
        )}
        {step === 2 && (
          <Step title="Who is out there" text="Follow a few, and their photos and workouts come to you.">
            <Suggestions />
          </Step>
        )}
        {step === 3 && (
          <Step title="Your first deed" text="One tap away, and the city notices.">
            <ul className="flex flex-col gap-2.5">
              {FIRST_STEPS.map(({ label, detail, paid, href, icon }) => (
                <li key={label}>
                  <button
                    type="button"
                    onClick={() => leave(() => router.push(href))}
                    className="flex min-h-16 w-full items-center gap-4 rounded-card border border-line bg-card px-4 py-3 text-left hover:bg-card-press [&_svg]:size-6 [&_svg]:text-sky-ink"
                  >
                    {icon}
                    <span>
                      <span className="block font-semibold">{label}</span>
                      <span className="block text-ink-soft text-sm">{(gamification && paid) || detail}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </Step>
        )}
      </div>
      <div className="flex shrink-0 gap-3 border-line border-t bg-raised px-4 py-3">
        <Button variant="ghost" onClick={() => (step < 3 ? setStep(step + 1) : leave())}>
          Skip
        </Button>
        <Button className="flex-1" disabled={!isEnough} pending={isPending} onClick={next[step]}>
          {step < 3 ? "Continue" : "Done"}
        </Button>
      </div>
    </Dialog>
  );
}
