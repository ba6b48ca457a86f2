import { patchJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { useCacheAnswer, useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { Album, DecideAlbum, Memories, YearCards } from "./schema";

const { api } = paths;

/** The albums of a year (this year by default), or its hidden ones. */
export const useMemories = (year: number | undefined, isHidden: boolean) =>
  useData<Memories>(api.memoriesOf({ ...(year !== undefined && { year }), ...(isHidden && { hidden: true }) }));

export const useAlbum = (address: string) => useData<Album>(address).data;

export const useYearCards = (year: number) => useData<YearCards>(api.yearCards(year));

/** Changes a day album's audience or hides it, wherever it is shown. */
export function useDecideAlbum() {
  const cacheAnswer = useCacheAnswer();
  const refresh = useRefresh();
  return async (day: string, decision: DecideAlbum) => {
    const album = await patchJson<Album>(api.memory(day), decision);
    await cacheAnswer(api.memory(day), album);
    if (album.id !== null) await cacheAnswer(api.album(album.id), album);
    await refresh([api.memories]);
    return album;
  };
}
