import { useState } from "react";
import { PullToRefresh } from "@/components/layout/pull-to-refresh";
import { failed } from "@/components/ui/failed";
import { useRefresh } from "@/lib/core/client/sync";

export function useRefreshing(endpoints: readonly string[]) {
  const refresh = useRefresh();
  const [isRefreshing, setRefreshing] = useState(false);
  const run = async () => {
    setRefreshing(true);
    const isDone = await refresh(endpoints, "from-top");
    setRefreshing(false);
    if (!isDone) failed("Couldn't refresh", "Please try again");
  };
  return { isRefreshing, onRefresh: () => void run() };
}

/** Pull-to-refresh at the top of a list refetches it and the counts above it. */
export function ListRefresh({ endpoints }: { endpoints: readonly string[] }) {
  return <PullToRefresh {...useRefreshing(endpoints)} />;
}
