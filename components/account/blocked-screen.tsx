"use client";

import { AccountFrame } from "@/components/account/account-frame";
import { RestrictedPeople } from "@/components/account/restricted-people";

export function BlockedScreen() {
  return (
    <AccountFrame title="Blocked & muted">
      <RestrictedPeople how="block" />
      <RestrictedPeople how="mute" />
    </AccountFrame>
  );
}
