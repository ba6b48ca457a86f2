import type { Metadata } from "next";
import { SettingsScreen } from "@/components/account/settings-screen";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { env } from "@/lib/core/server/env";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const { id, isModerator } = await requireMember(paths.settings);
  const screen = { supportEmail: env.SUPPORT_EMAIL, isModerator };
  return (
    <>
      <SettingsScreen {...screen} />
      <ScreenSnapshotWriter viewerId={id} name="settings" props={screen} />
    </>
  );
}
