import { ArrowLeft } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { celebrate } from "@/components/activity/reward-events";
import { Suggestions } from "@/components/people/suggestions";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { failed } from "@/components/ui/failed";
import { ProgressBar } from "@/components/ui/progress-bar";
import { closeThen, type OverlayControl, useBackClose } from "@/components/ui/use-back-close";
import { usePending } from "@/components/ui/use-pending";
import { useViewer } from "@/components/viewer";
import { FirstSteps, LogWalk } from "@/components/welcome/first-steps";
import { GoalsStep, InterestsStep, ProfileStep } from "@/components/welcome/welcome-steps";
import { useSettings } from "@/lib/account/hooks";
import { type Goal, INTERESTS_MAX, type Interest, OTHER_NEIGHBORHOOD, VISITING } from "@/lib/account/rules";
import type { EarnedRewards } from "@/lib/activity/achievements/rewards";
import { useUpdateProfile } from "@/lib/auth/accounts/hooks";
import { NAME_MIN } from "@/lib/auth/accounts/rules";
import type { UpdateProfile } from "@/lib/auth/accounts/schema";
import { useRefresh } from "@/lib/core/client/sync";
import { DEFAULT_LOCATION } from "@/lib/core/shared/defaults";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";

const INTERESTS_MIN = 3;

function locationOf(neighborhood: string): string {
  if (neighborhood === VISITING) return "Visiting Chicago";
  return neighborhood === OTHER_NEIGHBORHOOD ? DEFAULT_LOCATION : `${neighborhood}, Chicago`;
}

/** The answers from each step, and how each is saved. */
function useWelcomeAnswers() {
  const viewer = useViewer();
  const refresh = useRefresh();
  const updateProfile = useUpdateProfile();
  const { settings, change } = useSettings();
  const [you, setYou] = useState(viewer);
  const [interests, setInterests] = useState<readonly Interest[]>([]);
  const [goals, setGoals] = useState<readonly Goal[]>([]);
  const [neighborhood, setNeighborhood] = useState<string | null>(null);
  const [usesHere, setUsesHere] = useState(true);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isElsewhere = settings !== undefined && settings.timeZone !== here;
  const name = { firstName: you.firstName.trim(), lastName: you.lastName.trim() };
  const saveProfile = async (fields: Partial<UpdateProfile>) => {
    await updateProfile({ ...name, ...fields });
    await refresh(STALE_AFTER.postSettled);
  };
  const saveInterests = async () => {
    await change({ interests: [...interests] });
    await refresh([paths.api.friendSuggestions, paths.api.recommendations]);
  };
  const saveGoals = async () => {
    await change({ goals: [...goals] });
    await refresh([paths.api.recommendations]);
  };
  const saveYou = async () => {
    const { profileImageUrl } = you;
    const isChanged = (["firstName", "lastName", "profileImageUrl"] as const).some((key) => you[key] !== viewer[key]);
    if (isChanged || neighborhood)
      await saveProfile({
        ...(profileImageUrl && { profileImageUrl }),
        ...(neighborhood && { location: locationOf(neighborhood) }),
      });
    // The server may not know this time zone, in which case the account keeps Chicago's.
    if (isElsewhere && usesHere) await change({ timeZone: here }).catch(() => undefined);
  };
  return {
    ...{ you, interests, goals, neighborhood, usesHere, zone: isElsewhere ? here : null },
    isNamed: [...name.firstName].length >= NAME_MIN && [...name.lastName].length >= NAME_MIN,
    setYou: (changed: Pick<typeof viewer, "firstName" | "lastName" | "profileImageUrl">) =>
      setYou({ ...viewer, ...changed }),
    ...{ setInterests, setGoals, setNeighborhood, setUsesHere, saveYou, saveInterests, saveGoals },
  };
}

type Step = { title: string; text: string; body: ReactNode; save?: () => Promise<void>; isReady?: boolean };

/** A step that the system's Back button undoes. */
function BackStep({ onBack }: { onBack: () => void }) {
  useBackClose(true, onBack);
  return null;
}

