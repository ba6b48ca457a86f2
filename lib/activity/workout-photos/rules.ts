export const WORKOUT_PHOTOS_MAX = 20;
