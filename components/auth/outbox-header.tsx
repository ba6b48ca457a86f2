"use client";

import { ScreenHeader } from "@/components/layout/screen-header";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

/** Leads back to the step (sign-up or reset) this tab remembers. */
export function OutboxHeader() {
  const back = () => (window.history.length > 1 ? window.history.back() : navigate(paths.signup()));
  return <ScreenHeader title="Outbox" subtitle="The messages this demo would have sent you" back={back} />;
}
