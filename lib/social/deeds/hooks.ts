import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { toggleOptimistically } from "@/lib/core/client/optimistic-toggle";
import { sendOrKeep } from "@/lib/core/client/send-or-keep";
import { paths } from "@/lib/core/shared/paths";
import { likedAs } from "@/lib/feed/likes/rules";
import type { LikeState } from "@/lib/feed/likes/schema";
import type { Deed, DeedType } from "./schema";

type Likeable = { id: string; isLiked: boolean; likes: number | null };
/** A post stands among the community's as well. */
const isLikeable = entityWith<Likeable>("isLiked", "likes");

const LIKE: Record<DeedType, (id: string) => string> = {
  workout: paths.api.likeWorkout,
  "check-in": paths.api.likeCheckIn,
  post: paths.api.likePost,
};
export const LIKERS_OF: Record<DeedType, (id: string) => string> = {
  workout: paths.api.workoutLikes,
  "check-in": paths.api.checkInLikes,
  post: paths.api.postLikes,
};

/** What those one follows did, newest first. */
export function useDeeds() {
  const patch = useEntityPatch(isLikeable);
  const list = useEndless<Deed>(paths.api.deeds);
  const like = ({ id, type, isLiked }: Deed) =>
    toggleOptimistically<LikeState>(`${type} ${id}`, !isLiked, {
      show: (on) => patch(id, (known) => likedAs(known, on)),
      send: (on) =>
        sendOrKeep<LikeState>({
          kind: on ? "like" : "unlike",
          details: "",
          subject: `like ${type} ${id}`,
          method: on ? "PUT" : "DELETE",
          url: LIKE[type](id),
          stale: [paths.api.deeds, ...(type === "post" ? [paths.api.posts] : [])],
        }),
    });
  return { ...list, like };
}
