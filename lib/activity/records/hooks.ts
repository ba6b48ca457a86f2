import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { PersonalRecord } from "./schema";

export const useRecords = () => useData<PersonalRecord[]>(paths.api.workoutRecords);
