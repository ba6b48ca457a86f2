"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { SWRConfig } from "swr";
import { RewardHost } from "@/components/activity/reward-host";
import { AppProvider } from "@/components/app-context/app-provider";
import { BottomNav } from "@/components/layout/bottom-nav";
import { PhoneFrame } from "@/components/layout/phone-frame";
import { OutboxHost } from "@/components/outbox/outbox-host";
import { OfflineScreen } from "@/components/shell/offline-screen";
import { isScreenName, SCREENS } from "@/components/shell/screens";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import type { CurrentUser } from "@/lib/auth/accounts/schema";
import { getJson } from "@/lib/core/client/api-client";
import { forgetDevice, type Person, readPack, readPerson, type Seen } from "@/lib/core/client/device-store";
import { navigate } from "@/lib/core/client/navigate";
import { isReachable } from "@/lib/core/client/reachable";
import { keepSeenFor, notAgain } from "@/lib/core/client/seen";
import { readScreen, readSeen } from "@/lib/core/client/seen-store";
import { useRefresh } from "@/lib/core/client/sync";
import { timeAgo } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

/** Screens that ask the server for nothing: they open even where they never were. */
const ALWAYS: Record<string, { name: string; props: object }> = {
  [paths.newPost]: { name: "newPost", props: {} },
  [paths.settingsPage("download")]: { name: "download", props: {} },
  [paths.waiting]: { name: "waiting", props: {} },
};

/** Screens that the downloaded city is enough for. */
const IN_PACK: typeof ALWAYS = {
  [paths.discover()]: { name: "discover", props: {} },
  [paths.saved]: { name: "saved", props: {} },
};

type Drawn = { person: Person; Screen: ComponentType<object>; props: object; seen: Record<string, Seen>; at: number };

/** What there is to draw at this address; null where it was never seen, or by nobody who is known here. */
async function drawnAt(path: string): Promise<Drawn | null> {
  const person = await readPerson();
  if (!person) return null;
  const { id } = person.viewer;
  const pack = await readPack(id);
  const screen = (await readScreen(id, path)) ?? ALWAYS[path] ?? (pack ? IN_PACK[path] : undefined);
  if (!screen || !isScreenName(screen.name)) return null;
  const seen = await readSeen(id);
  for (const [key, data] of Object.entries(pack?.answers ?? {}))
    if (pack && pack.at > (seen[key]?.at ?? 0)) seen[key] = { data, at: pack.at };
  keepSeenFor(id);
  notAgain(seen);
  const drawnFrom = path in IN_PACK && pack ? pack.at : Date.now();
  const at = "at" in screen && typeof screen.at === "number" ? screen.at : drawnFrom;
  // Only `KeepScreen` writes them, each screen's own properties under its own name.
  const Screen = SCREENS[screen.name] as ComponentType<object>;
  return { person, Screen, props: screen.props, seen, at };
}

function Waiting() {
  return (
    <main className="flex-1 px-4 pt-20 pb-nav">
      <SkeletonGroup label="Opening what you saw last">
        <Skeleton className="mb-4 h-10 w-2/3 rounded-control" />
        <Skeleton className="mb-4 h-40 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </SkeletonGroup>
    </main>
  );
}

const endpointOf = (key: string) => key.replace(/^\$inf\$/, "").split("?")[0] ?? "";

/** No browser event says that the server is reachable again. */
const LOOK_AGAIN_MS = 5000;

/** How old the screen is. Once the server answers everything on it is fetched anew, and this line goes. */
function SavedCopy({ userId, seen, at, onNew }: Pick<Drawn, "seen" | "at"> & { userId: string; onNew: () => void }) {
  const refresh = useRefresh();
  useEffect(() => {
    let isCurrent = true;
    let isBusy = false; // one round on a slow line takes longer than the next look
    const renew = async () => {
      if (isBusy || !navigator.onLine) return;
      isBusy = true;
      try {
        if (!(await isReachable())) return;
        // Somebody else may have signed in since, by way of another site: none of this is theirs.
        if ((await getJson<CurrentUser>(paths.api.currentUser)).id !== userId) {
          await forgetDevice();
          return navigate(window.location.pathname + window.location.search);
        }
        await refresh([...new Set(Object.keys(seen).map(endpointOf))], "sync");
        if (isCurrent && (await isReachable())) onNew();
      } catch {
        // The next look tries again.
      } finally {
        isBusy = false;
      }
    };
    const again = () => void renew();
    again();
    const timer = setInterval(again, LOOK_AGAIN_MS);
    window.addEventListener("online", again);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [refresh, seen, userId, onNew]);
  const iso = new Date(at).toISOString();
  return (
    <div className="bg-sky-wash pt-safe">
      <p role="note" className="px-4 py-1.5 text-center text-ink-soft text-sm">
        Saved copy, seen <time dateTime={iso}>{timeAgo(iso, new Date())}</time>
      </p>
    </div>
  );
}

/**
 * The page that the service worker shows without a network, at whatever address: it has nobody in it, and draws the
 * screen of that address from what this device keeps of the person who was signed in last.
 */
export function Shell() {
  const path = usePathname();
  const [isNew, setNew] = useState(false);
  const [drawn, setDrawn] = useState<Drawn | null | undefined>();
  useEffect(() => {
    let isCurrent = true;
    const draw = (found: Drawn | null) => {
      if (!isCurrent) return;
      setDrawn(found);
      setNew(false);
    };
    drawnAt(path).then(draw, () => draw(null));
    return () => {
      isCurrent = false;
    };
  }, [path]);
  // What the device kept and no hook has shown yet is not handed on once there is a network: it is asked for.
  const fallback = useMemo(
    () => (isNew ? {} : Object.fromEntries(Object.entries(drawn?.seen ?? {}).map(([key, { data }]) => [key, data]))),
    [drawn, isNew],
  );
  const onNew = useCallback(() => setNew(true), []);

  if (drawn === undefined) {
    return (
      <PhoneFrame>
        <Waiting />
      </PhoneFrame>
    );
  }
  if (drawn === null) {
    return (
      <PhoneFrame>
        <OfflineScreen />
        <BottomNav />
      </PhoneFrame>
    );
  }
  const { person, Screen, props, seen, at } = drawn;
  return (
    <SWRConfig value={{ fallback }}>
      <AppProvider viewer={person.viewer} preferences={person.preferences}>
        <PhoneFrame>
          {!isNew && <SavedCopy userId={person.viewer.id} seen={seen} at={at} onNew={onNew} />}
          <Suspense fallback={<Waiting />}>
            <Screen {...props} />
          </Suspense>
        </PhoneFrame>
        <OutboxHost userId={person.viewer.id} />
        <RewardHost />
      </AppProvider>
    </SWRConfig>
  );
}
