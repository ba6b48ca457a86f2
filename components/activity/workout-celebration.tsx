import { animate, domAnimation, LazyMotion, type MotionValue, useMotionValue, useTransform } from "framer-motion";
import * as m from "framer-motion/m";
import { useEffect, useState } from "react";
import { Star } from "@/components/ui/star";
import { StarBurst } from "@/components/ui/star-burst";
import { XP_PER_LEVEL } from "@/lib/activity/stats/rules";
import { prefersReducedMotion } from "@/lib/core/client/theme";
import { cn } from "@/lib/core/shared/cn";
import { formatNumber } from "@/lib/core/shared/format";

const SECONDS = 0.9;
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
/** The star ends this far from the top and the bottom of its square, in percent. */
const STAR_MARGIN = 2.5;

/** One value from 0 to 1 drives the whole animation. A tap anywhere or Escape skips to the end. */
function useProgress() {
  const [isPlaying, setPlaying] = useState(() => !prefersReducedMotion());
  const progress = useMotionValue(isPlaying ? 0 : 1);
  useEffect(() => {
    if (!isPlaying) {
      progress.set(1);
      return;
    }
    const finish = () => setPlaying(false);
    const playback = animate(progress, 1, { duration: SECONDS, ease: "easeOut", onComplete: finish });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault(); // keeps this Escape from also closing the toast
      finish();
    };
    window.addEventListener("pointerdown", finish, { capture: true, passive: true });
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      playback.stop();
      window.removeEventListener("pointerdown", finish, { capture: true });
      window.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, [isPlaying, progress]);
  return { progress, isPlaying };
}

type FillingStarProps = { progress: MotionValue<number>; from: number; to: number; isPlaying: boolean };

function FillingStar({ progress, from, to, isPlaying }: FillingStarProps) {
  const scale = useTransform(progress, [0, 0.4, 0.7, 1], [0.6, 1.1, 1, 1]);
  const clipPath = useTransform(progress, (done) => {
    const share = (from + (to - from) * done) / XP_PER_LEVEL;
    return `inset(${100 - STAR_MARGIN - share * (100 - 2 * STAR_MARGIN)}% 0 0)`;
  });
  return (
    <m.span className="relative block size-24 shrink-0" style={{ scale }}>
      <Star hollow className="absolute inset-0 size-24" />
      <m.span className="absolute inset-0" style={{ clipPath }}>
        <Star className="block size-24" />
      </m.span>
      {isPlaying && (
        <span className="absolute inset-0 scale-200">
          <StarBurst />
        </span>
      )}
    </m.span>
  );
}

/** Seven dots, of which today's grows last. The eighth day starts a new row. */
function WeekDots({ progress, streak }: { progress: MotionValue<number>; streak: number }) {
  const today = ((streak - 1) % WEEK.length) + 1;
  const scale = useTransform(progress, [0.6, 0.85, 1], [0, 1.3, 1]);
  return (
    <span className="mt-1 flex gap-1">
      {WEEK.map((day) => (
        <span key={day} className={cn("size-3 rounded-full", day < today ? "bg-sky" : "bg-line")}>
          {day === today && <m.span className="block size-3 rounded-full bg-sky" style={{ scale }} />}
        </span>
      ))}
    </span>
  );
}

export type CelebrationProps = { xpEarned: number; from: number; to: number; streak: number };

/** The filling star, the XP counter, and the week of the streak. Decorative: the toast says the same in words. */
export function WorkoutCelebration({ xpEarned, from, to, streak }: CelebrationProps) {
  const { progress, isPlaying } = useProgress();
  const earned = useTransform(progress, (done) => `+${formatNumber(Math.round(xpEarned * done))} XP`);
  return (
    <LazyMotion features={domAnimation}>
      <m.div
        aria-hidden="true"
        className="flex items-center gap-3"
        initial={{ opacity: 0 }}
        animate={{ opacity: 1 }}
        transition={{ duration: 0.2 }}
      >
        <FillingStar progress={progress} from={from} to={to} isPlaying={isPlaying} />
        <div className="min-w-0 text-ink-soft text-sm">
          <m.p className="font-display font-extrabold text-display-xl text-ink tabular-nums">{earned}</m.p>
          <p className="mt-1">
            {to} of {XP_PER_LEVEL} XP
          </p>
          {streak > 0 && (
            <>
              <p>Day {formatNumber(streak)} of your streak</p>
              <WeekDots progress={progress} streak={streak} />
            </>
          )}
        </div>
      </m.div>
    </LazyMotion>
  );
}
