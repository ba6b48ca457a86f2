import "server-only";
import { sql } from "@/lib/core/server/db";

/** Items with like counters, except comments: the table, its likes, and the column that refers to the item. */
export const LIKED = [
  { things: sql`photos`, likes: sql`photo_likes`, thing: sql`"photoId"` },
  { things: sql`posts`, likes: sql`post_likes`, thing: sql`"postId"` },
  { things: sql`workouts`, likes: sql`workout_likes`, thing: sql`"workoutId"` },
  { things: sql`check_ins`, likes: sql`check_in_likes`, thing: sql`"checkInId"` },
] as const;
