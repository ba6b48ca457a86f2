import { useEffect } from "react";
import type { StoredScreen } from "@/components/shell/stored-screen";
import { useConfirmUser } from "@/lib/auth/accounts/hooks";
import { deleteDevice } from "@/lib/core/client/device-owner";
import { navigate } from "@/lib/core/client/navigate";
import { isReachable } from "@/lib/core/client/reachable";
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
export function SavedCopy({ userId, responses, at, onNew }: SavedCopyProps) {
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
        const isWhole = await refresh([...endpointsOf(responses)]);
        // One failed list doesn't make the others stale, but a lost connection does.
        if (isCurrent && (isWhole || (await isReachable()))) onNew();
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
