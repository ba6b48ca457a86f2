import { deleteJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { SubscriptionLink } from "./schema";

/** The user's calendar link, for their own events or a group's. `reset` replaces all of their calendar links. */
export function useCalendarLink(groupId?: string) {
  const { data, error, retry } = useData<SubscriptionLink>(paths.api.calendarLink(groupId));
  const refresh = useRefresh();
  const reset = async () => {
    await deleteJson(paths.api.calendarLink());
    await refresh([paths.api.calendarLink()]);
  };
  return { url: data?.url, error, retry, reset };
}
