"use client";

import { AccountFrame } from "@/components/account/account-frame";
import { YouSection } from "@/components/account/you-section";
import { useSignInMethods } from "@/lib/auth/providers/hooks";

/** `showOutbox`: only in the demo on this machine, where codes can be read at /outbox. */
export function NameScreen({ showOutbox = false }: { showOutbox?: boolean }) {
  const { data: methods } = useSignInMethods();
  return (
    <AccountFrame title="Name & contact">
      <YouSection methods={methods} showOutbox={showOutbox} />
    </AccountFrame>
  );
}
