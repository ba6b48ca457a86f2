"use client";

import { useCallback } from "react";
import useSWR from "swr";
import { type ApiError, deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { STALE } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import type { Challenge } from "./schema";

const isChallenge = (value: object, id: string): value is Challenge =>
  "participants" in value && "isJoined" in value && "id" in value && value.id === id;

/** What is on now (spec §9: it may be ten minutes old), and the tap that joins or leaves. */
export function useChallenges() {
  const { data, error, mutate } = useSWR<Challenge[], ApiError>(paths.api.challenges, {
    dedupingInterval: STALE.challenges,
  });
  const patch = useEntityPatch(isChallenge);
  const setJoined = useCallback(
    async ({ id }: Challenge, isJoined: boolean) => {
      patch(id, (challenge) => ({
        ...challenge,
        isJoined,
        participants: Math.max(0, challenge.participants + (isJoined ? 1 : -1)),
      }));
      try {
        const url = paths.api.joinChallenge(id);
        const saved = await (isJoined ? putJson<Challenge>(url) : deleteJson<Challenge>(url));
        patch(id, () => saved);
      } catch (failure) {
        await mutate();
        throw failure;
      }
    },
    [patch, mutate],
  );
  return { challenges: data, error, retry: () => void mutate(), setJoined };
}

/** One's results of the last month. */
export function useFinishedChallenges() {
  const { data } = useSWR<Challenge[], ApiError>(paths.api.finishedChallenges, { dedupingInterval: STALE.challenges });
  return data;
}
