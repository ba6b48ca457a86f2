import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { UserStats } from "./schema";

/** The viewer's own numbers, each with its explanation. */
export const useStats = () => useData<UserStats>(paths.api.stats);
