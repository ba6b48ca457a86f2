import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import type { KnownScreen } from "@/components/shell/known-screen";
import type { CurrentUser } from "@/lib/auth/accounts/schema";
import { getJson } from "@/lib/core/client/api-client";
import { forgetDevice } from "@/lib/core/client/device-owner";
import { navigate } from "@/lib/core/client/navigate";
import { isReachable } from "@/lib/core/client/reachable";
import { useRefresh } from "@/lib/core/client/sync";
import { addressOfKey } from "@/lib/core/shared/cache-key";
import { timeAgo } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

/** What is fetched anew; who is signed in has just been asked by then. */
function endpointsOf(seen: KnownScreen["seen"]): Set<string> {
  const endpoints = new Set(Object.keys(seen).map((key) => addressOfKey(key).split("?")[0] ?? ""));
  endpoints.delete(paths.api.currentUser);
  return endpoints;
}

/** No browser event says that the server is reachable again. */
const LOOK_AGAIN_MS = 5000;

/** What was opened at once is not said to be old while the server may still answer. */
const PATIENCE_MS = 4000;

type SavedCopyProps = Pick<KnownScreen, "seen" | "at" | "isAtOnce"> & { userId: string; onNew: () => void };

/** How old the screen is. Once the server answers everything on it is fetched anew, and this line goes. */
export function SavedCopy({ userId, seen, at, isAtOnce, onNew }: SavedCopyProps) {
  const refresh = useRefresh();
  const { mutate } = useSWRConfig();
  const [isTold, setTold] = useState(!isAtOnce);
  useEffect(() => {
    const timer = setTimeout(() => setTold(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    let isCurrent = true;
    let isBusy = false; // one round on a slow line takes longer than the next look
    const renew = async () => {
      if (isBusy || !navigator.onLine) return;
      isBusy = true;
      try {
        const user = await getJson<CurrentUser>(paths.api.currentUser);
        // Somebody else may have signed in since, by way of another site: none of this is theirs.
        if (user.id !== userId) {
          await forgetDevice();
          return navigate(window.location.pathname + window.location.search);
        }
        await mutate(paths.api.currentUser, user, { revalidate: false });
        const isWhole = await refresh([...endpointsOf(seen)]);
        // One list that is refused does not make the others old; a line that was lost meanwhile does.
        if (isCurrent && (isWhole || (await isReachable()))) onNew();
      } catch {
        setTold(true); // the next look tries again
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
  }, [refresh, mutate, seen, userId, onNew]);
  if (!isTold) return null;
  const iso = new Date(at).toISOString();
  return (
    <div data-passing="" className="bg-sky-wash pt-safe">
      <p role="note" className="px-4 py-1.5 text-center text-ink-soft text-sm">
        Saved copy, seen <time dateTime={iso}>{timeAgo(iso, new Date())}</time>
      </p>
    </div>
  );
}
