import { useSWRConfig } from "swr";
import { patchJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { Album, DecideAlbum, Memories, YearCards } from "./schema";

const { api } = paths;

/** The albums of a year, or those of it that are hidden; this year without one. */
export const useMemories = (year: number | undefined, isHidden: boolean) =>
  useData<Memories>(api.memoriesOf({ ...(year !== undefined && { year }), ...(isHidden && { hidden: true }) }));

export const useAlbum = (address: string) => useData<Album>(address).data;

export const useYearCards = (year: number) => useData<YearCards>(api.yearCards(year));

/** Shares the album of a day or hides it, wherever it is shown. */
export function useDecideAlbum() {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return async (day: string, decision: DecideAlbum) => {
    const album = await patchJson<Album>(api.memory(day), decision);
    await mutate(api.memory(day), album, { revalidate: false });
    if (album.id !== null) await mutate(api.album(album.id), album, { revalidate: false });
    await refresh([api.memories]);
    return album;
  };
}
