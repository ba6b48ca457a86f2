import { useState } from "react";
import { forgetPerson } from "@/components/account/forget-person";
import { toastAfterNavigation } from "@/components/ui/use-toast";
import { postJson } from "@/lib/core/client/api-client";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

/** Ends the session. Spec §7: on success or error, a full reload to "/". */
export function useLogOut() {
  const [pending, setPending] = useState(false);
  const logOut = async () => {
    setPending(true);
    let ended = true;
    try {
      await postJson(paths.api.logout);
    } catch {
      ended = false;
    }
    await forgetPerson();
    if (ended) toastAfterNavigation({ title: "Logged out" });
    navigate(paths.home);
  };
  return { logOut, pending };
}
