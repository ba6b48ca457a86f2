import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { toggleOrKeep } from "@/lib/core/client/send-or-keep";
import { paths } from "@/lib/core/shared/paths";
import { likedAs } from "@/lib/feed/likes/rules";
import type { LikeState } from "@/lib/feed/likes/schema";
import type { FriendActivity, FriendActivityType } from "./schema";

type Likeable = { id: string; isLiked: boolean; likes: number | null };
/** A post stands among the community's as well. */
const isLikeable = entityWith<Likeable>("isLiked", "likes");

const LIKE: Record<FriendActivityType, (id: string) => string> = {
  workout: paths.api.likeWorkout,
  "check-in": paths.api.likeCheckIn,
  post: paths.api.likePost,
};
export const LIKERS_OF: Record<FriendActivityType, (id: string) => string> = {
  workout: paths.api.workoutLikes,
  "check-in": paths.api.checkInLikes,
  post: paths.api.postLikes,
};

/** What those one follows did, newest first. */
export function useFriendActivity() {
  const patch = useEntityPatch(isLikeable);
  const list = useEndless<FriendActivity>(paths.api.friendActivity);
  const like = ({ id, type, isLiked }: FriendActivity) =>
    toggleOrKeep<LikeState>(!isLiked, {
      kinds: ["like", "unlike"],
      details: "",
      subject: `like ${type} ${id}`,
      url: LIKE[type](id),
      stale: [paths.api.friendActivity, ...(type === "post" ? [paths.api.posts] : [])],
      show: (on) => patch(id, (known) => likedAs(known, on)),
    });
  return { ...list, like };
}
