import { deleteJson, postJson } from "@/lib/core/client/api-client";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { CreateZone, PrivacyZone } from "./schema";

export function useZones() {
  const { data, mutate } = useData<PrivacyZone[]>(paths.api.zones);
  return {
    zones: data,
    hide: async (zone: CreateZone) => {
      await postJson<PrivacyZone>(paths.api.zones, zone);
      await mutate();
    },
    show: async (id: string) => {
      await deleteJson(paths.api.zone(id));
      await mutate();
    },
  };
}
