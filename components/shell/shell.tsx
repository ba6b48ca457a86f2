"use client";

import { usePathname } from "next/navigation";
import { Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { SWRConfig } from "swr";
import { BarPills } from "@/components/activity/bar-pills";
import { RewardHost } from "@/components/activity/reward-host";
import { AppProvider } from "@/components/app-context/app-provider";
import { BottomNav } from "@/components/layout/bottom-nav";
import { PhoneFrame } from "@/components/layout/phone-frame";
import { OutboxHost } from "@/components/outbox/outbox-host";
import { OfflineScreen } from "@/components/shell/offline-screen";
import { SavedCopy } from "@/components/shell/saved-copy";
import { type StoredScreen, screenAt } from "@/components/shell/stored-screen";
import { StoredScreenBoundary } from "@/components/shell/stored-screen-boundary";
import { Button } from "@/components/ui/button";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { deleteScreen } from "@/lib/core/client/response-cache";

function Opening() {
  return (
    <main className="flex-1 px-4 pt-20 pb-nav">
      <SkeletonGroup label="Opening your last screen">
        <Skeleton className="mb-4 h-10 w-2/3 rounded-control" />
        <Skeleton className="mb-4 h-40 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </SkeletonGroup>
    </main>
  );
}

function NotCached() {
  const retry = (
    <Button size="lg" onClick={() => window.location.reload()}>
      Try again
    </Button>
  );
  return (
    <>
      <OfflineScreen retry={retry} />
      <BottomNav />
    </>
  );
}

type DrawingProps = {
  path: string;
  drawn: StoredScreen | null | undefined;
  isNew: boolean;
  fallback: Record<string, unknown>;
  onNew: () => void;
};

function Drawing({ path, drawn, isNew, fallback, onNew }: DrawingProps) {
  if (!drawn) return <PhoneFrame isMember>{drawn === null ? <NotCached /> : <Opening />}</PhoneFrame>;
  const { person, Screen, props, ...kept } = drawn;
  return (
    <SWRConfig value={{ fallback }}>
      <AppProvider viewer={person.viewer} preferences={person.preferences}>
        <PhoneFrame isMember>
          {!isNew && <SavedCopy userId={person.viewer.id} {...kept} onNew={onNew} />}
          <StoredScreenBoundary
            key={path}
            instead={<NotCached />}
            onFailed={() => void deleteScreen(person.viewer.id, path)}
          >
            <Suspense fallback={<Opening />}>
              <Screen {...props} />
            </Suspense>
          </StoredScreenBoundary>
        </PhoneFrame>
        <OutboxHost userId={person.viewer.id} />
        <RewardHost />
        <BarPills userId={person.viewer.id} />
      </AppProvider>
    </SWRConfig>
  );
}

/**
 * The page that the service worker serves at any URL when the server doesn't respond. It contains no user data, and
 * renders the screen for the current URL from what this device stores about the last signed-in user.
 */
export function Shell() {
  const path = usePathname();
  const [isNew, setNew] = useState(false);
  const [drawn, setDrawn] = useState<StoredScreen | null | undefined>();
  useEffect(() => {
    let isCurrent = true;
    const draw = (found: StoredScreen | null) => {
      if (!isCurrent) return;
      setDrawn(found);
      setNew(false);
    };
    screenAt(path).then(draw, () => draw(null));
    return () => {
      isCurrent = false;
    };
  }, [path]);
  // Once back online, stored responses that no hook has shown yet are dropped, so that they're refetched.
  const fallback = useMemo(
    () =>
      isNew ? {} : Object.fromEntries(Object.entries(drawn?.responses ?? {}).map(([key, { data }]) => [key, data])),
    [drawn, isNew],
  );
  const onNew = useCallback(() => setNew(true), []);

  return <Drawing path={path} drawn={drawn} isNew={isNew} fallback={fallback} onNew={onNew} />;
}
