"use client";

import { useCallback } from "react";
import useSWR from "swr";
import { type ApiError, deleteJson, putJson } from "@/lib/core/client/api-client";
import { STALE } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import type { Challenge } from "./schema";

/** What is on now (spec §9: it may be ten minutes old), and the tap that joins or leaves. */
export function useChallenges() {
  const { data, error, mutate } = useSWR<Challenge[], ApiError>(paths.api.challenges, {
    dedupingInterval: STALE.challenges,
  });
  const setJoined = useCallback(
    async ({ id }: Challenge, isJoined: boolean) => {
      const put = (next: (challenge: Challenge) => Challenge) =>
        mutate((known) => known?.map((challenge) => (challenge.id === id ? next(challenge) : challenge)), {
          revalidate: false,
        });
      await put((challenge) => ({
        ...challenge,
        isJoined,
        participants: Math.max(0, challenge.participants + (isJoined ? 1 : -1)),
      }));
      try {
        const url = paths.api.joinChallenge(id);
        const saved = await (isJoined ? putJson<Challenge>(url) : deleteJson<Challenge>(url));
        await put(() => saved);
      } catch (failure) {
        await mutate();
        throw failure;
      }
    },
    [mutate],
  );
  return { challenges: data, error, retry: () => void mutate(), setJoined };
}

/** One's results of the last month. */
export function useFinishedChallenges() {
  const { data } = useSWR<Challenge[], ApiError>(paths.api.finishedChallenges, { dedupingInterval: STALE.challenges });
  return data;
}
