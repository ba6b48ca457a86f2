export const NEAR_LIKERS = 20;
/** How many of the latest likes are searched for followed people. */
export const LIKES_SCANNED = 1000;

/** The item after a like or unlike; its count changes if it is shown at all. */
export function likedAs<T extends { isLiked: boolean; likes: number | null }>(item: T, isLiked: boolean): T {
  if (item.isLiked === isLiked) return item;
  const likes = item.likes === null ? null : Math.max(0, item.likes + (isLiked ? 1 : -1));
  return { ...item, isLiked, likes };
}
