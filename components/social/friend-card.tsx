import { Gamified } from "@/components/preferences";
import { TodayActivityRow } from "@/components/social/today-activity-row";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PersonName } from "@/components/ui/person-name";
import { StarRow } from "@/components/ui/star-row";
import { fullName } from "@/lib/core/shared/format";
import type { Friend } from "@/lib/social/friends/schema";

/**
 * Spec §2: a friend and what they did and saved today; one row if there is none. The whole card opens the profile.
 */
export function FriendCard({ friend, onOpen }: { friend: Friend; onOpen: () => void }) {
  const name = fullName(friend);
  const shown = [
    friend.todayActivities.find(({ completed }) => completed),
    friend.todayActivities.find(({ completed }) => !completed),
  ].filter((activity) => activity !== undefined);
  const open = (
    <Button
      variant="secondary"
      size={shown.length > 0 ? "md" : "sm"}
      block={shown.length > 0}
      className="static bg-paper hover:bg-card-press after:absolute after:inset-0 after:rounded-card after:content-['']"
      onClick={onOpen}
      aria-label={`View Profile of ${name}`}
    >
      View Profile
    </Button>
  );
  return (
    <Card className="p-3 hover:bg-card-press">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={name} src={friend.profileImageUrl} className="size-11" />
        <div className="min-w-0 flex-1 basis-20">
          <h3 className="flex items-baseline gap-2 font-bold font-display text-lg leading-snug">
            <span className="truncate">
              <PersonName person={friend} />
            </span>
            <Gamified>
              <StarRow level={friend.level} starClassName="size-3 text-star" className="shrink-0 text-sm" />
            </Gamified>
          </h3>
          <p className="text-ink-soft text-sm leading-snug">
            {friend.completedToday} done today · {friend.savedActivities} saved
          </p>
        </div>
        {shown.length === 0 && open}
      </div>
      {shown.length > 0 && (
        <>
          <ul className="my-3 flex flex-col gap-2 border-line border-t pt-3">
            {shown.map((activity) => (
              <TodayActivityRow key={`${activity.id} ${activity.completed}`} activity={activity} />
            ))}
          </ul>
          {open}
        </>
      )}
    </Card>
  );
}
