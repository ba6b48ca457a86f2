import { Bookmark, Camera, UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { celebrate } from "@/components/activity/reward-events";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { failed } from "@/components/ui/failed";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import type { Goal } from "@/lib/account/rules";
import { useWorkouts } from "@/lib/activity/workouts/hooks";
import { workoutXp } from "@/lib/activity/workouts/rules";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { paths } from "@/lib/core/shared/paths";

type FirstStep = { goal: Goal; label: string; detail: string; paid?: string; href: string; icon: ReactNode };
/** `paid` is said in place of the detail where the game is on. */
const FIRST_STEPS: FirstStep[] = [
  { goal: "city", label: "Save a place", detail: "It waits in your list.", href: paths.discover(), icon: <Bookmark /> },
  {
    goal: "people",
    label: "Join something",
    detail: "Rides, walks and groups of people near you.",
    href: paths.community("events"),
    icon: <UsersRound />,
  },
  {
    goal: "city",
    label: "Post a photo",
    detail: "Show others what you found.",
    paid: "25 XP for an experience.",
    href: paths.newPost,
    icon: <Camera />,
  },
];

const MINUTES = [10, 20, 30, 60] as const;

/** Today's walk, logged here and now: the eight activities know a walk as hiking. */
function LogWalk({ onLogged }: { onLogged: () => void }) {
  const { log } = useWorkouts();
  const { gamification } = usePreferences();
  const [minutes, setMinutes] = useState<number>(20);
  const [key] = useState(newIdempotencyKey);
  const { isPending, run } = usePending((error) => failed("Failed to save workout. Please try again.", error));
  const xp = workoutXp("hiking", minutes);
  const send = async () => {
    const logged = await log({ activityType: "hiking", duration: minutes }, key);
    onLogged();
    if (!logged) return;
    toast({
      title: gamification ? `Your first ${xp} XP` : "Your first walk is logged",
      description: "It stands in your Activity Center.",
    });
    celebrate(logged);
  };
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <p className="font-semibold">Log today's walk</p>
      <p className="mt-0.5 text-ink-soft text-sm">The way from the bus counts. How long was it?</p>
      <fieldset aria-label="Minutes walked" className="mt-3 flex flex-wrap gap-2">
        {MINUTES.map((one) => (
          <Chip key={one} selected={minutes === one} onClick={() => setMinutes(one)} className="min-h-11!">
            {one} min
          </Chip>
        ))}
      </fieldset>
      <Button block className="mt-3" pending={isPending} pendingLabel="Saving..." onClick={() => void run(send)}>
        Log {minutes} minutes{gamification && ` · ${xp} XP`}
      </Button>
    </div>
  );
}

/** What one may begin with, what one came for first. */
export function FirstSteps({
  goals,
  onLogged,
  onGo,
}: {
  goals: readonly Goal[];
  onLogged: () => void;
  onGo: (href: string) => void;
}) {
  const { gamification } = usePreferences();
  const isWanted = ({ goal }: FirstStep) => goals.includes(goal);
  const steps = [...FIRST_STEPS.filter(isWanted), ...FIRST_STEPS.filter((step) => !isWanted(step))];
  const others = (
    <ul className="flex flex-col gap-2.5">
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
  const movesFirst = goals.length === 0 || goals.includes("move");
  return (
    <div className={movesFirst ? "flex flex-col gap-2.5" : "flex flex-col-reverse gap-2.5"}>
      <LogWalk onLogged={onLogged} />
      {others}
    </div>
  );
}
