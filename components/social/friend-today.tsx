import { TodayActivityRow } from "@/components/social/today-activity-row";
import { Card } from "@/components/ui/card";
import { TitledSection } from "@/components/ui/titled-section";
import { useFriend } from "@/lib/social/friends/hooks";

/** What someone the viewer follows completed and saved today. */
export function FriendToday({ userId }: { userId: string }) {
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
