"use client";

import { useState } from "react";
import { toastAfterNavigation } from "@/components/ui/use-toast";
import { postJson } from "@/lib/core/client/api-client";
import { forgetDevice } from "@/lib/core/client/device-store";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

/** What this device remembers of the person: the app's mirror of the server, and everything of this tab. */
function forgetPerson(): void {
  try {
    const mirrored = Object.keys(localStorage).filter((key) => key.startsWith("app-"));
    for (const key of mirrored) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

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
    forgetPerson();
    await forgetDevice();
    if (ended) toastAfterNavigation({ title: "Logged out" });
    navigate(paths.home);
  };
  return { logOut, pending };
}
