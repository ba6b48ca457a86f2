import { Gamified } from "@/components/preferences";
import { ProfileStats } from "@/components/profile/profile-stats";
import { ScoreCard } from "@/components/profile/score-card";
import { Card } from "@/components/ui/card";
import { TitledSection } from "@/components/ui/titled-section";
import { earnedThisWeek } from "@/lib/activity/stats/rules";
import { formatNumber } from "@/lib/core/shared/format";
import { useFriend } from "@/lib/social/friends/hooks";
import type { OpenUser } from "@/lib/social/people/schema";

function Figure({ value, label, detail }: { value: number; label: string; detail?: string }) {
  return (
    <p className="flex min-h-16 flex-col bg-card items-center justify-center gap-1 px-1 py-2 text-center">
      <span className="font-display font-extrabold text-display-sm leading-none tabular-nums">
        {formatNumber(value)}
      </span>
      <span className="text-ink-soft text-sm leading-tight">{label}</span>
      {detail && <span className="text-ink-soft text-xs leading-tight">{detail}</span>}
    </p>
  );
}

export function FriendStats({ friend }: { friend: OpenUser }) {
  const { data: followed } = useFriend(friend.id);
  return (
    <>
      <ProfileStats view={friend} />
      <Gamified>
        <ScoreCard view={friend} />
      </Gamified>
      <TitledSection title="Weekly Stats">
        <Card className="grid auto-cols-fr grid-flow-col divide-x divide-line">
          <Gamified>
            <Figure
              value={friend.weekly.xp}
              label="XP Gained"
              detail={`${formatNumber(earnedThisWeek(friend.explanations))} earned this week`}
            />
          </Gamified>
          <Figure value={friend.weekly.completed} label="Completed" />
          {followed && <Figure value={followed.weeklyStats.activeDays} label="Active Days" />}
        </Card>
      </TitledSection>
    </>
  );
}