/** Six steps that can each be skipped; every answer is saved right away. Ends with the reward for the first walk. */
export function WelcomeDialog({ open, onOpenChange, onFinish }: OverlayControl & { onFinish: () => void }) {
  const router = useRouter();
  const [at, setAt] = useState(0);
  const [walked, setWalked] = useState<number | null>(null);
  const reached = useRef<EarnedRewards | undefined>(undefined);
  const answers = useWelcomeAnswers();
  const { isPending, run } = usePending((error) => failed("Couldn't save", error));
  const reward = () => {
    if (reached.current) celebrate(reached.current);
    reached.current = undefined;
  };
  const leave = (then?: () => void) =>
    closeThen(
      () => onOpenChange(false),
      () => {
        then?.();
        onFinish();
        reward();
      },
    );
  const walk = (minutes: number, rewards?: EarnedRewards) => {
    reached.current = rewards;
    setWalked(minutes);
    setAt(1);
  };
  const steps: Step[] = [
    {
      title: "Walked today?",
      text: "Log it in one tap. Even the walk from the bus counts.",
      body: <LogWalk logged={walked} onLogged={walk} />,
      isReady: walked !== null,
    },
    {
      title: "What do you like?",
      text: `Choose ${INTERESTS_MIN} to ${INTERESTS_MAX}. We use them for suggestions.`,
      body: <InterestsStep chosen={answers.interests} onChange={answers.setInterests} />,
      save: answers.saveInterests,
      isReady: answers.interests.length >= INTERESTS_MIN,
    },
    {
      title: "What brings you here?",
      text: "Choose any that fit. They determine what you see first.",
      body: <GoalsStep chosen={answers.goals} onChange={answers.setGoals} />,
      save: answers.saveGoals,
    },
    {
      title: "Your profile",
      text: "A neighborhood, never an address. You can change all of this later.",
      body: (
        <ProfileStep
          you={answers.you}
          onYou={answers.setYou}
          chosen={answers.neighborhood}
          onChange={answers.setNeighborhood}
          zone={answers.zone}
          usesZone={answers.usesHere}
          onUsesZone={answers.setUsesHere}
        />
      ),
      save: answers.saveYou,
      isReady: answers.isNamed,
    },
    {
      title: "People to follow",
      text: "See their photos and workouts in your feed.",
      body: <Suggestions />,
    },
    {
      title: "What's next?",
      text: "Pick one now, or look around first.",
      body: <FirstSteps goals={answers.goals} onGo={(href) => leave(() => router.push(href))} />,
    },
  ];
  const step = steps[at];
  const isLast = at === steps.length - 1;
  const onward = () => (isLast ? leave() : setAt(at + 1));
  const next = () =>
    void run(async () => {
      await step?.save?.();
      onward();
    });

  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange} onClosed={reward} full title={step?.title ?? ""}>
        <ProgressBar
          label="Progress"
          text={`Step ${at + 1} of ${steps.length}`}
          value={at + 1}
          max={steps.length}
          className="mx-4 shrink-0"
        />
        <div key={at} className="flex-1 overflow-y-auto px-4 py-4">
          <p className="mb-4 text-ink-soft">{step?.text}</p>
          {step?.body}
        </div>
        <div className="flex shrink-0 gap-3 border-line border-t bg-raised px-4 py-3">
          {at > 0 && (
            <Button variant="ghost" aria-label="Back" onClick={() => setAt(at - 1)}>
              <ArrowLeft className="size-5" />
            </Button>
          )}
          {!isLast && (
            <Button variant="ghost" onClick={onward}>
              Skip
            </Button>
          )}
          <Button className="flex-1" disabled={step?.isReady === false} pending={isPending} onClick={next}>
            {isLast ? "Done" : "Continue"}
          </Button>
        </div>
      </Dialog>
      {/* Runs once the dialog's own history entry is gone. */}
      {open && [...Array(at).keys()].map((to) => <BackStep key={to} onBack={() => setAt(to)} />)}
    </>
  );
}
