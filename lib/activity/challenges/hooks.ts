import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { STALE } from "@/lib/core/client/swr";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { Challenge } from "./schema";

const isChallenge = entityWith<Challenge>("participants", "isJoined");

/** Active challenges (spec §9: cached for up to ten minutes), with the function to join or leave. */
export function useChallenges() {
  const { mutate, ...challenges } = useData<Challenge[]>(paths.api.challenges, {
    dedupingInterval: STALE.challenges,
  });
  const patch = useEntityPatch(isChallenge);
  const setJoined = async ({ id }: Challenge, isJoined: boolean) => {
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
  };
  return { ...challenges, setJoined };
}

export function useFinishedChallenges() {
  return useData<Challenge[]>(paths.api.finishedChallenges, { dedupingInterval: STALE.challenges }).data;
}
