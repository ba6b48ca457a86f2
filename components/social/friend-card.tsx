"use client";

import { Bookmark, CircleCheck } from "lucide-react";
import { Gamified } from "@/components/preferences";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { StarRow } from "@/components/ui/star-row";
import { fullName } from "@/lib/core/shared/format";
import type { Friend, TodayActivity } from "@/lib/social/friends/schema";

function Deed({ activity }: { activity: TodayActivity }) {
  return (
    <li className="flex items-center gap-2 text-sm">
      <span className="text-ink-soft [&_svg]:size-4">
        {activity.completed ? <CircleCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      </span>
      <span className="min-w-0 flex-1 truncate">
        <span className="font-semibold">{activity.name}</span> · {activity.location}
      </span>
      <Badge tone={activity.completed ? "sky" : "neutral"}>{activity.completed ? "Completed" : "Saved"}</Badge>
    </li>
  );
}

/** Spec §2: who, what they did and saved today, and the way to their profile. */
export function FriendCard({ friend, onOpen }: { friend: Friend; onOpen: () => void }) {
  const name = fullName(friend);
  const shown = [
    friend.todayActivities.find(({ completed }) => completed),
    friend.todayActivities.find(({ completed }) => !completed),
  ].filter((activity) => activity !== undefined);
  return (
    <Card className="p-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={friend.profileImageUrl} size="md" />
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-semibold text-lg">{name}</h3>
          <p className="text-ink-soft text-sm">
            {friend.completedToday} done today · {friend.savedActivities} saved
          </p>
        </div>
        <Gamified>
          <StarRow level={friend.level} starClassName="size-3.5 text-star" />
        </Gamified>
      </div>
      {shown.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2">
          {shown.map((activity) => (
            <Deed key={`${activity.id} ${activity.completed}`} activity={activity} />
          ))}
        </ul>
      )}
      <Button variant="secondary" block className="mt-3" onClick={onOpen} aria-label={`View Profile of ${name}`}>
        View Profile
      </Button>
    </Card>
  );
}
