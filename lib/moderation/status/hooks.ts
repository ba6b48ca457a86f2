import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { CurrentStatus } from "./schema";

const REFRESH_MS = 30_000;

export const useCurrentStatus = () => useData<CurrentStatus>(paths.api.serviceStatus, { refreshInterval: REFRESH_MS });
