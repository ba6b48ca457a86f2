"use client";

import { ScreenHeader } from "@/components/layout/screen-header";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

/** The arrow leads back to the step the person came from, sign-up or reset, which this tab still knows. */
export function OutboxHeader() {
  const back = () => (window.history.length > 1 ? window.history.back() : navigate(paths.signup()));
  return <ScreenHeader title="Outbox" subtitle="The messages this demo would have sent you" back={back} />;
}
