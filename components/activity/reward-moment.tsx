import { domAnimation, LazyMotion, MotionConfig } from "framer-motion";
import * as m from "framer-motion/m";
import { useState } from "react";
import type { Reached } from "@/components/activity/reward-events";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Star } from "@/components/ui/star";
import { StarRow } from "@/components/ui/star-row";
import { prefersReducedMotion } from "@/lib/core/client/theme";

const RAYS = [0, 60, 120, 180, 240, 300] as const;
const FLIGHT = 84;

/** The growing star and the six that fly from it; under reduced motion they only fade in. */
function BurstingStar() {
  const isCalm = prefersReducedMotion();
  const spring = { type: "spring", stiffness: 260, damping: 16 } as const;
  return (
    <LazyMotion features={domAnimation}>
      <MotionConfig reducedMotion={isCalm ? "always" : "never"}>
        <div aria-hidden="true" className="relative mx-auto my-6 size-28">
          {!isCalm &&
            RAYS.map((angle) => (
              <m.span
                key={angle}
                className="absolute top-1/2 left-1/2 -mt-3 -ml-3"
                initial={{ x: 0, y: 0, opacity: 1, scale: 0.4 }}
                animate={{
                  x: Math.cos((angle * Math.PI) / 180) * FLIGHT,
                  y: Math.sin((angle * Math.PI) / 180) * FLIGHT,
                  opacity: 0,
                  scale: 1,
                }}
                transition={{ duration: 0.7, delay: 0.12, ease: "easeOut" }}
              >
                <Star className="block size-6" />
              </m.span>
            ))}
          <m.span
            className="block size-28"
            initial={{ opacity: 0, scale: isCalm ? 1 : 0.2, rotate: isCalm ? 0 : -60 }}
            animate={{ opacity: 1, scale: 1, rotate: 0 }}
            transition={spring}
          >
            <Star className="block size-28" />
          </m.span>
        </div>
      </MotionConfig>
    </LazyMotion>
  );
}

/** Announces a new level, an achievement or the week's goal once; a tap closes it. */
export function RewardMoment({ reward, onDone }: { reward: Reached; onDone: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const { levelReached: level, unlocked, goalReached } = reward;
  const goal = {
    id: "goal",
    title: "Weekly goal reached",
    description: `You moved ${goalReached} minutes this week, as you wanted to.`,
  };
  const reached = goalReached ? [...unlocked, goal] : unlocked;
  const [first] = reached;
  const title = level !== null ? `Level ${level}` : (first?.title ?? "Well done");
  const rest = level === null ? reached.slice(1) : reached;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onDone}
      title={title}
      description={level !== null ? "You earned another star." : first?.description}
      className="text-center"
    >
      <BurstingStar />
      {level !== null && <StarRow level={level} className="justify-center" starClassName="size-7 text-star" />}
      {rest.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2 text-left">
          {rest.map(({ id, title: name, description }) => (
            <li key={id} className="flex items-center gap-3 rounded-control border border-line bg-card p-3">
              <Star className="size-7" />
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="block text-ink-soft text-sm">{description}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button size="lg" block className="mt-5" onClick={() => setOpen(false)}>
        Keep going
      </Button>
    </Dialog>
  );
}
