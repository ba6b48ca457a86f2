import "server-only";
import { sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { WORKOUT_PHOTOS_MAX } from "./rules";

/**
 * Adds the user's photo to their workout; repeating it changes nothing. 404 if either isn't theirs, 409 if there are
 * too many.
 */
export async function addWorkoutPhoto(tx: Tx, userId: string, workoutId: string, photoId: string): Promise<void> {
  const [own] = await tx.$queryRaw<object[]>(sql`
    select 1 from workouts w join photos p on p.id = ${photoId}::uuid and p."userId" = w."userId" and p."removedTo" is null
    where w.id = ${workoutId}::uuid and w."userId" = ${userId}::uuid for no key update of w`);
  if (!own) throw new AppError("not_found");
  const added = await tx.workoutPhoto.count({ where: { workoutId, photoId: { not: photoId } } });
  if (added >= WORKOUT_PHOTOS_MAX) {
    throw new AppError("conflict", { message: `A workout can have up to ${WORKOUT_PHOTOS_MAX} photos` });
  }
  await tx.workoutPhoto.createMany({ data: [{ workoutId, photoId }], skipDuplicates: true });
}

export const putWorkoutPhoto = (userId: string, workoutId: string, photoId: string): Promise<void> =>
  transaction((tx) => addWorkoutPhoto(tx, userId, workoutId, photoId));

/** Removes a photo from the user's workout. The photo itself stays. */
export function removeWorkoutPhoto(userId: string, workoutId: string, photoId: string): Promise<void> {
  return transaction(async (tx) => {
    const { count } = await tx.workoutPhoto.deleteMany({ where: { workoutId, photoId, workout: { userId } } });
    if (count === 0) throw new AppError("not_found");
  });
}
