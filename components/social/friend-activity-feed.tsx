import { MapPin, MessageCircle, MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { ACTIVITY_ICONS } from "@/components/activity/activity-names";
import { RoutePicture } from "@/components/activity/route-picture";
import { AuthorHeader } from "@/components/feed/author-header";
import { LikeToggle } from "@/components/feed/like-toggle";
import { LikersButton } from "@/components/feed/likers-button";
import { LinkedText } from "@/components/feed/linked-text";
import { Suggestions } from "@/components/people/suggestions";
import { usePreferences } from "@/components/preferences";
import { PersonCardsSkeleton } from "@/components/social/person-cards-skeleton";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { EndMarker } from "@/components/ui/end-marker";
import { failed } from "@/components/ui/failed";
import { ItemList } from "@/components/ui/item-list";
import { Link } from "@/components/ui/link";
import { LoadMore } from "@/components/ui/load-more";
import { Picture } from "@/components/ui/picture";
import { type DistanceUnit, formatDistance } from "@/lib/activity/distance/rules";
import { workoutName } from "@/lib/activity/workouts/rules";
import { countOf, fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { LIKERS_OF, useFriendActivity } from "@/lib/feed/friend-activity/hooks";
import type { FriendActivity } from "@/lib/feed/friend-activity/schema";

/** The activity in one line, and what that line opens. */
function lineOf(activity: FriendActivity, units: DistanceUnit): { icon: ReactNode; text: string; href: string | null } {
  if (activity.type === "post")
    return { icon: <MessageSquareText />, text: "Shared a post", href: paths.post(activity.id) };
  if (activity.type === "check-in") return { icon: <MapPin />, text: "Checked in", href: null };
  const { activityType, duration, distanceMeters } = activity;
  const distance = distanceMeters ? ` · ${formatDistance(distanceMeters, units)}` : "";
  return {
    icon: ACTIVITY_ICONS[activityType],
    text: `${workoutName(activityType)} · ${duration} min${distance}`,
    href: paths.workout(activity.id),
  };
}

/** Where it was; opens the place. */
function Place({ venue }: { venue: { id: string; name: string; image: string } }) {
  return (
    <Link
      href={paths.discover({ venue: venue.id })}
      className="mt-3 block overflow-hidden rounded-control border border-line hover:bg-card-press"
    >
      <Picture src={venue.image} alt="" width={856} height={482} className="w-full" />
      <span className="block break-words px-3 py-2 font-semibold leading-snug">{venue.name}</span>
    </Link>
  );
}

/** An activity of a person the viewer follows, with likes and comments. */
function FriendActivityCard({ activity, onLike }: { activity: FriendActivity; onLike: () => void }) {
  const { units } = usePreferences();
  const name = fullName(activity.user);
  const { icon, text, href } = lineOf(activity, units);
  const venue = activity.type === "post" ? null : activity.venue;
  return (
    <Card className="p-4">
      <AuthorHeader user={activity.user} at={activity.at} />
      <p className="mt-3 flex items-center gap-2 font-semibold [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-sky-ink">
        {icon}
        {href ? (
          <Link href={href} className="inline-flex min-h-11 items-center underline">
            {text}
          </Link>
        ) : (
          text
        )}
      </p>
      {activity.type === "post" && (
        <LinkedText className="whitespace-pre-line break-words">{activity.content}</LinkedText>
      )}
      {activity.type === "workout" && activity.hasMap && (
        <RoutePicture className="mt-2" workoutId={activity.id} name={name} />
      )}
      {venue && <Place venue={venue} />}
      <div className="mt-1 -mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <LikeToggle label={`Like ${name}'s activity`} isLiked={activity.isLiked} onLike={onLike}>
          Like
        </LikeToggle>
        {href && activity.type !== "check-in" && (
          <Link
            href={href}
            aria-label={`Comments, ${countOf(activity.comments, "comment")}`}
            className="mr-auto inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-ink-soft hover:text-ink"
          >
            <MessageCircle className="size-5" />
            <span className="tabular-nums">{activity.comments}</span>
          </Link>
        )}
        <LikersButton
          address={LIKERS_OF[activity.type](activity.id)}
          likes={activity.likes}
          isLiked={activity.isLiked}
        />
      </div>
    </Card>
  );
}

const SKELETON = (
  <PersonCardsSkeleton
    label="Loading friends' activity"
    picture="size-10 rounded-full"
    lines={["h-5 w-40", "h-4 w-20"]}
    below={["h-5 w-48", "h-14 rounded-control"]}
  />
);

/** Workouts, check-ins, and posts from people you follow, newest first. */
export function FriendActivityFeed() {
  const list = useFriendActivity();
  const empty = (
    <>
      <EmptyState
        title="Nothing here yet"
        text="Follow people to see the workouts, check-ins, and posts they share with you."
      />
      <Suggestions />
    </>
  );
  const notLiked = () => failed("Error", "Couldn't save your like. Please try again.");
  return (
    <ItemList
      list={list}
      label="Friends' activity"
      skeleton={SKELETON}
      empty={empty}
      className="flex flex-col gap-3"
      foot={list.hasMore ? <LoadMore list={list} /> : <EndMarker>You're all caught up</EndMarker>}
    >
      {(activity) => <FriendActivityCard activity={activity} onLike={() => list.like(activity).catch(notLiked)} />}
    </ItemList>
  );
}
