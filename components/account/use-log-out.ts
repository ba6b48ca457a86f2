import { clearStoredPerson } from "@/components/account/clear-stored-person";
import { usePending } from "@/components/ui/use-pending";
import { toastAfterNavigation } from "@/components/ui/use-toast";
import { requestLogout } from "@/lib/auth/sessions/hooks";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

/** Ends the session. Spec §7: on success or error, a full reload to "/". */
export function useLogOut() {
  const { isPending, run } = usePending(undefined, { isLeaving: true });
  const leave = async () => {
    const ended = await requestLogout().then(
      () => true,
      () => false,
    );
    await clearStoredPerson();
    if (ended) toastAfterNavigation({ title: "Logged out" });
    navigate(paths.home);
  };
  return { logOut: () => run(leave), pending: isPending };
}
