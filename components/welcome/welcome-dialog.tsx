import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { Suggestions } from "@/components/social/suggestions";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { failed } from "@/components/ui/failed";
import { closeThen } from "@/components/ui/use-back-close";
import { usePending } from "@/components/ui/use-pending";
import { useViewer } from "@/components/viewer";
import { FirstSteps } from "@/components/welcome/first-steps";
import { GoalsStep, InterestsStep, NeighborhoodStep, Step, YouStep } from "@/components/welcome/welcome-steps";
import { useSettings } from "@/lib/account/hooks";
import type { Goal, Interest } from "@/lib/account/rules";
import { NAME_MIN } from "@/lib/auth/accounts/rules";
import { putJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";

const INTERESTS_MIN = 3;

/** What one says of oneself in the steps, and how each part of it is saved. */
function useWelcomeAnswers() {
  const viewer = useViewer();
  const refresh = useRefresh();
  const { settings, change } = useSettings();
  const [you, setYou] = useState(viewer);
  const [interests, setInterests] = useState<readonly Interest[]>([]);
  const [goals, setGoals] = useState<readonly Goal[]>([]);
  const [neighborhood, setNeighborhood] = useState<string | null>(null);
  const [usesHere, setUsesHere] = useState(true);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isElsewhere = settings !== undefined && settings.timeZone !== here;
  const name = { firstName: you.firstName.trim(), lastName: you.lastName.trim() };
  const saveProfile = async (fields: object) => {
    await putJson(paths.api.profile, { ...name, ...fields });
    await refresh(STALE_AFTER.postSettled);
  };
  const saveYou = async () => {
    const { profileImageUrl } = you;
    const isChanged = (["firstName", "lastName", "profileImageUrl"] as const).some((key) => you[key] !== viewer[key]);
    if (isChanged) await saveProfile(profileImageUrl ? { profileImageUrl } : {});
  };
  const saveInterests = async () => {
    await change({ interests: [...interests] });
    await refresh([paths.api.friendSuggestions, paths.api.recommendations]);
  };
  const saveGoals = async () => {
    await change({ goals: [...goals] });
    await refresh([paths.api.recommendations]);
  };
  const savePlace = async () => {
    if (neighborhood)
      await saveProfile({ location: neighborhood === "Visiting" ? "Visiting Chicago" : `${neighborhood}, Chicago` });
    // A zone the server has no name for keeps Chicago's.
    if (isElsewhere && usesHere) await change({ timeZone: here }).catch(() => undefined);
  };
  return {
    ...{ you, interests, goals, neighborhood, usesHere, zone: isElsewhere ? here : null },
    isNamed: [...name.firstName].length >= NAME_MIN && [...name.lastName].length >= NAME_MIN,
    setYou: (changed: Pick<typeof viewer, "firstName" | "lastName" | "profileImageUrl">) =>
      setYou({ ...viewer, ...changed }),
    ...{ setInterests, setGoals, setNeighborhood, setUsesHere, saveYou, saveInterests, saveGoals, savePlace },
  };
}

type WelcomeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; onFinish: () => void };

/** Six steps, each of which can be passed by; what was said counts from the moment it was said. */
export function WelcomeDialog({ open, onOpenChange, onFinish }: WelcomeDialogProps) {
  const router = useRouter();
  const [at, setAt] = useState(0);
  const answers = useWelcomeAnswers();
  const { isPending, run } = usePending((error) => failed("Not saved", error));
  const leave = (then?: () => void) =>
    closeThen(
      () => onOpenChange(false),
      () => {
        then?.();
        onFinish();
      },
    );
  const steps: { body: ReactNode; save?: () => Promise<void>; isReady?: boolean }[] = [
    {
      body: <YouStep you={answers.you} onChange={answers.setYou} />,
      save: answers.saveYou,
      isReady: answers.isNamed,
    },
    {
      body: <InterestsStep chosen={answers.interests} onChange={answers.setInterests} min={INTERESTS_MIN} />,
      save: answers.saveInterests,
      isReady: answers.interests.length >= INTERESTS_MIN,
    },
    { body: <GoalsStep chosen={answers.goals} onChange={answers.setGoals} />, save: answers.saveGoals },
    {
      body: (
        <NeighborhoodStep
          chosen={answers.neighborhood}
          onChange={answers.setNeighborhood}
          zone={answers.zone}
          usesZone={answers.usesHere}
          onUsesZone={answers.setUsesHere}
        />
      ),
      save: answers.savePlace,
    },
    {
      body: (
        <Step title="Who is out there" text="Follow a few, and their photos and workouts come to you.">
          <Suggestions />
        </Step>
      ),
    },
    {
      body: (
        <Step title="Your first deed" text="One tap away, and the city notices.">
          <FirstSteps goals={answers.goals} onLogged={() => leave()} onGo={(href) => leave(() => router.push(href))} />
        </Step>
      ),
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
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      full
      title="Make it yours"
      description={`Step ${at + 1} of ${steps.length}`}
    >
      <div key={at} className="flex-1 overflow-y-auto px-4 py-4">
        {step?.body}
      </div>
      <div className="flex shrink-0 gap-3 border-line border-t bg-raised px-4 py-3">
        <Button variant="ghost" onClick={onward}>
          Skip
        </Button>
        <Button className="flex-1!" disabled={step?.isReady === false} pending={isPending} onClick={next}>
          {isLast ? "Done" : "Continue"}
        </Button>
      </div>
    </Dialog>
  );
}
