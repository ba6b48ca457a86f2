import { BareScreen } from "@/components/layout/bare-screen";
import { FollowButton } from "@/components/people/follow-button";
import { Gamified } from "@/components/preferences";
import { ProfileHead, ProfileHeadSkeleton } from "@/components/profile/profile-head";
import { KnownCounts, ProfileStats } from "@/components/profile/profile-stats";
import { ScoreCard } from "@/components/profile/score-card";
import { RecentImages } from "@/components/social/recent-images";
import { TodayActivityRow } from "@/components/social/today-activity-row";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { Loading } from "@/components/ui/loading";
import { TitledSection } from "@/components/ui/titled-section";
import { earnedThisWeek } from "@/lib/activity/stats/rules";
import { formatNumber } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useFriend } from "@/lib/social/friends/hooks";
import { usePerson } from "@/lib/social/people/hooks";
import { FRIEND_COUNTS, hasNumbers } from "@/lib/social/people/rules";
import type { OpenUser } from "@/lib/social/people/schema";

/** What someone the viewer follows completed and saved today. */
function FriendToday({ userId }: { userId: string }) {
  const { data: friend } = useFriend(userId);
  if (!friend) return null;
  return (
    <TitledSection title="Today">
      <Card className="p-4">
        {friend.todayActivities.length === 0 ? (
          <p className="text-ink-soft">No activity yet today.</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {friend.todayActivities.map((activity) => (
              <TodayActivityRow key={`${activity.id} ${activity.completed}`} activity={activity} isDetailed />
            ))}
          </ul>
        )}
      </Card>
    </TitledSection>
  );
}

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

function FriendStats({ friend }: { friend: OpenUser }) {
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

/** A friend inside the Social screen (spec §2); the back arrow returns to the list where it was. */
export function FriendProfile({ userId, onBack }: { userId: string; onBack: () => void }) {
  const { data: friend, error, retry } = usePerson(userId);
  return (
    <BareScreen
      title={friend ? friend.firstName : "Friend"}
      back={onBack}
      backLabel="Back to friends"
      className="pb-nav"
    >
      {!friend && (
        <>
          <Loading error={error} onRetry={retry} skeleton={<ProfileHeadSkeleton />} />
          <div className="px-4 pt-4">
            <KnownCounts counts={FRIEND_COUNTS} />
          </div>
        </>
      )}
      {friend && (
        <>
          <ProfileHead
            person={friend}
            actions={
              <>
                <FollowButton person={friend} />
                <LinkButton href={paths.profile(friend.id)} variant="secondary">
                  Full profile
                </LinkButton>
              </>
            }
          />
          <div className="flex flex-col gap-6 px-4 pt-4">
            {hasNumbers(friend) && <FriendStats friend={friend} />}
            <FriendToday userId={friend.id} />
            {hasNumbers(friend) && <RecentImages userId={friend.id} />}
          </div>
        </>
      )}
    </BareScreen>
  );
}
