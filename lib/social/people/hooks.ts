import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEndless, useFullList } from "@/lib/core/client/endless";
import { entityWith, idOf, useEntityPatch } from "@/lib/core/client/entity-patch";
import { toggleOrQueue } from "@/lib/core/client/send-or-queue";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { FollowAnswer } from "../follows/schema";
import type { FollowState, ListedPerson, PublicUser } from "./schema";

export const usePerson = (userId: string) => useData<PublicUser>(paths.api.user(userId));

export type FollowList = "followers" | "following";

export const usePeople = (userId: string, list: FollowList) =>
  useEndless<ListedPerson>(paths.api[list](userId), { staleAfter: STALE.photos });

export const useAllFollowing = (userId: string) =>
  useFullList<ListedPerson>(paths.api.following(userId), { dedupingInterval: STALE.photos });

type Followed = { followState: FollowState; followersCount?: number | null };
const isFollowed = entityWith<Followed>("followState");

/**
 * Follows or unfollows, immediately wherever the person is shown; rolled back with a rejection if the server refuses.
 */
export function useFollow() {
  const patch = useEntityPatch(isFollowed);
  const refresh = useRefresh();
  return async (person: { id: string; followState: FollowState; isPrivate?: boolean }, follows: boolean) => {
    const wanted: FollowState = person.isPrivate ? "requested" : "following";
    const answer = await toggleOrQueue<FollowAnswer>(follows, {
      kinds: ["Follow", "Unfollow"],
      subject: `follow ${person.id}`,
      url: paths.api.follow(person.id),
      stale: [paths.api.user(person.id), ...STALE_AFTER.follow(person.id)],
      show: (on) => patch(person.id, (known) => ({ ...known, followState: on ? wanted : "none" })),
    });
    if (!answer) return undefined;
    const { state, followersCount } = answer;
    patch(person.id, (known) => ({
      ...known,
      followState: state,
      ...("followersCount" in known && { followersCount }),
    }));
    await refresh(STALE_AFTER.follow(person.id));
    return state;
  };
}

/** Removes a follower. */
export function useRemoveFollower(viewerId: string) {
  const refresh = useRefresh();
  return async (userId: string) => {
    await deleteJson(paths.api.follower(userId));
    await refresh(STALE_AFTER.removedFollower(viewerId));
  };
}

type Authored = { photoUrl: string; user: { id: string } };
const isPhotoBy = (value: object, userId: string): value is Authored =>
  "photoUrl" in value && "user" in value && idOf(value.user) === userId;

/** Blocks (both disappear for each other) or mutes a person, whose photos leave the lists immediately. */
export function useRestrictPerson() {
  const patchPhotosBy = useEntityPatch(isPhotoBy);
  const refresh = useRefresh();
  return async (userId: string, how: "block" | "mute", on: boolean) => {
    const url = paths.api[how](userId);
    await (on ? putJson(url) : deleteJson(url));
    if (on) patchPhotosBy(userId, () => null);
    await refresh(how === "mute" ? STALE_AFTER.mute(userId) : STALE_AFTER.block);
  };
}
