export const NEAR_LIKERS = 20;
/** Among how many of its latest likes they are looked for. */
export const LIKES_LOOKED_AT = 1000;

/** How something looks liked or no longer: the number follows where it is shown at all. */
export function likedAs<T extends { isLiked: boolean; likes: number | null }>(thing: T, isLiked: boolean): T {
  if (thing.isLiked === isLiked) return thing;
  const likes = thing.likes === null ? null : Math.max(0, thing.likes + (isLiked ? 1 : -1));
  return { ...thing, isLiked, likes };
}
