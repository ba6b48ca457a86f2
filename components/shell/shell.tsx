"use client";

import { usePathname } from "next/navigation";
import { Component, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { SWRConfig } from "swr";
import { BarPills } from "@/components/activity/bar-pills";
import { RewardHost } from "@/components/activity/reward-host";
import { AppProvider } from "@/components/app-context/app-provider";
import { BottomNav } from "@/components/layout/bottom-nav";
import { PhoneFrame } from "@/components/layout/phone-frame";
import { OutboxHost } from "@/components/outbox/outbox-host";
import { OfflineScreen } from "@/components/shell/offline-screen";
import { type StoredScreen, screenAt } from "@/components/shell/stored-screen";
import { Button } from "@/components/ui/button";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useConfirmUser } from "@/lib/auth/accounts/hooks";
import { deleteDevice } from "@/lib/core/client/device-owner";
import { navigate } from "@/lib/core/client/navigate";
import { isReachable } from "@/lib/core/client/reachable";
import { deleteScreen } from "@/lib/core/client/response-cache";
import { useRefresh } from "@/lib/core/client/sync";
import { addressOfKey } from "@/lib/core/shared/cache-key";
import { timeAgo } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

/** What to refetch. By then, the session has just been checked. */
function endpointsOf(responses: StoredScreen["responses"]): Set<string> {
  const endpoints = new Set(Object.keys(responses).map((key) => addressOfKey(key).split("?")[0] ?? ""));
  endpoints.delete(paths.api.currentUser);
  return endpoints;
}

/** No browser event reports that the server is reachable again. */
const RETRY_INTERVAL_MS = 5000;

type SavedCopyProps = Pick<StoredScreen, "responses" | "at"> & { userId: string; onNew: () => void };

/** Shows how old the screen is. Once the server responds, everything on it is refetched and this line disappears. */
function SavedCopy({ userId, responses, at, onNew }: SavedCopyProps) {
  const refresh = useRefresh();
  const confirmUser = useConfirmUser();
  useEffect(() => {
    let isCurrent = true;
    let isBusy = false; // on a slow connection, one attempt can take longer than the interval
    const renew = async () => {
      if (isBusy || !navigator.onLine) return;
      isBusy = true;
      try {
        // Someone else may have signed in since then, in another tab: none of this is theirs.
        if (!(await confirmUser(userId))) {
          await deleteDevice();
          return navigate(window.location.pathname + window.location.search);
        }
        const isComplete = await refresh([...endpointsOf(responses)]);
        // One failed list doesn't make the others stale, but a lost connection does.
        if (isCurrent && (isComplete || (await isReachable()))) onNew();
      } catch {
        // The next round tries again.
      } finally {
        isBusy = false;
      }
    };
    const again = () => void renew();
    again();
    const timer = setInterval(again, RETRY_INTERVAL_MS);
    window.addEventListener("online", again);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [refresh, confirmUser, responses, userId, onNew]);
  const iso = new Date(at).toISOString();
  return (
    <div className="bg-sky-wash pt-safe">
      <p role="note" className="px-4 py-1 text-center text-ink-soft text-sm">
        Saved copy from <time dateTime={iso}>{timeAgo(iso, new Date())}</time>
      </p>
    </div>
  );
}

type StoredScreenBoundaryProps = { instead: ReactNode; onFailed: () => void; children: ReactNode };

/** Data stored by an earlier version may lack a field that this one renders; only that screen is dropped. */
class StoredScreenBoundary extends Component<StoredScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch() {
    this.props.onFailed();
  }
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

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
  stored: StoredScreen | null | undefined;
  isNew: boolean;
  fallback: Record<string, unknown>;
  onNew: () => void;
};

function Drawing({ path, stored, isNew, fallback, onNew }: DrawingProps) {
  if (!stored) return <PhoneFrame isMember>{stored === null ? <NotCached /> : <Opening />}</PhoneFrame>;
  const { person, Screen, props, ...copy } = stored;
  return (
    <SWRConfig value={{ fallback }}>
      <AppProvider viewer={person.viewer} preferences={person.preferences}>
        <PhoneFrame isMember>
          {!isNew && <SavedCopy userId={person.viewer.id} {...copy} onNew={onNew} />}
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
  const [stored, setStored] = useState<StoredScreen | null | undefined>();
  useEffect(() => {
    let isCurrent = true;
    const draw = (found: StoredScreen | null) => {
      if (!isCurrent) return;
      setStored(found);
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
      isNew ? {} : Object.fromEntries(Object.entries(stored?.responses ?? {}).map(([key, { data }]) => [key, data])),
    [stored, isNew],
  );
  const onNew = useCallback(() => setNew(true), []);

  return <Drawing path={path} stored={stored} isNew={isNew} fallback={fallback} onNew={onNew} />;
}
