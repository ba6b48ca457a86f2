"use client";

import { useCallback } from "react";
import useSWR from "swr";
import { type ApiError, deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEndless, useWholeList } from "@/lib/core/client/endless";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { toggleOptimistically } from "@/lib/core/client/optimistic-toggle";
import { sendOrKeep } from "@/lib/core/client/send-or-keep";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { FollowAnswer } from "../follows/schema";
import type { FollowState, ListedPerson, PublicUser } from "./schema";

/** One person as the viewer may see them. */
export function usePerson(userId: string) {
  const { data, error, mutate } = useSWR<PublicUser, ApiError>(paths.api.user(userId));
  return { person: data, error, retry: mutate };
}

export type PeopleList = "followers" | "following";

/** Who follows a person, or whom they follow, page after page. */
export function usePeople(userId: string, list: PeopleList) {
  const endpoint = paths.api[list](userId);
  return useEndless<ListedPerson>(endpoint, { endpoint, staleAfter: STALE.photos });
}

/** Everybody a person follows. */
export function useAllFollowing(userId: string) {
  const { items, ...list } = useWholeList<ListedPerson>(paths.api.following(userId), {
    dedupingInterval: STALE.photos,
  });
  return { people: items, ...list };
}

type Followed = { followState: FollowState; followersCount?: number };
const isFollowed = (value: object, id: string): value is Followed =>
  "followState" in value && "id" in value && value.id === id;

/** Follows or stops, at once wherever the person is shown; a refusal puts it back and rejects. */
export function useFollow() {
  const patch = useEntityPatch(isFollowed);
  const refresh = useRefresh();
  return useCallback(
    async (person: { id: string; followState: FollowState; isPrivate?: boolean }, follows: boolean) => {
      const wanted: FollowState = person.isPrivate ? "requested" : "following";
      const answer = await toggleOptimistically<FollowAnswer>(`follow ${person.id}`, follows, {
        show: (on) => patch(person.id, (known) => ({ ...known, followState: on ? wanted : "none" })),
        send: (on) =>
          sendOrKeep<FollowAnswer>({
            kind: on ? "follow" : "unfollow",
            details: "",
            subject: `follow ${person.id}`,
            method: on ? "PUT" : "DELETE",
            url: paths.api.follow(person.id),
            stale: [paths.api.user(person.id), ...STALE_AFTER.follow(person.id)],
          }),
      });
      if (!answer) return undefined;
      const { state, followersCount } = answer;
      patch(person.id, (known) => ({
        ...known,
        followState: state,
        ...("followersCount" in known && { followersCount }),
      }));
      await refresh(STALE_AFTER.follow(person.id), "sync");
      return state;
    },
    [patch, refresh],
  );
}

/** Ends somebody's following of oneself. */
export function useRemoveFollower(viewerId: string) {
  const refresh = useRefresh();
  return useCallback(
    async (userId: string) => {
      await deleteJson(paths.api.follower(userId));
      await refresh(STALE_AFTER.removedFollower(viewerId));
    },
    [viewerId, refresh],
  );
}

/** Blocks (both disappear for each other) or mutes a person. */
export function useRestrictPerson() {
  const refresh = useRefresh();
  return useCallback(
    async (userId: string, how: "block" | "mute", on: boolean) => {
      const url = paths.api[how](userId);
      await (on ? putJson(url) : deleteJson(url));
      await refresh(how === "mute" ? STALE_AFTER.mute(userId) : STALE_AFTER.block);
    },
    [refresh],
  );
}
