import { CalendarClock, Check, Users } from "lucide-react";
import { usePreferences } from "@/components/preferences";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { failed } from "@/components/ui/failed";
import { Loading } from "@/components/ui/loading";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Star } from "@/components/ui/star";
import { TitledSection } from "@/components/ui/titled-section";
import { useScrollIntoView } from "@/components/ui/use-scroll-into-view";
import { useChallenges, useFinishedChallenges } from "@/lib/activity/challenges/hooks";
import { type ChallengeUnit, endsIn, shareOf, UNIT_WORDS } from "@/lib/activity/challenges/rules";
import type { Challenge } from "@/lib/activity/challenges/schema";
import { type DistanceUnit, formatDistance } from "@/lib/activity/distance/rules";
import { formatNumber } from "@/lib/core/shared/format";

/** The number alone: "1,240", "26.2". */
function challengeNumber(amount: number, unit: ChallengeUnit, distance: DistanceUnit): string {
  if (UNIT_WORDS[unit] === null) return formatDistance(amount, distance).split(" ")[0] ?? "";
  return amount.toLocaleString("en-US");
}

/** "1,240 minutes", "26.2 mi". */
function challengeAmount(amount: number, unit: ChallengeUnit, distance: DistanceUnit): string {
  const words = UNIT_WORDS[unit];
  if (words === null) return formatDistance(amount, distance);
  return `${amount.toLocaleString("en-US")} ${words[amount === 1 ? 0 : 1]}`;
}

function Bar({ challenge }: { challenge: Challenge }) {
  const { units } = usePreferences();
  const { progress, target, unit, title } = challenge;
  const progressText = `${challengeNumber(progress, unit, units)} of ${challengeAmount(target, unit, units)}`;
  return (
    <div className="mt-3">
      <ProgressBar label={title} value={progress} max={target} text={progressText} />
      <p className="mt-1 text-sm tabular-nums">{progressText}</p>
    </div>
  );
}

type ChallengeCardProps = { challenge: Challenge; onJoin: (isJoined: boolean) => void };

function ChallengeCard({ challenge, onJoin }: ChallengeCardProps) {
  const { units } = usePreferences();
  const { title, description, endsAt, participants, isJoined, scope, mine, unit } = challenge;
  return (
    <Card className="p-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-tight">{title}</h3>
          <p className="mt-1 text-ink-soft text-sm">{description}</p>
        </div>
        {shareOf(challenge) === 1 && (isJoined || scope === "city") && <Star className="size-8" />}
      </div>
      {(isJoined || scope === "city") && <Bar challenge={challenge} />}
      {isJoined && scope === "city" && (
        <p className="text-ink-soft text-sm">You contributed {challengeAmount(mine, unit, units)}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Badge>
          <CalendarClock />
          {endsIn(new Date(endsAt), new Date())}
        </Badge>
        <Badge>
          <Users />
          {formatNumber(participants)} joined
        </Badge>
        <Button
          variant={isJoined ? "secondary" : "primary"}
          aria-pressed={isJoined}
          aria-label={`${isJoined ? "Joined" : "Join"} ${title}`}
          onClick={() => onJoin(!isJoined)}
          className="ml-auto"
        >
          {isJoined && <Check className="size-5" />}
          {isJoined ? "Joined" : "Join"}
        </Button>
      </div>
    </Card>
  );
}

function Finished() {
  const { units } = usePreferences();
  const finished = useFinishedChallenges();
  if (!finished || finished.length === 0) return null;
  return (
    <TitledSection level="h3" title="Results" className="mt-6">
      <ul className="divide-y divide-line">
        {finished.map((challenge) => (
          <li key={challenge.id} className="flex min-h-14 items-center gap-3 py-2">
            <Star hollow={shareOf(challenge) < 1} className="size-6" />
            <span className="min-w-0 flex-1 truncate font-semibold">{challenge.title}</span>
            <span className="shrink-0 text-ink-soft text-sm tabular-nums">
              {challengeAmount(challenge.progress, challenge.unit, units)}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

export function ChallengesPanel({ shownId }: { shownId: string | null }) {
  const shown = useScrollIntoView<HTMLLIElement>();
  const { data: challenges, error, retry, setJoined } = useChallenges();
  if (!challenges) {
    return (
      <Loading error={error} onRetry={retry} label="Loading challenges" count={2} shapes={["h-44 rounded-card"]} />
    );
  }
  const join = (challenge: Challenge) => (isJoined: boolean) =>
    setJoined(challenge, isJoined).catch(() =>
      failed("Error", `Couldn't ${isJoined ? "join" : "leave"}. Please try again.`),
    );
  return (
    <>
      {challenges.length === 0 && <EmptyState title="No challenges right now" text="New challenges start on Monday." />}
      <ul className="flex flex-col gap-3">
        {challenges.map((challenge) => (
          <li key={challenge.id} ref={challenge.id === shownId ? shown : null} className="scroll-mt-20">
            <ChallengeCard challenge={challenge} onJoin={join(challenge)} />
          </li>
        ))}
      </ul>
      <Finished />
    </>
  );
}
