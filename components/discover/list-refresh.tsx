"use client";

import { useState } from "react";
import { PullToRefresh } from "@/components/home/pull-to-refresh";
import { toast } from "@/components/ui/use-toast";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";

const LISTS = [paths.api.venues, paths.api.hiddenGems, paths.api.events] as const;

/** A pull at the top of the list fetches it, and the numbers above it, again. */
export function ListRefresh() {
  const refresh = useRefresh();
  const [isRefreshing, setRefreshing] = useState(false);
  const pull = async () => {
    setRefreshing(true);
    const isDone = await refresh(LISTS);
    setRefreshing(false);
    if (!isDone) toast({ title: "Not refreshed", description: "Please try again", variant: "destructive" });
  };
  return <PullToRefresh isRefreshing={isRefreshing} onRefresh={() => void pull()} />;
}
