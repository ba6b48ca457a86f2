import { useState } from "react";
import { SettingsCard } from "@/components/account/settings-frame";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeAgo } from "@/components/ui/time-ago";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import type { useSessions } from "@/lib/account/hooks";

export function SessionsList({ sessions, error, retry, end }: ReturnType<typeof useSessions>) {
  const [ending, setEnding] = useState<string | null>(null);
  const { isPending, run } = usePending((failure) =>
    failed("Couldn't log out that device", failure, "Please try again."),
  );
  if (!sessions) {
    return (
      <Loading error={error} onRetry={retry} label="Loading your devices">
        <Skeleton className="h-16 rounded-card" />
      </Loading>
    );
  }
  const logOut = (sessionId: string) => {
    setEnding(sessionId);
    return run(() => end(sessionId).then(() => toast({ title: "Device logged out" })));
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
                pending={isPending && ending === id}
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
