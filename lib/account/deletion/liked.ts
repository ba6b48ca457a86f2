import "server-only";
import { sql } from "@/lib/core/server/db";

/** Items with like counters, except comments: the table, its likes, and the column that refers to the item. */
export const LIKED = [
  { itemTable: sql`photos`, likes: sql`photo_likes`, itemColumn: sql`"photoId"` },
  { itemTable: sql`posts`, likes: sql`post_likes`, itemColumn: sql`"postId"` },
  { itemTable: sql`workouts`, likes: sql`workout_likes`, itemColumn: sql`"workoutId"` },
  { itemTable: sql`check_ins`, likes: sql`check_in_likes`, itemColumn: sql`"checkInId"` },
] as const;
