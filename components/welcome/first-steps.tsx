import { Bookmark, Camera, UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { workoutFailed } from "@/components/activity/workout-failed";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import type { Goal } from "@/lib/account/rules";
import type { EarnedRewards } from "@/lib/activity/achievements/rewards";
import { useWorkouts } from "@/lib/activity/workouts/hooks";
import { workoutXp } from "@/lib/activity/workouts/rules";
import { experienceAward } from "@/lib/activity/xp/rules";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { paths } from "@/lib/core/shared/paths";
import { EXPERIENCE } from "@/lib/feed/photos/rules";

type FirstStep = { goal: Goal; label: string; detail: string; paid?: string; href: string; icon: ReactNode };
const [base, withSport] = [experienceAward(EXPERIENCE).xp, experienceAward("running").xp];

/** `paid` replaces the detail while gamification is on. */
const FIRST_STEPS: FirstStep[] = [
  {
    goal: "city",
    label: "Save a place",
    detail: "Find it again in Saved.",
    href: paths.discover(),
    icon: <Bookmark />,
  },
  {
    goal: "people",
    label: "Join an event",
    detail: "Rides, walks, and meetups near you.",
    href: paths.community("events"),
    icon: <UsersRound />,
  },
  {
    goal: "city",
    label: "Post a photo",
    detail: "Share something you found.",
    paid: `Earn ${base} XP, or ${withSport} XP if you choose a sport.`,
    href: paths.newPost,
    icon: <Camera />,
  },
];

const MINUTES = [10, 20, 30, 60] as const;

type LogWalkProps = {
  logged: number | null;
  /** `reached` is undefined for a walk that is queued offline. */
  onLogged: (minutes: number, reached?: EarnedRewards) => void;
};

/** Logs today's walk in one tap, then confirms it and can't log it again. */
export function LogWalk({ logged, onLogged }: LogWalkProps) {
  const { log } = useWorkouts();
  const { gamification } = usePreferences();
  const [minutes, setMinutes] = useState<number>(20);
  const [key] = useState(newIdempotencyKey);
  const { isPending, run } = usePending(workoutFailed);
  const xp = workoutXp("walking", minutes);
  if (logged !== null) return <p role="status">You logged a {logged}-minute walk.</p>;
  const send = async () => {
    const saved = await log({ activityType: "walking", duration: minutes }, key, true);
    onLogged(minutes, saved);
    if (!saved) return;
    toast({
      title: gamification ? `You earned ${saved.xpEarned} XP` : "Walk logged",
      description: "You'll find it in your Activity Center.",
    });
  };
  return (
    <>
      <fieldset aria-label="Minutes walked" className="flex flex-wrap gap-2">
        {MINUTES.map((one) => (
          <Chip key={one} selected={minutes === one} onClick={() => setMinutes(one)} className="min-h-11">
            {one} min
          </Chip>
        ))}
      </fieldset>
      <Button block className="mt-4" pending={isPending} pendingLabel="Saving..." onClick={() => void run(send)}>
        Log {minutes} minutes{gamification && ` · ${xp} XP`}
      </Button>
    </>
  );
}

/** Suggested first actions, sorted by the user's goals. */
export function FirstSteps({ goals, onGo }: { goals: readonly Goal[]; onGo: (href: string) => void }) {
  const { gamification } = usePreferences();
  const isWanted = ({ goal }: FirstStep) => goals.includes(goal);
  const steps = [...FIRST_STEPS.filter(isWanted), ...FIRST_STEPS.filter((step) => !isWanted(step))];
  return (
    <ul className="flex flex-col gap-2">
      {steps.map(({ label, detail, paid, href, icon }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onGo(href)}
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
  );
}
