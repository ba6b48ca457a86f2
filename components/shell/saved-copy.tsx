import { useEffect } from "react";
import type { KnownScreen } from "@/components/shell/known-screen";
import { useConfirmUser } from "@/lib/auth/accounts/hooks";
import { deleteDevice } from "@/lib/core/client/device-owner";
import { navigate } from "@/lib/core/client/navigate";
import { isReachable } from "@/lib/core/client/reachable";
import { useRefresh } from "@/lib/core/client/sync";
import { addressOfKey } from "@/lib/core/shared/cache-key";
import { timeAgo } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

/** What is refetched. The signed-in user has just been checked by then. */
function endpointsOf(responses: KnownScreen["responses"]): Set<string> {
  const endpoints = new Set(Object.keys(responses).map((key) => addressOfKey(key).split("?")[0] ?? ""));
  endpoints.delete(paths.api.currentUser);
  return endpoints;
}

/** No browser event reports that the server is reachable again. */
const LOOK_AGAIN_MS = 5000;

type SavedCopyProps = Pick<KnownScreen, "responses" | "at"> & { userId: string; onNew: () => void };

/** Says how old the screen is. Once the server answers, everything on it is refetched and this line disappears. */
export function SavedCopy({ userId, responses, at, onNew }: SavedCopyProps) {
  const refresh = useRefresh();
  const confirmUser = useConfirmUser();
  useEffect(() => {
    let isCurrent = true;
    let isBusy = false; // a round on a slow connection takes longer than the interval
    const renew = async () => {
      if (isBusy || !navigator.onLine) return;
      isBusy = true;
      try {
        // Someone else may have signed in since, on another site: none of this is theirs.
        if (!(await confirmUser(userId))) {
          await deleteDevice();
          return navigate(window.location.pathname + window.location.search);
        }
        const isWhole = await refresh([...endpointsOf(responses)]);
        // One rejected list doesn't make the others old, but a connection lost meanwhile does.
        if (isCurrent && (isWhole || (await isReachable()))) onNew();
      } catch {
        // The next round tries again.
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
