"use client";

import { useState } from "react";
import { SettingsCard } from "@/components/account/settings-frame";
import { TimeAgo } from "@/components/feed/time-ago";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { failed } from "@/components/ui/failed";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import type { useSessions } from "@/lib/account/hooks";
import { errorText } from "@/lib/core/client/api-client";

export function SessionsList({ sessions, error, retry, end }: ReturnType<typeof useSessions>) {
  const [ending, setEnding] = useState<string | null>(null);
  if (!sessions && error) return <ErrorState onRetry={() => void retry()} />;
  if (!sessions) {
    return (
      <SkeletonGroup label="Loading your devices">
        <Skeleton className="h-16 rounded-card" />
      </SkeletonGroup>
    );
  }
  const logOut = async (sessionId: string) => {
    setEnding(sessionId);
    try {
      await end(sessionId);
      toast({ title: "Logged out there" });
    } catch (failure) {
      const description = errorText(failure, "Please try again.");
      failed("That device is still logged in", description);
    }
    setEnding(null);
  };
  return (
    <SettingsCard>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, device, lastSeenAt, isCurrent }) => (
          <li key={id} className="flex min-h-15 items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="break-words font-semibold">{device}</p>
              <p className="text-ink-soft text-sm">
                {isCurrent ? (
                  "This device"
                ) : (
                  <>
                    Last seen <TimeAgo iso={lastSeenAt} />
                  </>
                )}
              </p>
            </div>
            {!isCurrent && (
              <Button
                variant="danger-ghost"
                size="sm"
                aria-label={`Log out ${device}`}
                pending={ending === id}
                onClick={() => void logOut(id)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}
