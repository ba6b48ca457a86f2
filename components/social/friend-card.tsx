import { Gamified } from "@/components/preferences";
import { TodayActivityRow } from "@/components/social/today-activity-row";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PersonName } from "@/components/ui/person-name";
import { StarRow } from "@/components/ui/star-row";
import { fullName } from "@/lib/core/shared/format";
import type { Friend } from "@/lib/social/friends/schema";

/** Spec §2: who, what they did and saved today, and the way to their profile. The whole card is that way. */
export function FriendCard({ friend, onOpen }: { friend: Friend; onOpen: () => void }) {
  const name = fullName(friend);
  const shown = [
    friend.todayActivities.find(({ completed }) => completed),
    friend.todayActivities.find(({ completed }) => !completed),
  ].filter((activity) => activity !== undefined);
  return (
    <Card className="p-4 hover:bg-card-press">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={friend.profileImageUrl} size="md" />
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-semibold text-lg leading-snug">
            <PersonName person={friend} />
          </h3>
          <p className="text-ink-soft text-sm">
            {friend.completedToday} done today · {friend.savedActivities} saved
          </p>
        </div>
        <Gamified>
          <span className="flex flex-col items-end gap-0.5">
            <span aria-hidden="true" className="font-semibold text-sm">
              Level {friend.level}
            </span>
            <StarRow level={friend.level} starClassName="size-3 text-star" />
          </span>
        </Gamified>
      </div>
      {shown.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2.5 border-line border-t pt-3">
          {shown.map((activity) => (
            <TodayActivityRow key={`${activity.id} ${activity.completed}`} activity={activity} />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        block
        className="mt-3 static! bg-paper! hover:bg-card-press! after:absolute after:inset-0 after:rounded-card after:content-['']"
        onClick={onOpen}
        aria-label={`View Profile of ${name}`}
      >
        View Profile
      </Button>
    </Card>
  );
}
