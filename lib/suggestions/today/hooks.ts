import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { Today } from "./schema";

/** Today's numbers; undefined while they load and if they fail, which the screen below reports. */
export function useToday(): Today | undefined {
  return useData<Today>(paths.api.today).data;
}
