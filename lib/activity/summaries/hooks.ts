import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { Summary } from "./schema";

/** A month or a year; this month by default. */
export const useSummary = (period: string | undefined) => useData<Summary>(paths.api.workoutSummaryOf(period));
