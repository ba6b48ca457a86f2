import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { Achievement } from "./schema";

export const useAchievements = () => useData<Achievement[]>(paths.api.achievements);
