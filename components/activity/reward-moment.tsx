import { domAnimation, LazyMotion, MotionConfig } from "framer-motion";
import * as m from "framer-motion/m";
import { useState } from "react";
import { Gamified } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Star } from "@/components/ui/star";
import { StarRow } from "@/components/ui/star-row";
import { type EarnedRewards, earnedText, levelText, unlockedText } from "@/lib/activity/achievements/rewards";
import { prefersReducedMotion } from "@/lib/core/client/theme";
import { formatNumber } from "@/lib/core/shared/format";

const RAYS = [0, 60, 120, 180, 240, 300] as const;
const FLIGHT = 84;

/** The growing star and the six that fly out of it. With reduced motion they only fade in. */
function BurstingStar() {
  const isReduced = prefersReducedMotion();
  const spring = { type: "spring", stiffness: 260, damping: 16 } as const;
  return (
    <LazyMotion features={domAnimation}>
      <MotionConfig reducedMotion={isReduced ? "always" : "never"}>
        <div aria-hidden="true" className="relative mx-auto my-6 size-28">
          {!isReduced &&
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
            initial={{ opacity: 0, scale: isReduced ? 1 : 0.2, rotate: isReduced ? 0 : -60 }}
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

type Line = { id: string; name: string; text: string };

/** The reward in words: a heading, the sentence below it, and anything else. */
function wordsOf({ levelReached: level, unlocked, goalReached }: EarnedRewards) {
  const isSeveral = unlocked.length > 1;
  const lines: Line[] = unlocked.map(({ id, title, description }) => ({
    id,
    name: isSeveral && level === null ? title : unlockedText(title),
    text: earnedText(description),
  }));
  if (goalReached)
    lines.push({
      id: "goal",
      name: "Weekly goal reached",
      text: `You met your goal of ${goalReached} minutes this week.`,
    });
  if (level !== null) return { title: levelText(level), text: "You earned another star.", lines };
  if (isSeveral) return { title: `${unlocked.length} achievements unlocked`, text: undefined, lines };
  const [first, ...rest] = lines;
  return { title: first?.name ?? "", text: first?.text, lines: rest };
}

/** Announces a new level, achievements, or the weekly goal, with the XP they earned. A tap closes it. */
export function RewardMoment({ reward, onDone }: { reward: EarnedRewards; onDone: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const { levelReached: level, xpEarned = 0 } = reward;
  const { title, text, lines } = wordsOf(reward);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onDone}
      title={title}
      description={text}
      className="text-center"
    >
      <BurstingStar />
      {xpEarned > 0 && (
        <Gamified>
          <p className="mb-2 font-bold font-display text-display tabular-nums">+{formatNumber(xpEarned)} XP</p>
        </Gamified>
      )}
      {level !== null && <StarRow level={level} className="justify-center" starClassName="size-7 text-star" />}
      {lines.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2 text-left">
          {lines.map(({ id, name, text: detail }) => (
            <li key={id} className="flex items-center gap-3 rounded-control border border-line bg-card p-3">
              <Star className="size-7" />
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="block text-ink-soft text-sm">{detail}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button size="lg" block className="mt-6" onClick={() => setOpen(false)}>
        Keep going
      </Button>
    </Dialog>
  );
}
