import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { Today } from "./schema";

/** Where one stands today; nothing where it can't be had, because the screen below it says what is wrong. */
export function useToday(): Today | undefined {
  return useData<Today>(paths.api.today).data;
}
