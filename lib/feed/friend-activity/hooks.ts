import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { toggleOrQueue } from "@/lib/core/client/send-or-queue";
import { paths } from "@/lib/core/shared/paths";
import { likedAs } from "@/lib/feed/likes/rules";
import type { LikeState } from "@/lib/feed/likes/schema";
import type { FriendActivity, FriendActivityType } from "./schema";

type Likeable = { id: string; isLiked: boolean; likes: number | null };
/** Posts also appear in the community feed. */
const isLikeable = entityWith<Likeable>("isLiked", "likes");

const LIKE: Record<FriendActivityType, (id: string) => string> = {
  workout: paths.api.likeWorkout,
  "check-in": paths.api.likeCheckIn,
  post: paths.api.likePost,
};
/** Where else the item is shown. */
const SHOWN: Partial<Record<FriendActivityType, (id: string) => string[]>> = {
  workout: (id) => [paths.api.workout(id)],
  post: (id) => [paths.api.posts, paths.api.post(id)],
};
export const LIKERS_OF: Record<FriendActivityType, (id: string) => string> = {
  workout: paths.api.workoutLikes,
  "check-in": paths.api.checkInLikes,
  post: paths.api.postLikes,
};

/** Likes or unlikes an activity. */
export function useLikeActivity() {
  const patch = useEntityPatch(isLikeable);
  return ({ id, type, isLiked }: Pick<FriendActivity, "id" | "type" | "isLiked">) =>
    toggleOrQueue<LikeState>(!isLiked, {
      kinds: ["Like", "Unlike"],
      subject: `like ${type} ${id}`,
      url: LIKE[type](id),
      stale: [paths.api.friendActivity, ...(SHOWN[type]?.(id) ?? [])],
      show: (on) => patch(id, (known) => likedAs(known, on)),
    });
}

export function useFriendActivity() {
  const list = useEndless<FriendActivity>(paths.api.friendActivity);
  return { ...list, like: useLikeActivity() };
}
