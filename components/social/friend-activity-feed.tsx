import { Suggestions } from "@/components/people/suggestions";
import { FriendActivityCard } from "@/components/social/friend-activity-card";
import { PersonCardsSkeleton } from "@/components/social/person-cards-skeleton";
import { EmptyState } from "@/components/ui/empty-state";
import { EndMarker } from "@/components/ui/end-marker";
import { failed } from "@/components/ui/failed";
import { ItemList } from "@/components/ui/item-list";
import { LoadMore } from "@/components/ui/load-more";
import { useFriendActivity } from "@/lib/feed/friend-activity/hooks";

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
