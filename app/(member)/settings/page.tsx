import type { Metadata } from "next";
import { SettingsScreen } from "@/components/account/settings-screen";
import { env } from "@/lib/core/server/env";
import { memberOf } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const { isModerator } = await memberOf(paths.settings);
  return <SettingsScreen supportEmail={env.SUPPORT_EMAIL} isModerator={isModerator} />;
}
