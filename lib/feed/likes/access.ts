import "server-only";
import { sql } from "@/lib/core/server/db";

/** Items with like counters, except comments: the table, its visibility, its likes, and their column for the item. */
export const LIKED = {
  photo: { itemTable: sql`photos`, visible: sql`visible_photos`, likes: sql`photo_likes`, itemColumn: sql`"photoId"` },
  post: { itemTable: sql`posts`, visible: sql`visible_posts`, likes: sql`post_likes`, itemColumn: sql`"postId"` },
  workout: {
    itemTable: sql`workouts`,
    visible: sql`visible_workouts`,
    likes: sql`workout_likes`,
    itemColumn: sql`"workoutId"`,
  },
  "check-in": {
    itemTable: sql`check_ins`,
    visible: sql`visible_check_ins`,
    likes: sql`check_in_likes`,
    itemColumn: sql`"checkInId"`,
  },
} as const;
export type LikedType = keyof typeof LIKED;
