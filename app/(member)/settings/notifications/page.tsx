import type { Metadata } from "next";
import { NotificationSettingsScreen } from "@/components/account/notification-settings-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Notifications" };

export default async function NotificationsPage() {
  await requireMember(paths.settingsPage("notifications"));
  return <NotificationSettingsScreen />;
}
