"use client";

import useSWR from "swr";
import type { ApiError } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { STALE } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import type { Friend, SuggestedPerson } from "./schema";

const always = () => true;

export function useFriends() {
  const list = useEndless<Friend>(paths.api.friends, {
    endpoint: paths.api.friends,
    staleAfter: STALE.photos,
    mayReplace: always,
  });
  return { ...list, friends: list.pages?.flatMap(({ items }) => items) };
}

export function useFriendSuggestions() {
  const { data, error, isLoading, mutate } = useSWR<SuggestedPerson[], ApiError>(paths.api.friendSuggestions);
  return { suggestions: data, error, isLoading, refresh: mutate };
}
