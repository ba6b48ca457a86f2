import type { Metadata } from "next";
import { NotificationSettingsScreen } from "@/components/account/notification-settings-screen";
import { memberOf } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Notifications" };

export default async function NotificationsPage() {
  await memberOf(paths.settingsPage("notifications"));
  return <NotificationSettingsScreen />;
}
