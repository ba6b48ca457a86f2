import { useState } from "react";
import { PullToRefresh } from "@/components/layout/pull-to-refresh";
import { failed } from "@/components/ui/failed";
import { useRefresh } from "@/lib/core/client/sync";

/** Pull-to-refresh at the top of a list refetches it and the counts above it. */
export function ListRefresh({ endpoints }: { endpoints: readonly string[] }) {
  const refresh = useRefresh();
  const [isRefreshing, setRefreshing] = useState(false);
  const pull = async () => {
    setRefreshing(true);
    const isDone = await refresh(endpoints, "from-top");
    setRefreshing(false);
    if (!isDone) failed("Couldn't refresh", "Please try again");
  };
  return <PullToRefresh isRefreshing={isRefreshing} onRefresh={() => void pull()} />;
}
