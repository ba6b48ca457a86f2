import type { ReactNode } from "react";
import { AccountRows } from "@/components/account/account-screen";
import type { SettingProps } from "@/components/account/setting-controls";
import { SettingsFrame } from "@/components/account/settings-frame";
import { useChange } from "@/components/account/use-change";
import { WideAside } from "@/components/layout/wide-aside";
import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";
import { useSettings } from "@/lib/account/hooks";
import { paths } from "@/lib/core/shared/paths";

/** The account menu, shown beside the page on wide screens. */
function AccountAside() {
  return (
    <WideAside title="My Account">
      <div className="flex flex-col gap-4 p-4 pt-0">
        <AccountRows />
      </div>
    </WideAside>
  );
}

export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SettingsFrame title={title} back={paths.settingsPage("account")} aside={<AccountAside />}>
      {children}
    </SettingsFrame>
  );
}

type AccountSettingsFrameProps = { title: string; children: (setting: SettingProps) => ReactNode };

/** A sub-page whose controls each save on change. */
export function AccountSettingsFrame({ title, children }: AccountSettingsFrameProps) {
  const { settings, error, retry, change } = useSettings();
  const save = useChange(change);
  return (
    <AccountFrame title={title}>
      {settings ? (
        children({ settings, change: save })
      ) : (
        <Loading error={error} onRetry={retry} label="Loading your settings">
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
    </AccountFrame>
  );
}
