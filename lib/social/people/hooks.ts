"use client";

import { useCallback } from "react";
import useSWR, { useSWRConfig } from "swr";
import { type ApiError, deleteJson, getPage, putJson } from "@/lib/core/client/api-client";
import { cachedKeysOf } from "@/lib/core/client/cached-keys";
import { useEndless } from "@/lib/core/client/endless";
import { useKeptFallback } from "@/lib/core/client/kept-fallback";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { wish } from "@/lib/core/client/wish";
import { paths } from "@/lib/core/shared/paths";
import type { FollowAnswer } from "../follows/schema";
import type { FollowState, ListedPerson, PublicUser } from "./schema";

/** One person as the viewer may see them. */
export function usePerson(userId: string) {
  const key = paths.api.user(userId);
  const { data, error, mutate } = useSWR<PublicUser, ApiError>(key);
  useKeptFallback(key, data);
  return { person: data, error, retry: mutate };
}

export type PeopleList = "followers" | "following";

/** Who follows a person, or whom they follow, page after page. */
export function usePeople(userId: string, list: PeopleList) {
  const endpoint = paths.api[list](userId);
  return useEndless<ListedPerson>(endpoint, { endpoint, staleAfter: STALE.photos, mayReplace: () => false });
}

const MOST_PAGES = 10;

/** Everybody a person follows (the first five hundred), to be searched here. */
export function useAllFollowing(userId: string) {
  const key = [paths.api.following(userId), "all"] as const;
  const { data, error, mutate } = useSWR<ListedPerson[], ApiError>(
    key,
    async () => {
      const people: ListedPerson[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : "";
        const { items, nextCursor } = await getPage<ListedPerson>(`${key[0]}?limit=50${query}`);
        people.push(...items);
        cursor = nextCursor;
        if (!cursor) break;
      }
      return people;
    },
    { dedupingInterval: STALE.photos },
  );
  return { people: data, error, retry: mutate };
}

type Followed = { followState: FollowState };
const isPerson = (value: unknown, id: string): value is Followed =>
  typeof value === "object" && value !== null && "followState" in value && "id" in value && value.id === id;

/** The same answer with one person's state changed, in a list, in its pages, or alone. */
function withState(value: unknown, id: string, change: (person: Followed) => Followed): unknown {
  if (Array.isArray(value)) return value.map((entry) => withState(entry, id, change));
  if (isPerson(value, id)) return change(value);
  if (typeof value === "object" && value !== null && "items" in value) {
    return { ...value, items: withState(value.items, id, change) };
  }
  return value;
}

/** Follows or stops, at once wherever the person is shown; a refusal puts it back and rejects. */
export function useFollow() {
  const { cache, mutate } = useSWRConfig();
  const refresh = useRefresh();
  return useCallback(
    async (person: { id: string; followState: FollowState; isPrivate?: boolean }, follows: boolean) => {
      const show = (state: FollowState, followersCount?: number) => {
        const keys = [...cache.keys()].filter((key) => key.includes("/api/users/") || key.includes("/api/friends"));
        const change = (known: Followed): Followed => ({
          ...known,
          followState: state,
          ...("followersCount" in known && followersCount !== undefined ? { followersCount } : {}),
        });
        for (const key of keys) void mutate(key, (value: unknown) => withState(value, person.id, change), false);
      };
      const wanted: FollowState = person.isPrivate ? "requested" : "following";
      const answer = await wish<FollowAnswer>(`follow ${person.id}`, follows, {
        show: (on) => show(on ? wanted : "none"),
        send: (on) =>
          on ? putJson<FollowAnswer>(paths.api.follow(person.id)) : deleteJson(paths.api.follow(person.id)),
      });
      if (!answer) return undefined;
      show(answer.state, answer.followersCount);
      // Whom one follows decides about lists, the feed and one's own counters.
      const keys = cachedKeysOf(cache, paths.api.homePhotos);
      const touched = [...keys, paths.api.currentUser, paths.api.stats, paths.api.photosOf(person.id)];
      await Promise.allSettled([refresh([paths.api.friends]), ...touched.map((key) => mutate(key))]);
      return answer.state;
    },
    [cache, mutate, refresh],
  );
}

/** Ends somebody's following of oneself. */
export function useRemoveFollower(viewerId: string) {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return useCallback(
    async (userId: string) => {
      await deleteJson(paths.api.follower(userId));
      await refresh([paths.api.followers(viewerId)]);
      await Promise.allSettled([paths.api.currentUser, paths.api.stats].map((key) => mutate(key)));
    },
    [viewerId, mutate, refresh],
  );
}

/** Blocks (both disappear for each other) or mutes a person. */
export function useSetAside() {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (userId: string, how: "block" | "mute", on: boolean) => {
      const url = paths.api[how](userId);
      await (on ? putJson(url) : deleteJson(url));
      const lists = [paths.api.homePhotos, paths.api.friends].flatMap((path) => cachedKeysOf(cache, path));
      const own = how === "mute" ? [paths.api.user(userId)] : [paths.api.currentUser, paths.api.stats];
      await Promise.allSettled([...lists, ...own].map((key) => mutate(key)));
    },
    [cache, mutate],
  );
}
