import type { ReactNode } from "react";
import { AccountRows } from "@/components/account/account-screen";
import { SettingsFrame } from "@/components/account/settings-frame";
import { WideAside } from "@/components/layout/wide-aside";
import { Loading } from "@/components/ui/loading";
import { useSettings } from "@/lib/account/hooks";
import { paths } from "@/lib/core/shared/paths";

/** A page of the account menu, which is beside it on wide screens. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const menu = (
    <WideAside title="My Account">
      <div className="flex flex-col gap-4 p-4 pt-0">
        <AccountRows />
      </div>
    </WideAside>
  );
  return (
    <SettingsFrame title={title} back={paths.settingsPage("account")} aside={menu}>
      {children}
    </SettingsFrame>
  );
}

/** A sub-page whose controls each save on change. */
export function AccountSettingsFrame({ title, children }: { title: string; children: ReactNode }) {
  const { settings, error, retry } = useSettings();
  return (
    <AccountFrame title={title}>
      {settings ? (
        children
      ) : (
        <Loading error={error} onRetry={retry} label="Loading your settings" shapes={["h-96 rounded-card"]} />
      )}
    </AccountFrame>
  );
}
